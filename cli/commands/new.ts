import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { categories } from "../../generated/catalog.ts";
import { newSpecification } from "../author/new-specification.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** `plainsum new <category>/<slug>`: the first files of a calculator, right as they stand. */
export function createSpecification(args: readonly string[], terminal: Terminal): ExitCode {
  const [id = "", ...more] = args;
  const root = projectRoot(process.cwd());
  const problem =
    root === undefined
      ? noProjectText
      : (idProblem(id, more) ??
        (existsSync(join(root, "specs", id)) ? `specs/${id} is there already` : undefined));
  if (root === undefined || problem !== undefined) {
    terminal.note(`${problem ?? noProjectText}\n`);
    return 2;
  }
  for (const { path, text } of newSpecification(id)) {
    const file = join(root, "specs", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    terminal.out(`specs/${path}\n`);
  }
  terminal.note(`Next: change them, then npx plainsum check ${id}\n`);
  return 0;
}

function idProblem(id: string, more: readonly string[]): string | undefined {
  if (id === "" || more.length > 0)
    return "Name the calculator by its category and slug: plainsum new finance/rule-of-72";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id))
    return `"${id}" is no category and slug: lower-case letters, digits and hyphens, as in finance/rule-of-72`;
  const [category = ""] = id.split("/");
  const all = categories.map((each) => each.id);
  if (all.includes(category)) return undefined;
  const [near] = nearestNames(category, all);
  return `There is no category "${category}".${near === undefined ? ` There are ${all.join(", ")}.` : ` Did you mean ${near}?`}`;
}
