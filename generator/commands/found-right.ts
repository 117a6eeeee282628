/** What a check found right, so that the next one need not look again. */
import type { Words } from "../runtime/words.ts";
import { fingerprint } from "../read/fingerprint.ts";
import type { ReadingsOf } from "../emit/wanted-values.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { sees, type Folder, type SortedFiles } from "../pipeline/sort-files.ts";
import type { CachedCalculator } from "../pipeline/cached.ts";

export type FoundBy = Pick<CachedCalculator, "entry" | "search" | "searchData">;

/** A calculator or a part without a problem. */
export interface FoundRight {
  /** Of everything that can make a problem of it. */
  readonly fingerprint: string;
  /** Of what its examples and what its pages hide were worked out from. */
  readonly program: string;
  /** The folders of the parts it takes in. */
  readonly usedParts: readonly string[];
  /** The folder of the part it has a text from, by the text's key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Of a calculator: where it answers, and what the search knows of it. */
  readonly found?: FoundBy;
  /** By language: names the lines that find it, and all pages among which they do. */
  readonly lines?: Readonly<Record<string, string>>;
}

/** Names everything a problem of this folder can come from; ages are counted from `today`. */
export function wholeFingerprint(
  { fingerprint: own }: Folder,
  { shared: { fingerprint: shared, words } }: SortedFiles,
  today: string,
): string {
  return fingerprint([], [own, shared, today, ...Object.values(words)].join(" "));
}

/** Names everything the answers of a calculator come from: an edit of its words leaves most of them as they are. */
export function programFingerprint(
  { id, files, parts = [] }: Folder,
  { shared, tables }: SortedFiles,
  { background }: CalculatorModel,
  words: ReadonlyMap<string, Words>,
  readingsOf: ReadingsOf,
): string {
  const formulas = [...files, ...parts.flatMap((part) => part.files)].filter(({ path }) =>
    /\/(?:calculator|part)\.yaml$/.test(path),
  );
  const visible = tables.filter((table) => sees(id, table)).map(({ file }) => file);
  // A text that names a value has it worked out, and a page asks for what that needs.
  const keys = new Set([...words.values()].flatMap((own) => Object.keys(own)));
  const named = [...keys].map((key) => readingsOf(key));
  return fingerprint(
    [...formulas, ...visible],
    `${shared.fingerprint} ${JSON.stringify([named, background.variants])}`,
  );
}
