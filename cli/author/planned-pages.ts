import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkShape } from "../../generator/check/shape.ts";
import { readDocument } from "../../generator/read/source-document.ts";

/** The pages still to come, as `specs/categories.yaml` names them. */
export function plannedPages(root: string): readonly string[] {
  const path = "specs/categories.yaml";
  if (!existsSync(join(root, path))) return [];
  const { document } = readDocument(path, readFileSync(join(root, path)));
  return (document === undefined ? undefined : checkShape("categories", document).value)?.planned ?? [];
}
