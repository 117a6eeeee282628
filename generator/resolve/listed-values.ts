import type { ValuesDocument } from "../constructs/documents.ts";
import { inputKinds } from "../constructs/inputs/any.ts";
import type { ValueType } from "../formula/value-type.ts";
import type { SharedSpecs } from "./shared-specs.ts";
import { reportUnit } from "../constructs/report-unit.ts";
import type { Path } from "../constructs/reporter.ts";
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
  reportUnit(value.unit, [...path, "unit"], ids, { units, reporter });
  return false;
}

/** The type of a listed value in formulas. */
export function valueType(value: ValuesDocument["value"], { units }: SharedSpecs): ValueType {
  const as = value?.unit === undefined ? {} : { unit: value.unit };
  return inputKinds[value?.type ?? "number"].valueType(as, units);
}
