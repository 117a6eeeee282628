import { currencies } from "./currencies.ts";
import type { Snapshot } from "./snapshot.ts";

/** Days that are kept for the chart. */
export const mostDays = 30;
/** Digits that are kept: one more than the chart shows, since it divides one rate by another. */
const digitsKept = 6;

/** The rates of several days, by day. */
export type Days = ReadonlyMap<string, Snapshot["rates"]>;

/** The days of a table that {@link daysTable} wrote. */
export function readDays(text: string): Days {
  const options = /options: \[([^\]]*)\]/.exec(text)?.[1]?.split(", ") ?? [];
  const rows = [...text.matchAll(/^ +- \[(\d{4}-\d{2}-\d{2}), (.*)\]$/gm)];
  return new Map(
    rows.map(([, day = "", cells = ""]) => {
      const rates = cells.split(", ").map((rate, index) => [options[index] ?? "", Number(rate)] as const);
      return [day, new Map(rates.filter(([, rate]) => Number.isFinite(rate)))];
    }),
  );
}

/** The last days as YAML, a row a day; `null` for a rate that a day lacks. */
export function daysTable(days: Days): string {
  const kept = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(-mostDays);
  const [newest = ""] = kept.at(-1) ?? [];
  return [
    "# yaml-language-server: $schema=../../../generated/schemas/table.schema.json",
    "# Written by `npm run rates`; do not edit.",
    "id: exchange_rate_days",
    "keys:",
    "  day: { type: date }",
    `  currency: { type: choice, options: [${currencies.join(", ")}] }`,
    "columns:",
    "  per_euro: { type: number, optional: true }",
    "across: currency",
    "periods:",
    "  - citation:",
    '      title: "Exchange rates of each day, package @fawazahmed0/currency-api"',
    '      url: "https://www.npmjs.com/package/@fawazahmed0/currency-api"',
    "      status: secondary",
    `      checked_on: ${newest}`,
    "    rows:",
    ...kept.map(
      ([day, rates]) => `      - [${[day, ...currencies.map((code) => cell(rates.get(code)))].join(", ")}]`,
    ),
    "",
  ].join("\n");
}

function cell(rate: number | undefined): string {
  return rate === undefined ? "null" : String(Number(rate.toPrecision(digitsKept)));
}
