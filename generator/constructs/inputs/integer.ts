import { numberType } from "../../formula/value-type.ts";
import type { Literal } from "./input-syntax.ts";
import { integerRuntime } from "../../runtime/kinds/integer.ts";
import { fromBase, toBase } from "../../runtime/decimal.ts";
import type { Unit } from "../../runtime/display.ts";
import { durationFamily, readWrittenDuration, writtenDuration } from "../../runtime/duration.ts";
import type { DurationParts, DurationUnit } from "../../runtime/own-display.ts";
import { splitRuntime } from "../../runtime/kinds/split.ts";
import { quantityRuntime } from "../../runtime/kinds/quantity.ts";
import type { UnitCatalog, UnitFamily } from "../units.ts";
import { readAmount, readInteger } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import type { InputContext, WrittenAs } from "./input-syntax.ts";
import { inputSyntax } from "./input-syntax.ts";
import { closed, truth, unitId } from "../schema.ts";
import { scalarSchema, numberKeys, startsWith } from "./input.ts";

const reader = {
  describe: ({ unit, parts }: WrittenAs) =>
    unit === undefined
      ? "a number without fraction"
      : `a number of ${unit} without fraction${parts === undefined ? "" : `, or ${parts.map((part) => `1 ${part}`).join(" ")}`}`,
  read: readCount,
};

/** With a unit, a number of it, which goes without saying. */
function readCount(text: string, as: WrittenAs, units: UnitCatalog): Literal | undefined {
  if (as.unit === undefined) return readInteger(text);
  const sizes = as.parts === undefined ? undefined : sizesOf(as.parts);
  const split = sizes !== undefined && / .* /.test(text) ? readWrittenDuration(text, sizes) : undefined;
  if (split !== undefined && sizes !== undefined)
    return { value: split, text: writtenDuration(split, sizes) };
  const read = readAmount(text, as, units, readInteger);
  if (read === undefined) return undefined;
  return { value: read.value, text: read.unit === as.unit ? read.count : `${read.count} ${read.unit}` };
}

/** The units it may be told in besides its own. */
function partsOf({ or }: { readonly or?: unknown }): readonly DurationUnit[] | undefined {
  return or === undefined ? undefined : ["year", "month"];
}

function sizesOf(parts: readonly DurationUnit[]): DurationParts {
  const sizes = durationFamily(parts)?.sizes ?? {};
  return Object.fromEntries(parts.map((unit) => [unit, sizes[unit]]));
}

/** Reports a way of entering that the unit does not have. */
function checkWays(unit: string | undefined, { isColumn, path, reporter }: InputContext): boolean {
  const detail =
    isColumn === true
      ? "a cell is entered in one way"
      : unit === "month"
        ? undefined
        : "years and months are another way to enter a number of `unit: month`";
  if (detail !== undefined) reporter.report("bad_value", { detail }, [...path, "or"]);
  return detail === undefined;
}

/** The unit whose whole numbers are taken besides those of the input's own; reports one that is not a part of it. */
function smallerUnit(
  { unit, counted_in: counted }: { readonly unit?: string; readonly counted_in?: string },
  family: UnitFamily | undefined,
  { path, reporter }: InputContext,
): Unit | undefined {
  // A part says years counted in months, and a calculator of its own asks for months.
  if (counted === undefined || counted === unit) return undefined;
  const units = family?.units ?? [];
  const own = units.find(({ id }) => id === unit);
  const found = units.find(({ id }) => id === counted);
  if (own !== undefined && found !== undefined && isPartOf(found, own)) return found;
  const detail = `\`${counted}\` is not a smaller unit of which the input's own unit is a whole number`;
  return reporter.report("bad_value", { detail }, [...path, "counted_in"]);
}

function isPartOf(smaller: Unit, larger: Unit): boolean {
  const times = fromBase(toBase("1", larger), smaller);
  return times > 1 && Number.isInteger(times);
}

/** A number without fraction, alone or of a unit. */
export const integerSyntax = inputSyntax({
  type: "integer",
  title: "Integer",
  summary:
    "A number without fraction, up to 9,007,199,254,740,991. With `unit` it is that many of the unit and has its dimension: " +
    "`years: { type: integer, unit: year }` adds to months, not to plain numbers; `amount_in(years, month)` makes it plain.",
  schema: scalarSchema("integer", {
    default: startsWith("The value the field starts with."),
    ...numberKeys,
    unit: unitId("The unit the number counts, such as `year`, `month`, `week`, `day`."),
    counted_in: unitId(
      "A smaller unit that the amount is a whole number of: with `month`, 25.5 years are read as 306 months.",
    ),
    or: closed(
      { years_and_months: truth("`true`: a number of months may be entered as years and months.") },
      ["years_and_months"],
      "Another way to enter the number, which the visitor chooses at the field. Formulas get the number either way.",
    ),
  }),
  example: `inputs:
  people: { type: integer, default: 2, min: 1, max: 100 }
  years: { type: integer, unit: year, default: 30, min: 1, max: 50 }
`,

  ...reader,
  writtenAs: (document) => {
    const parts = partsOf(document);
    return document.unit === undefined
      ? {}
      : { unit: document.unit, ...(parts === undefined ? {} : { parts }) };
  },
  valueType: ({ unit }, units) =>
    numberType(unit === undefined ? {} : (units.unit(unit)?.family.dimension ?? {}), true),
  field: (input) =>
    "step" in input && input.step !== undefined
      ? { name: "CountField", from: "fields/count-field.tsx" }
      : { name: "NumberField", from: "fields/number-field.tsx" },
  resolve: (document, context) => {
    const { unit } = document;
    const { units, path, reporter } = context;
    const known = unit === undefined ? undefined : units.unit(unit);
    if (unit !== undefined && known === undefined)
      return reporter.report("unknown_unit", { unit }, [...path, "unit"], unit, units.ids());
    const optional = document.optional ?? false;
    const type = { ...numberType(known?.family.dimension ?? {}, true), optional };
    const parts = partsOf(document);
    const isEither = parts !== undefined && checkWays(unit, context);
    const as = { ...(unit === undefined ? {} : { unit }), ...(isEither ? { parts } : {}) };
    const { base, limits, start } = resolveNumber(document, reader, as, context);
    const countedIn = smallerUnit(document, known?.family, context);
    const digits = countedIn === undefined ? {} : { digits: { maximum: 4 } };
    const display = displayInput(type, { unit, ...digits }, context);
    const description =
      display.kind === "quantity" && known !== undefined
        ? ({
            ...base,
            type: "quantity",
            ...(isEither ? { kind: splitRuntime, parts: sizesOf(parts) } : { kind: quantityRuntime }),
            ...limits,
            display,
            dimension: known.family.id,
            readable: known.family.units,
            integer: true,
            ...(countedIn === undefined ? {} : { countedIn }),
          } as const)
        : ({ ...base, type: "integer", kind: integerRuntime, ...limits, display } as const);
    return { description, type, default: start.value };
  },
});
