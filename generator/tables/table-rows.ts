import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { cellsByName, ownCitation } from "./lookup-table.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { Scalar } from "../runtime/answer.ts";
import { checkCitations } from "./citation.ts";
import type { TableDocument } from "../constructs/documents.ts";
import { kindOfKey, readCell, showCellKind } from "./table-cells.ts";

type Path = readonly (string | number)[];
type Row = TableDocument["periods"][number]["rows"][number];

/** A row whose keys could be read. */
interface KeyedRow {
  readonly path: Path;
  /** The exact keys as one text: equal for equal keys. */
  readonly combination: string;
  readonly edge?: { readonly value: Scalar; readonly text: string };
}

/** Proves the rows of one period: cells of their kind, each combination of exact keys once, ranges from their minimum upwards. */
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
  const groups = new Map<string, KeyedRow[]>();
  for (const row of keyed) groups.set(row.combination, [...(groups.get(row.combination) ?? []), row]);
  for (const group of groups.values()) problems.push(...proveGroup(document, group, source, units));
  // A row that could not be read may be the one that seems to be missing.
  if (keyed.length === rows.length)
    problems.push(...proveComplete(document, groups, ["periods", period, "rows"], source));
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
    const value = readCell(cell, kind, units);
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
  const exact: string[] = [];
  let edge: KeyedRow["edge"];
  for (const [id, key] of Object.entries(keys)) {
    const cell = cells.get(id) ?? null;
    if (key.type === "range")
      edge = { value: readCell(cell, kindOfKey(key), units) ?? null, text: String(cell) };
    else exact.push(`${id} = ${String(cell)}`);
  }
  return { path, combination: exact.join(", "), ...(edge === undefined ? {} : { edge }) };
}

/** Rows of one combination: one alone without a range key, else ascending from the range's minimum. */
function proveGroup(
  { keys }: TableDocument,
  group: readonly KeyedRow[],
  source: SourceDocument,
  units: UnitCatalog,
): readonly Diagnostic[] {
  const problems: Diagnostic[] = [];
  const range = Object.entries(keys).find(([, key]) => key.type === "range");
  for (const [index, row] of group.entries()) {
    const previous = group[index - 1];
    if (previous === undefined) {
      const first = range === undefined ? undefined : rangeStart(range[1], row, units);
      if (first !== undefined)
        problems.push(
          diagnose(
            "table_range_start",
            { keys: describe(row, range?.[0]), ...first },
            source.placeOf(row.path, "value"),
          ),
        );
      continue;
    }
    const related = [{ place: source.placeOf(previous.path, "value"), message: "the other row" }];
    const order = compareEdges(previous, row);
    if (order === 0) {
      const named = [
        row.combination,
        ...(row.edge === undefined ? [] : [`${range?.[0] ?? ""} = ${row.edge.text}`]),
      ].filter((part) => part !== "");
      problems.push(
        diagnose(
          "table_row_duplicate",
          { keys: named.length === 0 ? "all cases" : named.join(", ") },
          source.placeOf(row.path, "value"),
          { related },
        ),
      );
    } else if (order > 0) {
      const values = {
        keys: describe(row, range?.[0]),
        got: row.edge?.text ?? "",
        previous: previous.edge?.text ?? "",
      };
      problems.push(diagnose("table_range_order", values, source.placeOf(row.path, "value"), { related }));
    }
  }
  return problems;
}

function rangeStart(
  key: TableDocument["keys"][string],
  { edge }: KeyedRow,
  units: UnitCatalog,
): { readonly got: string; readonly want: string } | undefined {
  if (key.type !== "range" || edge === undefined) return undefined;
  return readCell(key.min, kindOfKey(key), units) === edge.value
    ? undefined
    : { got: edge.text, want: String(key.min) };
}

/** What a problem of a range is about: its exact keys, else the range itself. */
function describe({ combination }: KeyedRow, range = ""): string {
  return combination === "" ? range : combination;
}

/** Negative when the second row's edge lies above the first's; rows without range key are equal. */
function compareEdges({ edge: one }: KeyedRow, { edge: other }: KeyedRow): number {
  return typeof one?.value === "number" && typeof other?.value === "number" ? one.value - other.value : 0;
}

/** Walks through all combinations of exact keys; the first without a row is the counter-example. */
function proveComplete(
  { keys }: TableDocument,
  groups: ReadonlyMap<string, readonly KeyedRow[]>,
  path: Path,
  source: SourceDocument,
): readonly Diagnostic[] {
  const absent = combinations(keys).filter((combination) => !groups.has(combination));
  const [first] = absent;
  if (first === undefined) return [];
  const more = absent.length === 1 ? "" : ` (and ${absent.length - 1} more)`;
  const range = Object.entries(keys).find(([, key]) => key.type === "range");
  const anything = range === undefined ? "the one case it answers" : `any ${range[0]}`;
  return [
    diagnose(
      "table_row_missing",
      { keys: first === "" ? anything : first, more },
      source.placeOf(path, "key"),
    ),
  ];
}

function combinations(keys: TableDocument["keys"]): readonly string[] {
  let all: readonly string[] = [""];
  for (const [id, key] of Object.entries(keys)) {
    if (key.type === "range") continue;
    const values =
      key.type === "choice"
        ? key.options
        : Array.from({ length: key.max - key.min + 1 }, (_, index) => String(key.min + index));
    all = all.flatMap((before) =>
      values.map((value) => (before === "" ? `${id} = ${value}` : `${before}, ${id} = ${value}`)),
    );
  }
  return all;
}
