import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { classify } from "../../generator/read/classify.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import { offeredLocales } from "./words-folders.ts";

/** A figure or rule whose official text nobody found yet. */
export interface UnconfirmedSource {
  /** `legal/oregon/tables/theft-degrees`, `legal/ohio/credit-time/calculator` */
  readonly file: string;
  /** What it is, as its citation says. */
  readonly title: string;
  /** Where it was looked for, and what was found instead. */
  readonly tried: string;
}

/** What is unconfirmed below a folder of `specs/`, each once a file, in the order of the files. */
export function unconfirmedSources(root: string, folder: string): readonly UnconfirmedSource[] {
  const specs = join(root, "specs");
  const locales = offeredLocales(root);
  return readdirSync(join(specs, folder), { recursive: true, withFileTypes: true })
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => ["table", "calculator", "part"].includes(classify(path, locales).kind))
    .toSorted()
    .flatMap((path) => {
      const { document } = readDocument(path, readFileSync(join(root, path)));
      const found = document === undefined ? [] : unconfirmedIn(document.value);
      const file = path.replace(/^specs\//u, "").replace(/\.yaml$/u, "");
      return [...new Map(found.map((each) => [each.title, { file, ...each }])).values()];
    });
}

/** The citations in a document, wherever they are: rows, formulas, constants, checks and refusals have them. */
function unconfirmedIn(value: unknown): readonly Omit<UnconfirmedSource, "file">[] {
  if (typeof value !== "object" || value === null) return [];
  const own =
    "status" in value && value.status === "unconfirmed" && "title" in value
      ? [{ title: String(value.title), tried: "tried" in value ? String(value.tried) : "" }]
      : [];
  return [...own, ...Object.values(value).flatMap(unconfirmedIn)];
}
