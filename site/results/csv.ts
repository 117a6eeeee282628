import type { Row, Scalar } from "../../generator/runtime/answer.ts";

/** A column of a CSV file: the id its cells stand under and its heading. */
export interface CsvColumn {
  readonly id: string;
  readonly label: string;
}

/**
 * Rows as CSV (RFC 4180) with unrounded numbers and a decimal point, whatever the page's language.
 * It starts with a byte order mark, without which spreadsheets take it for an old code page.
 */
export function csvText(columns: readonly CsvColumn[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => textCell(label)),
    ...rows.map((row) => columns.map(({ id }) => cell(row[id] ?? null))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

function cell(value: Scalar): string {
  if (value === null) return "";
  return typeof value === "string" ? textCell(value) : String(value);
}

/** A text that a spreadsheet would run as a formula is marked as text. */
function textCell(text: string): string {
  const tame = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
