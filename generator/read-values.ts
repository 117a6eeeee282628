/**
 * What the files of `specs/` were read as, in `dist/`, between one run of the generator or of `plainsum check` and the next:
 * YAML takes some ten times as long to read as JSON.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "./read/fingerprint.ts";
import { valueRead } from "./read/source-document.ts";
import type { SpecificationFile } from "./read/specification-file.ts";
import { readIfThere } from "./specification-files.ts";

/** In the project's folder; below it a folder for the generator that read them, with a file for each file that was read. */
export const readValuesPath = "dist/read-values";

/** The files, with what this version of the generator read of the same bytes before. */
export function withReadValues(
  root: string,
  version: string,
  files: readonly SpecificationFile[],
): readonly SpecificationFile[] {
  const folder = join(root, readValuesPath, version);
  const kept = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return files.map((file) => {
    const name = nameOf(file);
    // Another run may have taken it away since.
    const known = (): string | undefined => {
      const [found] = readIfThere(root, join(folder, name));
      return found === undefined ? undefined : new TextDecoder().decode(found.bytes);
    };
    return kept.has(name) ? { ...file, known } : file;
  });
}

/** Keeps what this run has read of the files, and takes away what older generators kept and what of no file is any more. */
export function keepReadValues(root: string, version: string, files: readonly SpecificationFile[]): void {
  const all = join(root, readValuesPath);
  const folder = join(all, version);
  const read = files.filter((file) => file.known === undefined && valueRead(file) !== undefined);
  if (read.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const file of read) {
    const path = join(folder, nameOf(file));
    // In its place at once: another run may be reading it.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(valueRead(file)));
    renameSync(`${path}.${process.pid}`, path);
  }
  const names = new Set(files.map((file) => nameOf(file)));
  for (const name of readdirSync(folder))
    if (name.endsWith(".json") && !names.has(name)) rmSync(join(folder, name), { force: true });
  for (const name of readdirSync(all))
    if (name !== version) rmSync(join(all, name), { recursive: true, force: true });
}

function nameOf(file: SpecificationFile): string {
  return `${digestOf(file).slice(0, 24)}.json`;
}
