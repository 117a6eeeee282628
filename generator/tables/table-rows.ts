import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { checkCitations } from "./citation.ts";
import type { TableCell, TableDocument } from "../constructs/documents.ts";
import { readEdge, type RangeEdge } from "./range-edge.ts";
import { checkChanges, periodRows } from "./period-rows.ts";
import { proveBoxes, proveDistinct, type KeyedRow } from "./row-boxes.ts";
import { kindOfKey, readCell, showCellKind } from "./table-cells.ts";
import { checkParts, rowsOf, type TableRow } from "./table-row.ts";

/** Proves the rows of one period: cells of their kind, each combination of exact keys once, ranges from their minimum upward. */
export function proveRows(
  document: TableDocument,
  period: number,
  source: SourceDocument,
  units: UnitCatalog,
  today: string,
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const keyed: KeyedRow[] = [];
  let isComplete = true;
  for (const [index, written] of (document.periods[period]?.rows ?? []).entries()) {
    const path = ["periods", period, "rows", index];
    const isChange = document.periods[period]?.changes === true;
    const parts = checkParts(document, written, path, source, isChange);
    problems.push(...parts);
    // Cells of a row with too few or too many parts lie under the wrong names.
    const isShifted = parts.some(({ code }) => code === "table_row_length" || code === "table_cell_parts");
    const rows = isShifted ? [] : rowsOf(document, written, path);
    const meant = new Set(parts.flatMap(({ suggestion }) => (suggestion === undefined ? [] : [suggestion])));
    const found = rows.map((row) => ({ row, problems: checkCells(document, row, meant, source, units) }));
    const cited = new Map(
      rows.flatMap(({ citation }) => (citation === undefined ? [] : [[String(citation.path), citation]])),
    );
    problems.push(
      ...found.flatMap((each) => each.problems),
      ...[...cited.values()].flatMap((each) => checkCitations(each.document, each.path, source, today)),
    );
    const sound = parts.length > 0 ? [] : found.filter((each) => each.problems.length === 0);
    keyed.push(...sound.map(({ row }) => keyRow(document, row, units)));
    // A row that could not be read may be the one that seems to be missing.
    isComplete &&= parts.length === 0 && sound.length === found.length;
  }
  problems.push(...checkChanges(document, period, source));
  if (document.periods[period]?.changes === true) problems.push(...proveDistinct(document, keyed, source));
  if (document.periods[period]?.changes === true) {
    // What is wrong with the period before, or with the changes, was said.
    if (problems.length > 0 || proveRows(document, period - 1, source, units, today).length > 0)
      return problems;
    keyed.splice(0, keyed.length, ...periodRows(document, period).map((row) => keyRow(document, row, units)));
  }
  return [
    ...problems,
    ...proveBoxes(document, keyed, ["periods", period, "rows"], source, units, isComplete),
  ];
}

/** Reports cells that are empty or not of their kind; `meant` are names that others were misspelled for. */
function checkCells(
  { keys, columns }: TableDocument,
  { cells, path }: TableRow,
  meant: ReadonlySet<string>,
  source: SourceDocument,
  units: UnitCatalog,
): readonly Diagnostic[] {
  return [...Object.keys(keys), ...Object.keys(columns)].flatMap((name) => {
    const column = columns[name];
    const key = keys[name];
    const kind = key === undefined ? column : kindOfKey(key);
    const cell = cells.get(name);
    const place = (): ReturnType<SourceDocument["placeOf"]> =>
      source.placeOf(cell?.path ?? [...path, name], "value");
    const written = cell?.value ?? null;
    if (kind === undefined || (written === null && (column?.optional === true || meant.has(name)))) return [];
    if (written === null) return [diagnose("table_cell_missing", { name }, place())];
    const value =
      key?.type === "range" ? readEdge(written, key, units)?.value : readCell(written, kind, units);
    const outside =
      key?.type === "integer" && !(typeof value === "number" && value >= key.min && value <= key.max);
    if (value !== undefined && !outside) return [];
    const type = `${showCellKind(kind)}${outside ? ` from ${key.min} to ${key.max}` : ""}`;
    return [diagnose("table_cell", { text: String(written), type, name }, place())];
  });
}

function keyRow({ keys }: TableDocument, { cells, path }: TableRow, units: UnitCatalog): KeyedRow {
  const exact = new Map<string, string>();
  const edges = new Map<string, RangeEdge>();
  for (const [id, key] of Object.entries(keys)) {
    const cell: TableCell = cells.get(id)?.value ?? null;
    const edge = key.type === "range" ? readEdge(cell, key, units) : undefined;
    if (edge !== undefined) edges.set(id, edge);
    else exact.set(id, String(readCell(cell, kindOfKey(key), units)));
  }
  const combination = [...exact].map(([id, value]) => `${id} = ${value}`).join(", ");
  return { path, combination, exact, edges };
}
