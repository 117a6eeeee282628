import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { classify, type FileKind } from "../../generator/read/classify.ts";
import { readDocument, type SourceDocument } from "../../generator/read/source-document.ts";
import { offeredLocales } from "./words-folders.ts";

/** A specification's file that could be read. */
export interface NamedDocument {
  /** Without the folder of all and the file's ending: `legal/oregon/tables/theft-degrees`. */
  readonly name: string;
  readonly document: SourceDocument;
}

/** The files of these kinds below a folder of `specs/`, in the order of their names. */
export function documentsBelow(
  root: string,
  folder: string,
  kinds: readonly FileKind["kind"][],
): readonly NamedDocument[] {
  const locales = offeredLocales(root);
  return readdirSync(join(root, "specs", folder), { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => kinds.includes(classify(path, locales).kind))
    .toSorted()
    .flatMap((path) => {
      const { document } = readDocument(path, readFileSync(join(root, path)));
      const name = path.replace(/^specs\//u, "").replace(/\.yaml$/u, "");
      return document === undefined ? [] : [{ name, document }];
    });
}
