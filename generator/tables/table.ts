import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { checkCitations } from "./citation.ts";
import type { TableDocument, TableKeyDocument, TableCell } from "../constructs/documents.ts";
import { kindOfKey, readCell, showCellKind, type CellKind } from "./table-cells.ts";
import { nearest } from "../presentation/nearest.ts";
import { addDays } from "../runtime/calendar.ts";
import { isDay } from "../runtime/iso-date.ts";
import { checkChanges, periodRows } from "./period-rows.ts";
import { readEdge, type RangeEdge } from "./range-edge.ts";
import { proveBoxes, proveDistinct, type KeyedRow } from "./row-boxes.ts";
import { finiteValues, checkParts, rowsOf, type TableRow } from "./table-row.ts";

/** Combinations of exact keys beyond which a table is not walked through. */
const mostCombinations = 100_000;

/**
 * Proves that a table has exactly one answer for every combination of its keys on every day of its periods, and that
 * each figure is of its column's type and cited. What fails comes with a counter-example.
 * `today` (`YYYY-MM-DD`) bounds the day of a citation's check.
 */
export function proveTable(
  document: TableDocument,
  source: SourceDocument,
  units: UnitCatalog,
  today: string,
): readonly Diagnostic[] {
  const heading = [...checkId(document, source), ...checkKinds(document, source, units)];
  const periods = [
    ...checkPeriods(document.periods, source),
    ...document.periods.flatMap(({ citation }, index) =>
      checkCitations(citation, ["periods", index, "citation"], source, today),
    ),
  ];
  // Rows of keys that are wrong themselves would all be wrong.
  if (heading.length > 0) return [...heading, ...periods];
  return [...periods, ...proveAllRows(document, source, units, today)];
}

function checkId({ id }: TableDocument, source: SourceDocument): readonly Diagnostic[] {
  const name = (source.file.split("/").at(-1) ?? "").replace(/\.yaml$/, "").replaceAll("-", "_");
  return id === name ? [] : [diagnose("table_id_differs", { id, name }, source.placeOf(["id"], "value"))];
}

/** The rows of every period; what is wrong with rows that an alias repeats is said where they are written. */
function proveAllRows(
  document: TableDocument,
  source: SourceDocument,
  units: UnitCatalog,
  today: string,
): readonly Diagnostic[] {
  const { periods } = document;
  const found = periods.map((_, index) => proveRows(document, index, source, units, today));
  return found.flatMap((problems, index) => {
    const first = periods.findIndex(({ rows }) => rows === periods[index]?.rows);
    const said = first < index ? (found[first] ?? []) : [];
    return problems.filter(
      ({ code, message }) => !said.some((other) => other.code === code && other.message === message),
    );
  });
}

function checkKinds(
  document: TableDocument,
  source: SourceDocument,
  units: UnitCatalog,
): readonly Diagnostic[] {
  const { keys, columns } = document;
  const problems: Diagnostic[] = [];
  const checkUnit = ({ type, unit }: CellKind, path: readonly string[]): void => {
    if (unit !== undefined && units.unit(unit) === undefined)
      problems.push(diagnose("unknown_unit", { unit }, source.placeOf([...path, "unit"], "value")));
    if (unit === undefined && type === "quantity")
      problems.push(diagnose("missing_key", { key: "unit" }, source.placeOf(path, "key")));
  };
  for (const [id, key] of Object.entries(keys)) checkUnit(kindOfKey(key), ["keys", id]);
  for (const [id, column] of Object.entries(columns)) {
    checkUnit(column, ["columns", id]);
    if (id in keys)
      problems.push(
        diagnose("duplicate_name", { name: id, kind: "a key" }, source.placeOf(["columns", id], "key")),
      );
  }
  const count = Object.values(keys).reduce((product, key) => product * countOf(key), 1);
  if (count > mostCombinations)
    problems.push(
      diagnose("table_too_large", { count, limit: mostCombinations }, source.placeOf(["keys"], "key")),
    );
  else problems.push(...checkAcross(document, source));
  return problems;
}

/** Reports a key across that is none, or has no known values, and names that would stand for two parts of a row. */
function checkAcross({ across, keys }: TableDocument, source: SourceDocument): readonly Diagnostic[] {
  if (across === undefined) return [];
  const place = source.placeOf(["across"], "value");
  const key = keys[across];
  const names = Object.keys(keys);
  if (key === undefined) {
    const suggestion = nearest(across, names);
    const values = { name: across, reason: "it is no key of the table" };
    return [diagnose("table_across", values, place, { suggestion })];
  }
  const values = finiteValues(key);
  if (values === undefined)
    return [diagnose("table_across", { name: across, reason: "nobody can list its values" }, place)];
  const twice = values.find((value) => value !== across && names.includes(value));
  return twice === undefined
    ? []
    : [diagnose("table_across", { name: across, reason: `its value \`${twice}\` is a key as well` }, place)];
}

/** How many values of an exact key need rows; days are those that rows name. */
function countOf(key: TableKeyDocument): number {
  switch (key.type) {
    case "choice":
      return key.options?.length ?? 1;
    case "integer":
      return Math.max(key.max - key.min + 1, 0);
    case "boolean":
      return 2;
    case "date":
    case "range":
      return 1;
  }
}

/** Proves the rows of one period: cells of their kind, each combination of exact keys once, ranges from their minimum upward. */
function proveRows(
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

/**
 * Checks that periods follow each other without gap or overlap. One period without dates holds always;
 * as soon as there is a date or a second period, each needs its `from`.
 */
function checkPeriods(periods: TableDocument["periods"], source: SourceDocument): readonly Diagnostic[] {
  const [first] = periods;
  if (periods.length === 1 && first?.from === undefined && first?.through === undefined) return [];
  const place = (index: number, key?: "from" | "through"): ReturnType<SourceDocument["placeOf"]> =>
    source.placeOf(key === undefined ? ["periods", index] : ["periods", index, key], "value");
  const problems: Diagnostic[] = [];
  for (const [index, { from, through }] of periods.entries()) {
    if (from === undefined) problems.push(diagnose("missing_key", { key: "from" }, place(index)));
    else if (!isDay(from)) problems.push(diagnose("not_a_day", { text: from }, place(index, "from")));
    if (through !== undefined && !isDay(through))
      problems.push(diagnose("not_a_day", { text: through }, place(index, "through")));
  }
  if (problems.length > 0) return problems;
  let before: { readonly index: number; readonly through: string | undefined } | undefined;
  for (const [index, { from = "", through }] of periods.entries()) {
    if (through !== undefined && through < from)
      problems.push(diagnose("table_period_empty", { from, through }, place(index, "through")));
    if (before !== undefined && (before.through === undefined || before.through >= from)) {
      const related = [
        {
          place: place(before.index, before.through === undefined ? "from" : "through"),
          message: "the period before it",
        },
      ];
      problems.push(diagnose("table_period_overlap", { from }, place(index, "from"), { related }));
    } else if (before?.through !== undefined && addDays(before.through, 1) < from) {
      const related = [{ place: place(before.index, "through"), message: "the period before it ends here" }];
      problems.push(
        diagnose(
          "table_period_gap",
          { first: addDays(before.through, 1), last: addDays(from, -1) },
          place(index, "from"),
          { related },
        ),
      );
    }
    before = { index, through };
  }
  return problems;
}
