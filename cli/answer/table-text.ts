import { displayWidth, padded } from "./display-width.ts";

/** Columns of text: a heading each, and how it is aligned. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly alignments: readonly ("start" | "end")[];
  readonly rows: readonly (readonly string[])[];
}

/** The table with its columns aligned, two spaces between them. */
export function tableText({ headings, alignments, rows }: TextTable): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => displayWidth(line[column] ?? ""))),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          padded(cell, widths[column] ?? 0, alignments[column] === "end" ? "start" : "end"),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Names and values, the values beside each other. */
export function pairsText(pairs: readonly (readonly [name: string, value: string])[], indent = ""): string {
  const width = Math.max(0, ...pairs.map(([name]) => displayWidth(name)));
  return pairs
    .map(([name, value]) => `${indent}${padded(name, width, "end")}  ${value}`.trimEnd())
    .join("\n");
}
