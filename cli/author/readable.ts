import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { showDiagnostics } from "../../generator/diagnostics/show.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import type { Terminal } from "../terminal.ts";
import { partsOf, type WordsFolder } from "./words-folders.ts";

/** Whether these files below the project's root are YAML, where they are there; what is wrong with others is shown. */
export function areReadable(root: string, paths: readonly string[], terminal: Terminal): boolean {
  const files = new Map(
    paths
      .filter((path) => existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path))]),
  );
  const problems = [...files].flatMap(([path, bytes]) => readDocument(path, bytes).problems);
  if (problems.length === 0) return true;
  const textOf = (path: string): string => new TextDecoder().decode(files.get(path));
  terminal.note(showDiagnostics(problems, textOf, { color: terminal.color }));
  return false;
}

/** The words files of these folders in these languages, as paths from the project's root. */
export function wordsFiles(folders: readonly WordsFolder[], locales: readonly string[]): readonly string[] {
  return folders.flatMap(partsOf).flatMap(({ id }) => locales.map((locale) => `specs/${id}/${locale}.yaml`));
}
