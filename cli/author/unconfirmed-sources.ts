import { documentsBelow } from "./documents-below.ts";

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
  return documentsBelow(root, folder, ["table", "calculator", "part"]).flatMap(({ name: file, document }) => {
    const found = unconfirmedIn(document.value).map((each) => ({ file, ...each }));
    return [...new Map(found.map((each) => [each.title, each])).values()];
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
