/**
 * What the files of `specs/` were read as, in `dist/`, between one run of the generator or of `plainsum check` and the next:
 * YAML takes some ten times as long to read as JSON.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./read/fingerprint.ts";
import { valueReadAnew } from "./read/source-document.ts";
import type { SpecificationFile } from "./read/specification-file.ts";
import { readIfThere } from "./specification-files.ts";

/**
 * In the project's folder; below it a folder for the generator that read them, with a file for each file that was read. It
 * says in its first line of which bytes it is.
 */
export const readValuesPath = "dist/read-values";

/** The files, with what this version of the generator read of the same bytes before. */
export function withReadValues(
  root: string,
  version: string,
  files: readonly SpecificationFile[],
): readonly SpecificationFile[] {
  const folder = join(root, readValuesPath, version);
  return files.map((file) => ({
    path: file.path,
    get bytes() {
      return file.bytes;
    },
    known: () => {
      const [found] = readIfThere(root, join(folder, nameOf(file)));
      if (found === undefined) return undefined;
      const text = new TextDecoder().decode(found.bytes);
      const line = `${digestOf(file)}\n`;
      return text.startsWith(line) ? text.slice(line.length) : undefined;
    },
  }));
}

/** Keeps what this run has read of the files, and takes away what older generators kept and what of no file is any more. */
export function keepReadValues(root: string, version: string, files: readonly SpecificationFile[]): void {
  const all = join(root, readValuesPath);
  const folder = join(all, version);
  const read = files.flatMap((file) => {
    const value = valueReadAnew(file);
    return value === undefined ? [] : [{ file, text: `${digestOf(file)}\n${JSON.stringify(value)}` }];
  });
  if (read.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of read) {
    const path = join(folder, nameOf(file));
    // In its place at once: another run may be reading it.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  }
  const names = new Set(files.map((file) => nameOf(file)));
  for (const name of readdirSync(folder))
    if (name.endsWith(".json") && !names.has(name)) rmSync(join(folder, name), { force: true });
  for (const name of readdirSync(all))
    if (name !== version) rmSync(join(all, name), { recursive: true, force: true });
}

function nameOf({ path }: SpecificationFile): string {
  return `${encodeURIComponent(path)}.json`;
}
