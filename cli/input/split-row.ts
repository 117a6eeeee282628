import type { ScalarInput } from "../../generator/runtime/description.ts";
import { splitCells } from "../../generator/runtime/query.ts";

/** A column of a row that is typed. */
export type RowColumn = Pick<ScalarInput, "id" | "type">;
/** The cells of a row by column, or what is wrong with how it was typed. */
export type SplitRow =
  | {
      readonly kind: "cells";
      /** Without the columns that were left out. */
      readonly cells: Readonly<Record<string, string>>;
      /** They were typed in the order of the columns, without names. */
      readonly isInOrder: boolean;
    }
  | { readonly kind: "unknown_column"; readonly cell: string }
  | { readonly kind: "too_many_cells" };

/**
 * Splits one row as typed after its flag: `Homework,90,20` in the order of the columns, `name=Homework,score=90`
 * by their names, or `Homework~90~20` as it stands in a link. Text in double quotes may hold commas. One word of a name
 * is enough where no other column has it (`class=H` for `prior_class`); a yes or no that is only named is a yes.
 */
export function splitRow(row: string, columns: readonly RowColumn[]): SplitRow {
  const cells = row.includes("~") ? splitCells(row) : splitAtCommas(row);
  const named = cells.map((cell) => namedCell(cell, columns));
  if (named.some((cell) => cell !== undefined && cell.text !== undefined)) {
    const unknown = named.findIndex((cell) => cell === undefined);
    if (unknown !== -1) return { kind: "unknown_column", cell: cells[unknown] ?? "" };
    const known = named.flatMap((cell) =>
      cell === undefined ? [] : [[cell.column, cell.text ?? "yes"] as const],
    );
    return { kind: "cells", cells: Object.fromEntries(known), isInOrder: false };
  }
  if (cells.length > columns.length) return { kind: "too_many_cells" };
  // A text may look like a name beside other cells; alone, it is more likely the name of a column with a slip in it.
  const mayHold = row.includes("~") || cells.length > 1;
  const misnamed = cells.findIndex(
    (cell, index) => !(mayHold && columns[index]?.type === "text") && /^[\w -]+=/u.test(cell),
  );
  if (misnamed !== -1) return { kind: "unknown_column", cell: cells[misnamed] ?? "" };
  return {
    kind: "cells",
    cells: Object.fromEntries(
      columns.flatMap(({ id }, index) => {
        const cell = cells[index];
        return cell === undefined ? [] : [[id, cell]];
      }),
    ),
    isInOrder: true,
  };
}

/** `score=90`, or the name alone of a yes or no. */
function namedCell(
  cell: string,
  columns: readonly RowColumn[],
): { readonly column: string; readonly text?: string } | undefined {
  const equals = cell.indexOf("=");
  const named = columnNamed(equals < 1 ? cell : cell.slice(0, equals), columns);
  if (named === undefined) return undefined;
  if (equals < 1) return named.type === "boolean" ? { column: named.id } : undefined;
  return { column: named.id, text: cell.slice(equals + 1).trim() };
}

function columnNamed(typed: string, columns: readonly RowColumn[]): RowColumn | undefined {
  const name = typed.trim().replaceAll(/[- ]/g, "_").toLowerCase();
  const exact = columns.find(({ id }) => id === name);
  if (exact !== undefined) return exact;
  const words = name.split("_");
  const [one, ...others] = columns.filter(({ id }) => words.every((word) => id.split("_").includes(word)));
  return others.length === 0 ? one : undefined;
}

function splitAtCommas(row: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === "," && !isQuoted) cells.push("");
    else cells.push((cells.pop() ?? "") + letter);
  }
  return cells.map((cell) => cell.trim());
}
