import { displayWidth, padded } from "./display-width.ts";
import { wrap } from "./wrap.ts";

/** Columns of text: a heading each, and how it is aligned. */
export interface TextTable {
  readonly headings: readonly string[];
  readonly alignments: readonly ("start" | "end")[];
  readonly rows: readonly (readonly string[])[];
}
/** A name and its value; a note goes on lines of its own below them. */
export type Pair = readonly [name: string, value: string, note?: string | undefined];

/** The table with its columns aligned, two spaces between them; where it is wider than `width`, each row as pairs. */
export function tableText({ headings, alignments, rows }: TextTable, width: number): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => displayWidth(line[column] ?? ""))),
  );
  const total = widths.reduce((sum, each) => sum + each, 2 * (widths.length - 1));
  if (total > width)
    return rows
      .map((row) =>
        pairsText(
          headings.map((heading, column) => [heading, row[column] ?? ""]),
          "",
          width,
        ),
      )
      .join("\n\n");
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

/** Names and values, the values beside each other; where one does not fit beside its name, all stand below theirs. */
export function pairsText(pairs: readonly Pair[], indent: string, width: number): string {
  const names = Math.max(0, ...pairs.map(([name]) => displayWidth(name)));
  const column = displayWidth(indent) + names + 2;
  const fits = pairs.every(([name, value]) => name === "" || column + displayWidth(value) <= width);
  const beside = fits || width - column >= leastColumn;
  return pairs
    .map(([name, value, note]) => {
      const pair = beside
        ? wrap(value, width, `${indent}${padded(name, names, "end")}  `, " ".repeat(column)).trimEnd()
        : below(name, value, indent, width);
      return note === undefined ? pair : `${pair}\n${wrap(note, width, `${indent}  `)}`;
    })
    .join("\n");
}

/** A value below its name, both as far in as the name itself begins. */
function below(name: string, value: string, indent: string, width: number): string {
  const own = indent + " ".repeat(name.length - name.trimStart().length);
  return `${wrap(name, width, own, `${own}  `)}\n${wrap(value, width, `${own}  `)}`;
}

/** Room beside the names that values can be wrapped in. */
const leastColumn = 32;
