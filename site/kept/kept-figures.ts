import { fromJson, readStored, store } from "./device-storage.ts";

/** Figures a visitor keeps on this device under a name of their own. */
export interface KeptFigures {
  readonly name: string;
  /** The page's address without origin, `/en/finance/mortgage`, and the inputs it was left with as a query. */
  readonly path: string;
  readonly query: string;
  /** The calculator's title and its answer in a sentence, in the page's language. */
  readonly calculator: string;
  readonly answer: string;
  /** The day they were kept, `2026-11-28`. */
  readonly day: string;
}

/** As long as a name fits into a list. */
export const longestName = 60;

/** Where a browser has them: a list, the last first. */
const key = "plainsum.figures";

/** The figures kept on this device, the last first. */
export function keptFigures(): readonly KeptFigures[] {
  return readKeptFigures(fromJson(readStored(key) ?? ""));
}

/** Keeps exactly these; false where the browser refuses. */
export function keepFigures(all: readonly KeptFigures[]): boolean {
  return store(key, all.length === 0 ? undefined : JSON.stringify(all));
}

/** Those of a list that a page of ours kept. */
export function readKeptFigures(list: unknown): readonly KeptFigures[] {
  return Array.isArray(list) ? list.filter((each: unknown) => isKept(each)) : [];
}

/** Whether two are the same figures under the same name. */
export function isSameKept(one: KeptFigures, other: KeptFigures): boolean {
  return one.name === other.name && one.path === other.path && one.query === other.query;
}

function isKept(value: unknown): value is KeptFigures {
  return (
    hasTexts(value, ["name", "path", "query", "calculator", "answer", "day"]) &&
    isPlace(value.path + value.query)
  );
}

/** Whether something has texts of these names. */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<Name, string>> {
  if (typeof value !== "object" || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof found.get(name) === "string");
}

/** The address of a page below a language, and what it asks: nothing else becomes a link. */
const placePattern = /^\/[a-z]{2,3}(?:-[a-z]+)?(?:\/[a-z0-9-]+)+(?:\?.*)?$/iu;

/** Whether it leads to a page of this site. */
export function isPlace(address: string): boolean {
  return placePattern.test(address);
}
