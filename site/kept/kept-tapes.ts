import { fromJson, readStored, store } from "./device-storage.ts";
import { hasTexts } from "./kept-figures.ts";
import { tapePrefix } from "./tape-key.ts";

/** One line of the tape: arithmetic that was worked out. */
export interface Calculation {
  /** In neutral writing, with the names it goes by: `rent=1250;rent*12`. */
  readonly canonical: string;
  /** A canonical decimal. */
  readonly result: string;
  readonly isInRadians: boolean;
  /** What was pasted, where it is the sum of a column. */
  readonly column?: PastedColumn;
}

/** A column of numbers that was pasted. */
export interface PastedColumn {
  readonly count: number;
  /** A canonical decimal. */
  readonly average: string;
  /** What in it is no number, each with its line. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

/** What the visitor named: `rent` of `rent = 1,250`, in neutral writing. */
export interface NamedResult {
  readonly name: string;
  readonly expression: string;
}

/** What was worked out on a calculator's page, the last first, and what was named there, the last at the end. */
export interface Tape {
  readonly lines: readonly Calculation[];
  readonly names: readonly NamedResult[];
}

/** A tape that stays on this device. */
export interface KeptTape extends Tape {
  /** The page's address without language, `math/basic`, and its title. */
  readonly route: string;
  readonly title: string;
}

/** The tape of a calculator that keeps it. */
export function keptTape(route: string): KeptTape | undefined {
  return readKeptTape(fromJson(readStored(tapePrefix + route) ?? ""));
}

/** Keeps it, from now on; false where the browser refuses. */
export function keepTape(tape: KeptTape): boolean {
  return store(tapePrefix + tape.route, JSON.stringify(tape));
}

/** Keeps that of a calculator no more. */
export function forgetTape(route: string): void {
  store(tapePrefix + route, undefined);
}

/** The tapes of all calculators that keep them. */
export function allTapes(): readonly KeptTape[] {
  try {
    return Object.entries({ ...localStorage }).flatMap(([key, text]) => {
      const tape = key.startsWith(tapePrefix) ? readKeptTape(fromJson(String(text))) : undefined;
      return tape === undefined ? [] : [tape];
    });
  } catch {
    // A browser that keeps nothing.
    return [];
  }
}

/** A tape as a page of ours kept it; what of it is none is left out. */
export function readKeptTape(value: unknown): KeptTape | undefined {
  if (!hasTexts(value, ["route", "title"]) || !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u.test(value.route))
    return undefined;
  const found = new Map<string, unknown>(Object.entries(value));
  const { route, title } = value;
  return {
    route,
    title,
    lines: listOf(found.get("lines")).flatMap(readLine),
    names: listOf(found.get("names")).flatMap((each) =>
      hasTexts(each, ["name", "expression"]) ? [{ name: each.name, expression: each.expression }] : [],
    ),
  };
}

function readLine(value: unknown): readonly Calculation[] {
  if (!hasTexts(value, ["canonical", "result"]) || !isDecimal(value.result)) return [];
  const found = new Map<string, unknown>(Object.entries(value));
  const column = readColumn(found.get("column"));
  return [
    {
      canonical: value.canonical,
      result: value.result,
      isInRadians: found.get("isInRadians") === true,
      ...(column === undefined ? {} : { column }),
    },
  ];
}

function readColumn(value: unknown): PastedColumn | undefined {
  if (!hasTexts(value, ["average"]) || !isDecimal(value.average)) return undefined;
  const found = new Map<string, unknown>(Object.entries(value));
  const count = found.get("count");
  if (typeof count !== "number") return undefined;
  const unread = listOf(found.get("unread")).flatMap((each) => {
    if (!hasTexts(each, ["text"])) return [];
    const line = new Map<string, unknown>(Object.entries(each)).get("line");
    return typeof line === "number" ? [{ line, text: each.text }] : [];
  });
  return { count, average: value.average, unread };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/u.test(text);
}
