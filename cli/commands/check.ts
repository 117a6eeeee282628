import { relative, resolve, sep } from "node:path";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { generate } from "../../generator/index.ts";
import { readSpecifications } from "../../generator/run.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** `plainsum check [paths…]`: every problem of the specifications, or of those below the paths. */
export function check(paths: readonly string[], terminal: Terminal): ExitCode {
  const root = projectRoot(process.cwd());
  if (root === undefined) {
    terminal.note(`${noProjectText}\n`);
    return 2;
  }
  const files = readSpecifications(root);
  const wanted = paths.map((path) => relative(root, resolve(path)).split(sep).join("/"));
  const isWanted = (file: string): boolean =>
    wanted.length === 0 || wanted.some((path) => file === path || file.startsWith(`${path}/`));
  const none = wanted.find(
    (path) => !files.some(({ path: file }) => file === path || file.startsWith(`${path}/`)),
  );
  if (none !== undefined) {
    terminal.note(`There is no specification at ${none}\n`);
    return 2;
  }
  const problems = generate(files, { today: terminal.today, version: "" }).problems.filter(
    ({ place, related }) => isWanted(place.file) || related.some((other) => isWanted(other.place.file)),
  );
  const textOf = (file: string): string => {
    const found = files.find(({ path }) => path === file);
    return found === undefined ? "" : new TextDecoder().decode(found.bytes);
  };
  if (problems.length > 0) terminal.note(showDiagnostics(problems, textOf, { color: terminal.color }));
  if (problems.some(({ severity }) => severity === "error")) return 4;
  const checked = files.filter(({ path }) => isWanted(path)).length;
  terminal.out(`${checked} files checked, nothing wrong\n`);
  return 0;
}
