import { watch } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { inspect } from "node:util";
import { stageNames, type StageName } from "../../generator/pipeline/calculator.ts";
import { checkSpecifications } from "../../generator/commands/check-specifications.ts";
import { readCachedRun } from "../../generator/build-cache.ts";
import { lineAndColumn } from "../../generator/diagnostics/excerpt.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { stageOf } from "../../generator/commands/show-stage.ts";
import { keepReadValues, withReadValues } from "../../generator/read-values.ts";
import { generatorVersion } from "../../generator/generator-version.ts";
import { readSpecifications } from "../../generator/specification-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";
import type { BuildCache } from "../../generator/pipeline/cached.ts";
import { readFoundRight, writeFoundRight } from "../author/found-right-file.ts";
import { selectedFolders, isBelow, isFoundFor } from "../author/selected-folders.ts";
import { noProjectText, projectRoot } from "../author/project-root.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { rejected } from "./misunderstood.ts";

/** How long an editor may take to write a file, in milliseconds. */
const pause = 30;

/** What `check` may be told besides paths. */
export interface CheckFlags {
  readonly json?: boolean;
  readonly watch?: boolean;
  readonly show?: string;
}

/**
 * `plainsum check [paths…] [--json] [--watch]`: every problem of the specifications, or of the calculators named and of
 * what they stand on. A path is one as the shell completes it, or a calculator's name. With `--show <stage>`, what that stage
 * of the generator makes of one of them.
 */
export function check(
  paths: readonly string[],
  { json = false, watch: isWatching = false, show }: CheckFlags,
  terminal: Terminal,
): ExitCode | Promise<ExitCode> {
  const root = projectRoot(process.cwd());
  if (root === undefined) return rejected(noProjectText, terminal);
  const stage = stageNames.find((name) => name === show);
  if (stage !== undefined) return showStage(root, paths, stage, terminal);
  if (show !== undefined)
    return rejected(`There is no stage ${show}; the stages are ${stageNames.join(", ")}`, terminal);
  const code = checkOnce(root, paths, json, terminal);
  if (!isWatching) return code;
  let waiting: NodeJS.Timeout | undefined;
  watch(join(root, "specs"), { recursive: true }, (_event, file) => {
    if (file === null || !file.endsWith(".yaml")) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => checkOnce(root, paths, json, terminal), pause);
  });
  // Until it is interrupted.
  return new Promise(() => {});
}

function checkOnce(root: string, paths: readonly string[], json: boolean, terminal: Terminal): ExitCode {
  const version = generatorVersion(root);
  const files = withReadValues(root, version, readSpecifications(root));
  const calculators = calculatorsIn(files);
  const cache = readCachedRun(root);
  const wanted: string[] = [];
  for (const path of paths) {
    const found = findPath(root, path, files) ?? folderOfPage(path, cache);
    if (found === undefined) return rejected(notFound(path, calculators), terminal);
    wanted.push(found);
  }
  const selected = wanted.length === 0 ? undefined : selectedFolders(wanted, files);
  const foundRight = readFoundRight(root, version);
  const problems = checkSpecifications(files, {
    today: terminal.today,
    version,
    foundRight,
    asFinished: true,
    ...(cache === undefined ? {} : { cache }),
    ...(selected === undefined ? {} : { isWanted: (id) => selected.has(id) }),
  }).filter(
    ({ place: { file } }) =>
      wanted.length === 0 ||
      isBelow(file, wanted) ||
      (selected !== undefined && isFoundFor(file, selected, files)),
  );
  writeFoundRight(root, version, foundRight);
  keepReadValues(root, version, files);
  const textOf = (file: string): string => {
    const found = files.find(({ path }) => path === file);
    return found === undefined ? "" : new TextDecoder().decode(found.bytes);
  };
  const isWrong = problems.some(({ severity }) => severity === "error");
  if (json) terminal.out(`${JSON.stringify(problems.map((problem) => jsonProblem(problem, textOf)))}\n`);
  else if (problems.length > 0) terminal.note(showDiagnostics(problems, textOf, { color: terminal.color }));
  if (isWrong) return 4;
  const checked = files.filter(({ path }) => wanted.length === 0 || isBelow(path, wanted)).length;
  if (!json)
    terminal.out(
      `${checked} ${checked === 1 ? "file" : "files"} checked, ${problems.length === 0 ? "nothing wrong" : "no errors"}\n`,
    );
  return 0;
}

/** How deep what a stage makes is printed: deeper lie the characters of the files. */
const printedDepth = 9;

function showStage(
  root: string,
  [path, ...more]: readonly string[],
  stage: StageName,
  terminal: Terminal,
): ExitCode {
  if (path === undefined || more.length > 0)
    return rejected("--show prints a stage of one calculator: name it, as in finance/tip", terminal);
  const files = readSpecifications(root);
  const found = findPath(root, path, files) ?? folderOfPage(path, readCachedRun(root));
  const id = found?.replace(/^specs\//, "").replace(/\/(?:calculator|part)\.yaml$/, "");
  const { today } = terminal;
  const made =
    id === undefined ? undefined : stageOf(files, id, stage, { today, version: generatorVersion(root) });
  if (made === undefined) return rejected(notFound(path, calculatorsIn(files)), terminal);
  terminal.out(`${inspect(made, { depth: printedDepth, maxArrayLength: null, colors: terminal.color })}\n`);
  return 0;
}

/** `finance/tip`, `specs/finance/tip`, or a path from the folder the command runs in. */
function findPath(root: string, path: string, files: readonly SpecificationFile[]): string | undefined {
  const fromHere = relative(root, resolve(path)).split(sep).join("/");
  const plain = path.replace(/\/+$/, "");
  return [fromHere, plain, `specs/${plain}`].find(
    (each) =>
      each === "specs" || files.some((file) => file.path === each || file.path.startsWith(`${each}/`)),
  );
}

/** The folder of the calculator with this page, `legal/oregon/assault-3rd-degree`, as it was last generated. */
function folderOfPage(page: string, cache: BuildCache | undefined): string | undefined {
  const found = Object.entries(cache?.calculators ?? {}).find(([, { entry }]) =>
    entry.variants.some(({ route }) => route === page),
  );
  return found === undefined ? undefined : `specs/${found[0]}`;
}

function notFound(path: string, calculators: readonly string[]): string {
  const near = nearestNames(path.replace(/^specs\//, ""), calculators);
  return `There is no specification at ${path}.${near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`}`;
}

function calculatorsIn(files: readonly SpecificationFile[]): readonly string[] {
  return files.flatMap(({ path }) => /^specs\/(.+)\/(?:calculator|part)\.yaml$/.exec(path)?.[1] ?? []);
}

/** A problem as `--json` has it; lines and columns count from 1. */
interface JsonDiagnostic {
  readonly number: string;
  readonly code: string;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly end_line: number;
  readonly end_column: number;
  readonly suggestion: string | null;
  readonly notes: readonly string[];
  readonly related: readonly {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }[];
}

function jsonProblem(
  { number, code, severity, message, place, suggestion, notes = [], related }: Diagnostic,
  textOf: (file: string) => string,
): JsonDiagnostic {
  const text = textOf(place.file);
  const end = lineAndColumn(text, place.span.end);
  return {
    number,
    code,
    severity,
    message,
    file: place.file,
    ...lineAndColumn(text, place.span.start),
    end_line: end.line,
    end_column: end.column,
    suggestion: suggestion ?? null,
    notes,
    related: related.map((other) => ({
      file: other.place.file,
      ...lineAndColumn(textOf(other.place.file), other.place.span.start),
      message: other.message,
    })),
  };
}
