import { numberType } from "../../formula/value-type.ts";
import { assert } from "../../runtime/assert.ts";
import { writeCompound } from "../../runtime/compound-display.ts";
import type { Unit } from "../../runtime/display.ts";
import { splitRuntime } from "../../runtime/kinds/split.ts";
import { quantityRuntime } from "../../runtime/kinds/quantity.ts";
import { priceRuntime } from "../../runtime/kinds/price.ts";
import { familyOf, reportUnit } from "../report-unit.ts";
import type { UnitCatalog } from "../units.ts";
import { readAmount } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import type { Literal, WrittenAs } from "./input-syntax.ts";
import { inputSyntax } from "./input-syntax.ts";
import { digits } from "../values/digits.ts";
import { dimensionId, list, mapOf, patterns, reference, unitId } from "../schema.ts";
import { scalarSchema, numberKeys, startsByRegion, startsWith } from "./input.ts";

const reader = {
  describe: ({ unit }: WrittenAs) => `an amount in ${unit ?? "a unit"}`,
  read: (text: string, as: WrittenAs, units: UnitCatalog): Literal | undefined => {
    const read = readAmount(text, as, units);
    return read === undefined ? undefined : { value: read.value, text: `${read.count} ${read.unit}` };
  },
};

/** A number with a unit the visitor may choose. */
export const quantitySyntax = inputSyntax({
  type: "quantity",
  title: "Quantity",
  summary:
    "A number with a unit, which the visitor may choose. In formulas it has its dimension, whatever the unit: lengths add to lengths, a length times a length is an area. " +
    "Values are written with their unit (`170 centimeter`), or without for `unit`.",
  schema: scalarSchema(
    "quantity",
    {
      dimension: dimensionId("The id of a file in `specs/units/`, such as `length`."),
      unit: unitId("The unit the field starts with."),
      units: list(
        unitId("A unit."),
        "The units offered; without it, all of the dimension. Those of the dimension its file names as `inverse` may be among them.",
        {
          unique: true,
        },
      ),
      region_units: mapOf(
        unitId("A unit."),
        "The unit the field starts with for visitors of a region, by its code of two letters.",
        patterns.region,
      ),
      compound: mapOf(
        unitId("A smaller unit."),
        "Units whose amounts are written with the rest in a smaller one: `{ foot: inch }` writes 5′ 7″. They are read so in every field.",
      ),
      default: startsWith("The value the field starts with, such as `170 centimeter`."),
      region_default: startsByRegion,
      ...numberKeys,
      digits: reference(digits),
    },
    ["dimension", "unit"],
  ),
  example: `inputs:
  height:
    type: quantity
    dimension: length
    unit: centimeter
    units: [centimeter, meter, foot]
    compound: { foot: inch }
    region_units: { US: foot }
    default: 170 centimeter
    min: 90 centimeter
    max: 275 centimeter
`,

  ...reader,
  writtenAs: ({ unit }) => ({ unit }),
  valueType: ({ unit }, units) =>
    numberType(unit === undefined ? {} : (units.unit(unit)?.family.dimension ?? {})),
  field: ({ kind }) => {
    // A number of months that is entered in either of two ways.
    if (kind === splitRuntime)
      return { name: "SplitField", from: "fields/alternative-entry/split-field.tsx" };
    return kind === priceRuntime
      ? { name: "PriceField", from: "fields/price-field.tsx" }
      : { name: "QuantityField", from: "fields/quantity-field.tsx" };
  },
  resolve: (document, context) => {
    const { dimension, unit, units: offered } = document;
    const { path, reporter } = context;
    const family = familyOf({ dimension, unit }, path, context);
    if (family === undefined) return undefined;
    const ids = family.units.map((each) => each.id);
    const inverse = (family.inverse ?? []).map((each) => each.id);
    for (const [unitWritten, smaller] of Object.entries(document.compound ?? {})) {
      if (!(offered ?? ids).includes(unitWritten))
        reportUnit(unitWritten, [...path, "compound", unitWritten], offered ?? ids, context, "key");
      if (!ids.includes(smaller)) reportUnit(smaller, [...path, "compound", unitWritten], ids, context);
    }
    for (const [index, other] of (offered ?? []).entries())
      if (![...ids, ...inverse].includes(other)) reportUnit(other, [...path, "units", index], ids, context);
    const hasInverse = offered?.some((each) => inverse.includes(each)) === true;
    const type = { ...numberType(family.dimension), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, { unit }, context);
    const shown = displayInput(type, { digits: document.digits, unit, units: offered ?? ids }, context);
    assert(shown.kind === "quantity", "a quantity input is shown as a quantity");
    const rest = restUnits(document.compound, family.units);
    const display = { ...shown, ...(rest === undefined ? {} : { compound: { rest, write: writeCompound } }) };
    const { minimum = 0, exclusiveMinimum = false } = limits;
    if (hasInverse && !(minimum > 0 || exclusiveMinimum))
      reporter.report(
        "bad_value",
        { detail: "an amount that may be entered as its inverse is above 0: `above: 0`" },
        [...path, "units"],
      );
    const description = {
      ...base,
      type: "quantity",
      kind: display.currency === undefined ? quantityRuntime : priceRuntime,
      ...limits,
      display,
      dimension,
      readable: hasInverse ? (family.either ?? family.units) : family.units,
      ...(document.compound === undefined ? {} : { compound: document.compound }),
      ...(document.region_units === undefined ? {} : { regionUnits: document.region_units }),
    } as const;
    return { description, type, default: start.value };
  },
  checkNames: ({ dimension, region_units: byRegion }, { path, units, reporter }) => {
    const family = units.families.get(dimension);
    const ids = (family?.either ?? family?.units ?? []).map((each) => each.id);
    for (const [region, unit] of Object.entries(byRegion ?? {})) {
      if (family !== undefined && !ids.includes(unit))
        reportUnit(unit, [...path, "region_units", region], ids, { units, reporter });
    }
  },
});

/** The unit the rest of an amount is told in, by the unit it is the rest of. */
function restUnits(
  compound: Readonly<Record<string, string>> = {},
  units: readonly Unit[],
): Readonly<Record<string, Unit>> | undefined {
  const rest = Object.entries(compound).flatMap(([unit, smaller]) =>
    units.filter((each) => each.id === smaller).map((found) => [unit, found] as const),
  );
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
