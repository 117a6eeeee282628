import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { fingerprint } from "./read/fingerprint.ts";
import type { SpecificationFile } from "./read/specification-file.ts";

/** Reads every file below `specs/` but hidden ones and notes in Markdown, paths with `/`, in one order on every machine. */
export function readSpecifications(root: string): readonly SpecificationFile[] {
  return filesBelow(join(root, "specs"))
    .filter((path) => !basename(path).startsWith(".") && !path.endsWith(".md"))
    .flatMap((path) => readIfThere(root, path));
}

/** Reads every post below `blog/`; the notes for those who write them are none. */
export function readPostFiles(root: string): readonly SpecificationFile[] {
  return filesBelow(join(root, "blog"))
    .filter((path) => path.endsWith(".md") && basename(path) !== "README.md")
    .flatMap((path) => readIfThere(root, path));
}

/** What the system says of a path to nothing. */
const gone: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR"]);

/** One file, or none where it has gone since it was listed. */
export function readIfThere(root: string, path: string): readonly SpecificationFile[] {
  return unlessGone(() => [{ path: relative(root, path).split(sep).join("/"), bytes: readFileSync(path) }]);
}

/**
 * None where what was listed has gone, as the files and folders do that editors write while they save, or where a file is
 * in the place of a folder on the way.
 */
function unlessGone<T>(work: () => readonly T[]): readonly T[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "code" in error && gone.has(error.code)) return [];
    throw error;
  }
}

/** Names the generator's own source, so that what an older one made is made again. */
export function generatorVersion(root: string): string {
  const sources = filesBelow(join(root, "generator")).flatMap((path) => readIfThere(root, path));
  return fingerprint(sources, "");
}

/** Every file below a folder, in one order on every machine; what a link leads to is as if it were there itself. */
export function filesBelow(folder: string): string[] {
  return filesIn(folder, []).toSorted();
}

/** `around` are the folders this one is in: a link to one of them would have no end. */
function filesIn(folder: string, around: readonly string[]): readonly string[] {
  return unlessGone(() => {
    const real = realpathSync(folder);
    if (around.includes(real)) return [];
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isFile() === true) return [path];
      return found?.isDirectory() === true ? filesIn(path, [...around, real]) : [];
    });
  });
}
