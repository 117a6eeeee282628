import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { fingerprint } from "./read/fingerprint.ts";
import type { SpecificationFile } from "./specification.ts";

/** Reads every file below `specs/` but hidden ones and notes in Markdown, paths with `/`, in one order on every machine. */
export function readSpecifications(root: string): readonly SpecificationFile[] {
  return filesBelow(join(root, "specs"))
    .filter((path) => !basename(path).startsWith(".") && !path.endsWith(".md"))
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), bytes: readFileSync(path) }));
}

/** Reads every post below `blog/`; the notes for those who write them are none. */
export function readPostFiles(root: string): readonly SpecificationFile[] {
  return filesBelow(join(root, "blog"))
    .filter((path) => path.endsWith(".md") && basename(path) !== "README.md")
    .map((path) => ({ path: relative(root, path).split(sep).join("/"), bytes: readFileSync(path) }));
}

/** Names the generator's own source, so that what an older one made is made again. */
export function generatorVersion(root: string): string {
  const sources = filesBelow(join(root, "generator")).map((path) => ({
    path: relative(root, path),
    bytes: readFileSync(path),
  }));
  return fingerprint(sources, "");
}

/** Every file below a folder, in one order on every machine. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
