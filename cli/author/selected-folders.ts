import { classify, isPart, isTableWords } from "../../generator/read/classify.ts";
import { localesIn, ownerOf, sees } from "../../generator/pipeline/sort-files.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";

/**
 * The calculators, parts and words of tables that files below these paths belong to; of a table, all that may look it
 * up. Undefined where one of them is everybody's, such as a unit.
 */
export function selectedFolders(
  paths: readonly string[],
  files: readonly SpecificationFile[],
): ReadonlySet<string> | undefined {
  const locales = localesIn(files);
  const selected = new Set<string>();
  for (const { path } of files.filter((file) => isBelow(file.path, paths))) {
    const owner = ownerOf(path, locales);
    if (owner !== undefined) {
      selected.add(owner);
      continue;
    }
    const kind = classify(path, locales);
    if (kind.kind !== "table" || kind.folder === "") return undefined;
    for (const file of files) {
      const id = ownerOf(file.path, locales);
      if (id !== undefined && sees(id, kind)) selected.add(id);
    }
  }
  return selected;
}

/** Whether a file is one of these paths or lies below one. */
export function isBelow(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => file === path || file.startsWith(`${path}/`));
}

/** Whether a problem of this file was found for the folders asked: its own, what everybody shares, and parts and words of tables they can see. */
export function isFoundFor(
  file: string,
  selected: ReadonlySet<string>,
  files: readonly SpecificationFile[],
): boolean {
  const owner = ownerOf(file, localesIn(files));
  if (owner === undefined || selected.has(owner)) return true;
  const folder = owner.split("/").slice(0, -2).join("/");
  return (isPart(owner) || isTableWords(owner)) && [...selected].some((id) => sees(id, { folder }));
}
