import { readdirSync, readFileSync, realpathSync, statSync, type Stats } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { SpecificationFile } from "./read/specification-file.ts";
import { once } from "./runtime/once.ts";

/**
 * Every file below `specs/` but hidden ones and notes in Markdown, paths with `/`, in one order on every machine. A file is
 * read when its bytes are first asked for; one that has gone by then is empty.
 */
export function readSpecifications(root: string): readonly SpecificationFile[] {
  const specs = join(root, "specs");
  return filesBelow(specs)
    .filter((path) => !basename(path).startsWith(".") && !path.endsWith(".md"))
    .map((path) => {
      const bytes = once(() => readIfThere(root, path)[0]?.bytes ?? new Uint8Array());
      return {
        path: `specs${path.slice(specs.length).replaceAll(sep, "/")}`,
        get bytes() {
          return bytes();
        },
      };
    });
}

/** When a file was last changed, in milliseconds; a file that has gone was never. */
export function changeOf(path: string): number {
  const [found] = unlessGone(() => [statSync(path)]);
  return found?.ctimeMs ?? Infinity;
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
  return unlessGone(() => [{ path: relative(root, path).replaceAll(sep, "/"), bytes: readFileSync(path) }]);
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

/** Every file below a folder, in one order on every machine; what a link leads to is as if it were there itself. */
export function filesBelow(folder: string): string[] {
  return filesIn(folder, []).toSorted();
}

/** `around` are the folders this one is in. */
function filesIn(folder: string, around: readonly string[]): readonly string[] {
  const within = [...around, folder];
  return unlessGone(() =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const found = entry.isSymbolicLink() ? followed(path, within) : entry;
      if (found?.isFile() === true) return [path];
      return found?.isDirectory() === true ? filesIn(path, within) : [];
    }),
  );
}

/** What a link leads to, unless to nothing or to a folder it is in, which would have no end. */
function followed(link: string, within: readonly string[]): Stats | undefined {
  const found = statSync(link, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found;
  const real = realpathSync(link);
  return within.some((folder) => realpathSync(folder) === real) ? undefined : found;
}
