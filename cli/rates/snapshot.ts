import { currencies } from "./currencies.ts";

/** Rates of one day: units of each currency for one euro, by its code. */
export interface Snapshot {
  readonly date: string;
  readonly rates: ReadonlyMap<string, number>;
}
export type SnapshotReading =
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot }
  | { readonly kind: "unreadable"; readonly reason: string };

/** Reads the package's `eur.json`; anything of another form is `unreadable`. What has no rate is left out. */
export function readSnapshot(text: string): SnapshotReading {
  const value = readJson(text);
  if (typeof value !== "object" || value === null || !("date" in value) || !("eur" in value))
    return unreadable("no date or no rates");
  const { date, eur } = value;
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    return unreadable("the date is not YYYY-MM-DD");
  if (typeof eur !== "object" || eur === null) return unreadable("the rates are not a record");
  const found = new Map<string, unknown>(Object.entries(eur));
  const rates = new Map<string, number>();
  for (const code of currencies) {
    const rate = found.get(code.toLowerCase());
    if (typeof rate === "number" && rate > 0 && Number.isFinite(rate)) rates.set(code, rate);
  }
  return { kind: "snapshot", snapshot: { date, rates } };
}

/** The currencies a snapshot has no rate for; some are left out on some days. */
export function missingIn({ rates }: Snapshot): readonly string[] {
  return currencies.filter((code) => !rates.has(code));
}

/** The value of a JSON text; undefined when it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function unreadable(reason: string): SnapshotReading {
  return { kind: "unreadable", reason };
}
