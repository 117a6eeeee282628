import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { checkCitations } from "./citation.ts";
import type { TableDocument, TableKeyDocument } from "../constructs/documents.ts";
import { kindOfKey, type CellKind } from "./table-cells.ts";
import { checkPeriods } from "./table-periods.ts";
import { nearest } from "../presentation/nearest.ts";
import { finiteValues } from "./table-row.ts";
import { proveRows } from "./table-rows.ts";

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
