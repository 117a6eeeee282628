import { currencies } from "./currencies.ts";
import type { Snapshot } from "./snapshot.ts";

/** Days after which an answer says that its rates are old. */
const ratesAreOldAfter = 7;

/** The table as YAML, as the formatter leaves it: a row a currency. */
export function ratesTable({ date, rates }: Snapshot, version: string): string {
  return [
    "# yaml-language-server: $schema=../../../generated/schemas/table.schema.json",
    "# Written by `npm run rates`; do not edit.",
    "id: exchange_rates",
    "keys:",
    "  currency: { type: choice }",
    "columns:",
    "  per_euro: { type: number }",
    "  date: { type: date }",
    "periods:",
    `  - from: ${date}`,
    `    stale_after: ${ratesAreOldAfter}`,
    "    citation:",
    `      title: "Exchange rates of ${date}, package @fawazahmed0/currency-api ${version}"`,
    `      url: "https://www.npmjs.com/package/@fawazahmed0/currency-api/v/${version}"`,
    "      status: secondary",
    `      checked_on: ${date}`,
    "    rows:",
    ...currencies.map((code) => `      - [${code}, ${rates.get(code)}, ${date}]`),
    "",
  ].join("\n");
}

/** The day and the rates of a table that {@link ratesTable} wrote; undefined where it has none. */
export function readRatesTable(text: string): Snapshot | undefined {
  const rows = [...text.matchAll(/^ +- \[([A-Z]{3}), ([\d.e+-]+), (\d{4}-\d{2}-\d{2})\]$/gm)];
  const date = rows[0]?.[3];
  return date === undefined
    ? undefined
    : { date, rates: new Map(rows.map(([, code = "", rate]) => [code, Number(rate)])) };
}
