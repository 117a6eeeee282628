import type { ValuesDocument } from "../constructs/documents.ts";
import { numberType, type ValueType } from "../formula/value-type.ts";
import type { SharedSpecs } from "./shared-specs.ts";
import type { Path } from "./reporter.ts";
import type { ResolveContext } from "./statements.ts";

/** Of a schedule's listed values: whether there is a dimension of that name and it has the unit; what is wrong is reported. */
export function isValueMeasured(
  value: ValuesDocument["value"],
  path: Path,
  { sharedSpecs: { units }, reporter }: ResolveContext,
): boolean {
  if (value?.dimension === undefined) return true;
  const family = units.families.get(value.dimension);
  if (family === undefined) {
    const known = [...units.families.keys()];
    reporter.report(
      "unknown_dimension",
      { name: value.dimension },
      [...path, "dimension"],
      value.dimension,
      known,
    );
    return false;
  }
  const ids = family.units.map(({ id }) => id);
  if (value.unit === undefined || ids.includes(value.unit)) return true;
  reporter.report("unknown_unit", { unit: value.unit }, [...path, "unit"], value.unit, ids);
  return false;
}

/** The type of a listed value in formulas. */
export function valueType(value: ValuesDocument["value"], sharedSpecs: SharedSpecs): ValueType {
  if (value?.type === "money") return numberType({ money: 1 });
  const unit = value?.unit === undefined ? undefined : sharedSpecs.units.unit(value.unit);
  return numberType(unit?.family.dimension ?? {});
}
