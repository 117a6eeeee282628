import type { CalculatorDocument } from "../constructs/documents.ts";
import type { Statement } from "../constructs/statements/any.ts";
import type { UnitCatalog } from "../constructs/units.ts";

/** Ids of formulas and outputs that say they are shown in a unit there is none of. */
export function formulasOfUnknownUnits(
  { formulas = {}, outputs }: CalculatorDocument,
  units: UnitCatalog,
): readonly string[] {
  const isUnknown = (part: object): boolean =>
    "unit" in part && typeof part.unit === "string" && units.unit(part.unit) === undefined;
  return [...Object.entries(formulas), ...Object.entries(outputs)].flatMap(([id, part]) =>
    typeof part === "object" && isUnknown(part) ? [id] : [],
  );
}

/** Columns of a schedule, `plan.interest`, that do. */
export function columnsOfUnknownUnits(statement: Statement, units: UnitCatalog): readonly string[] {
  if (!("columns" in statement)) return [];
  return statement.columns.flatMap(({ id, shown: { unit } }) =>
    unit !== undefined && units.unit(unit) === undefined ? [`${statement.id}.${id}`] : [],
  );
}
