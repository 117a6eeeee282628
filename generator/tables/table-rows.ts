import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { cellsByName, ownCitation } from "./lookup-table.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { checkCitations } from "./citation.ts";
import type { TableDocument } from "../constructs/documents.ts";
import { readEdge, type RangeEdge } from "./range-edge.ts";
import { proveBoxes, type KeyedRow } from "./row-boxes.ts";
import { kindOfKey, readCell, showCellKind } from "./table-cells.ts";

type Path = readonly (string | number)[];
type Row = TableDocument["periods"][number]["rows"][number];

/** Proves the rows of one period: cells of their kind, each combination of exact keys once, ranges from their minimum upward. */
export function proveRows(
  document: TableDocument,
  period: number,
  source: SourceDocument,
  units: UnitCatalog,
  today: string,
): readonly Diagnostic[] {
  const rows = document.periods[period]?.rows ?? [];
  const problems: Diagnostic[] = [];
  const keyed: KeyedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const path = ["periods", period, "rows", index];
    const found = checkCells(document, row, path, source, units);
    problems.push(...found, ...checkRowCitation(row, path, source, today));
    const read = found.length === 0 ? keyRow(document, row, path, units) : undefined;
    if (read !== undefined) keyed.push(read);
  }
  // A row that could not be read may be the one that seems to be missing.
  const isWhole = keyed.length === rows.length;
  problems.push(...proveBoxes(document, keyed, ["periods", period, "rows"], source, units, isWhole));
  return problems;
}

function checkCells(
  document: TableDocument,
  row: Row,
  path: Path,
  source: SourceDocument,
  units: UnitCatalog,
): readonly Diagnostic[] {
  const ids = [...Object.keys(document.keys), ...Object.keys(document.columns)];
  if (Array.isArray(row) && row.length !== ids.length) {
    return [
      diagnose(
        "table_row_length",
        { got: row.length, want: ids.length, names: ids.join(", ") },
        source.placeOf(path, "value"),
      ),
    ];
  }
  const problems: Diagnostic[] = [];
  const meant = new Set<string>();
  for (const name of Array.isArray(row) ? [] : Object.keys(row)) {
    if (ids.includes(name) || name === "citation") continue;
    const suggestion = nearest(name, ids);
    if (suggestion !== undefined) meant.add(suggestion);
    problems.push(
      diagnose(
        "table_cell_unknown",
        { name },
        source.placeOf([...path, name], "key"),
        suggestion === undefined ? {} : { suggestion },
      ),
    );
  }
  const cells = cellsByName(row, ids);
  for (const [position, name] of ids.entries()) {
    const column = document.columns[name];
    const key = document.keys[name];
    const kind = key === undefined ? column : kindOfKey(key);
    const cell = cells.get(name) ?? null;
    const place = (): Place => source.placeOf([...path, Array.isArray(row) ? position : name], "value");
    if (kind === undefined || (cell === null && column?.optional === true)) continue;
    const value = key?.type === "range" ? readEdge(cell, key, units) : readCell(cell, kind, units);
    const outside =
      key?.type === "integer" && !(typeof cell === "number" && cell >= key.min && cell <= key.max);
    if (cell === null && meant.has(name)) continue;
    if (cell === null) problems.push(diagnose("table_cell_missing", { name }, place()));
    else if (value === undefined || outside)
      problems.push(
        diagnose(
          "table_cell",
          {
            text: String(cell),
            type: `${showCellKind(kind)}${outside ? ` from ${key.min} to ${key.max}` : ""}`,
            name,
          },
          place(),
        ),
      );
  }
  return problems;
}

function checkRowCitation(
  row: Row,
  path: Path,
  source: SourceDocument,
  today: string,
): readonly Diagnostic[] {
  const own = ownCitation(row);
  return own === undefined ? [] : checkCitations(own, [...path, "citation"], source, today);
}

function keyRow({ keys }: TableDocument, row: Row, path: Path, units: UnitCatalog): KeyedRow {
  const cells = cellsByName(row, Object.keys(keys));
  const exact = new Map<string, string>();
  const edges = new Map<string, RangeEdge>();
  for (const [id, key] of Object.entries(keys)) {
    const cell = cells.get(id) ?? null;
    const edge = key.type === "range" ? readEdge(cell, key, units) : undefined;
    if (edge !== undefined) edges.set(id, edge);
    else exact.set(id, String(readCell(cell, kindOfKey(key), units)));
  }
  const combination = [...exact].map(([id, value]) => `${id} = ${value}`).join(", ");
  return { path, combination, exact, edges };
}
