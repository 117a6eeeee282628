import type { Row, Scalar } from "../../generator/runtime/answer.ts";

/** A column of a CSV file: the id its cells stand under, its heading, and the decimals numbers are rounded to, if any. */
export interface CsvColumn {
  readonly id: string;
  readonly label: string;
  readonly decimals?: number | undefined;
}

/**
 * Rows as CSV (RFC 4180) with a decimal point, whatever the page's language.
 * It starts with a byte order mark, without which spreadsheets take it for an old code page.
 */
export function csvText(columns: readonly CsvColumn[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => textCell(label)),
    ...rows.map((row) => columns.map(({ id, decimals }) => cell(row[id] ?? null, decimals))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/u;

function cell(value: Scalar, decimals: number | undefined): string {
  if (value === null) return "";
  if (typeof value === "number" && decimals !== undefined) return value.toFixed(decimals);
  return typeof value === "string" ? textCell(value) : String(value);
}

/** A text that a spreadsheet would run as a formula is marked as text; a number below zero is none. */
function textCell(text: string): string {
  const tame = /^[=+\-@\t\r]/u.test(text) && !isNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
