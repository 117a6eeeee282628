import { splitCells } from "../../generator/runtime/query.ts";

/** The cells of a row by column, or what is wrong with how it was typed. */
export type SplitRow =
  | { readonly kind: "cells"; readonly cells: Readonly<Record<string, string>> }
  | { readonly kind: "unknown_column"; readonly cell: string }
  | { readonly kind: "too_many_cells" };

/**
 * Splits one row as typed after its flag: `Homework,90,20` in the order of the columns, `name=Homework,score=90`
 * by their names, or `Homework~90~20` as it stands in a link. Text in double quotes may hold commas.
 */
export function splitRow(row: string, columns: readonly string[]): SplitRow {
  const cells = row.includes("~") ? splitCells(row) : splitAtCommas(row);
  const named = cells.map(nameAndText);
  if (named.some((cell) => cell !== undefined && columns.includes(cell.name))) {
    const unknown = named.findIndex((cell) => cell === undefined || !columns.includes(cell.name));
    if (unknown !== -1) return { kind: "unknown_column", cell: cells[unknown] ?? "" };
    return {
      kind: "cells",
      cells: Object.fromEntries(
        named.flatMap((cell) => (cell === undefined ? [] : [[cell.name, cell.text]])),
      ),
    };
  }
  if (cells.length > columns.length) return { kind: "too_many_cells" };
  return {
    kind: "cells",
    cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])),
  };
}

function nameAndText(cell: string): { readonly name: string; readonly text: string } | undefined {
  const equals = cell.indexOf("=");
  if (equals < 1) return undefined;
  return { name: cell.slice(0, equals).trim().replaceAll("-", "_"), text: cell.slice(equals + 1).trim() };
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
