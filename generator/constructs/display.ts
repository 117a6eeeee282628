import type { DigitsDocument } from "./values/digits.ts";
import { inCurrency } from "../formula/dimension.ts";
import { plainTypes, sameDimension, type Dimension, type ValueType } from "../formula/value-type.ts";
import type { DateDetail, Display } from "../runtime/display.ts";
import type { Digits } from "../runtime/display-digits.ts";
import { durationFamily } from "../runtime/duration.ts";
import { writeDuration } from "../runtime/duration-text.ts";
import { writeChosen } from "../runtime/chosen-text.ts";
import { writeExact } from "../runtime/exact-text.ts";
import type { DurationUnit } from "../runtime/own-display.ts";
import { currencyOf, type CurrencyDocument } from "./values/currency.ts";
import type { UnitCatalog, UnitFamily } from "./units.ts";

/** What an author said about showing a value; everything may be left to the value's type. */
export interface DisplayOptions {
  readonly digits?: DigitsDocument | undefined;
  readonly unit?: string | undefined;
  readonly units?: readonly string[] | "all" | undefined;
  readonly unit_as?: string | undefined;
  readonly region_units?: Readonly<Record<string, string>> | undefined;
  readonly as?: "percent" | "number" | "duration" | undefined;
  readonly parts?: readonly DurationUnit[] | undefined;
  readonly currency?: CurrencyDocument | undefined;
  readonly grouped?: number | undefined;
  readonly precision?: DateDetail | undefined;
  /** Name of the word set that names a choice's options. */
  readonly set?: string | undefined;
  readonly integer?: boolean | undefined;
}

const money = { money: 1 };

/** How a value of this type is shown; undefined for rows and records, and for dimensions no unit family measures. */
export function displayOf(
  type: ValueType,
  options: DisplayOptions,
  units: UnitCatalog,
  currency: CurrencyDocument,
): Display | undefined {
  switch (type.kind) {
    case "term":
    case "fraction":
    case "time":
    case "datetime":
      return plainTypes[type.kind].display;
    case "decimal":
      return decimalDisplay(options);
    case "whole":
    case "boolean":
      return { kind: type.kind };
    case "number":
      return numberDisplay(type, options, units, currency);
    case "date":
      return { kind: "date", precision: options.precision ?? "day" };
    case "text":
      return options.grouped === undefined ? { kind: "text" } : { kind: "text", grouped: options.grouped };
    case "choice":
      return { kind: "choice", options: type.options, set: options.set ?? "" };
    case "choices":
      return { kind: "choices", write: writeChosen, options: type.options, set: options.set ?? "" };
    case "record":
    case "rows":
      return undefined;
  }
}

/** With the places the author asks for, else with as many digits as people read. */
function decimalDisplay({ digits: document }: DisplayOptions): Display {
  const digits = readDigits(document);
  return digits === undefined ? { kind: "decimal" } : { kind: "exact", write: writeExact, digits };
}

function numberDisplay(
  type: ValueType & { readonly kind: "number" },
  options: DisplayOptions,
  units: UnitCatalog,
  currency: CurrencyDocument,
): Display | undefined {
  const digits = readDigits(options.digits);
  if (options.as === "percent") return { kind: "percent", digits: digits ?? { minimum: 0, maximum: 2 } };
  if (options.as === "duration") return durationDisplay(type, options.parts, digits);
  if (sameDimension(type.dimension, {})) {
    return { kind: "number", digits: digits ?? { minimum: 0, maximum: type.integer ? 0 : 6 } };
  }
  const dimension = inCurrency(type.dimension);
  const inOwn = options.currency ?? currencyOf(type.dimension, currency);
  if (sameDimension(dimension, money)) {
    const tiny = typeof options.digits === "object" ? options.digits.tiny : undefined;
    return tiny === undefined
      ? { kind: "money", digits: digits ?? "currency", currency: inOwn }
      : { kind: "money", digits: "currency", tiny, currency: inOwn };
  }
  const family = familyOf(dimension, options.unit, units);
  if (family === undefined) return undefined;
  const unit = options.unit ?? family.base;
  const listed = options.units === "all" ? family.units.map(({ id }) => id) : (options.units ?? []);
  const chosen = (family.either ?? family.units).filter(({ id }) => id === unit || listed.includes(id));
  // One list, which a program writes out once.
  const isInteger =
    family.units.every((each) => chosen.includes(each)) && chosen.length === family.units.length;
  const offered = isInteger ? family.units : chosen;
  const isPrice = family.composed?.some(({ of }) => of === "money") === true;
  return {
    kind: "quantity",
    digits: digits ?? (isPrice ? { minimum: 2, maximum: 4 } : { minimum: 0, maximum: type.integer ? 0 : 4 }),
    ...(isPrice ? { currency: inOwn } : {}),
    unit,
    units: offered,
    ...(options.unit_as === undefined ? {} : { unitAs: options.unit_as }),
    ...(options.region_units === undefined ? {} : { regionUnits: options.region_units }),
  };
}

/** Undefined of what is no number of seconds, days or months, which is reported where it is declared. */
function durationDisplay(
  { dimension }: ValueType & { readonly kind: "number" },
  parts: readonly DurationUnit[] | undefined,
  digits: Digits | undefined,
): Display | undefined {
  const usual = usualParts.find((each) => sameDimension(each.dimension, dimension))?.parts;
  const units = parts ?? usual;
  const family = units === undefined ? undefined : durationFamily(units);
  if (usual === undefined || units === undefined || family === undefined) return undefined;
  const sizes = Object.fromEntries(units.map((unit) => [unit, family.sizes[unit]]));
  return { kind: "duration", write: writeDuration, parts: sizes, digits: digits?.maximum ?? 2 };
}

const usualParts: readonly { readonly dimension: Dimension; readonly parts: readonly DurationUnit[] }[] = [
  { dimension: { time: 1 }, parts: ["hour", "minute", "second"] },
  { dimension: { day: 1 }, parts: ["week", "day"] },
  { dimension: { month: 1 }, parts: ["year", "month"] },
];

/** The dimension of a duration told in these units. */
export function durationDimension(parts: readonly DurationUnit[]): Dimension | undefined {
  const unit = durationFamily(parts)?.unit;
  return unit === undefined ? undefined : unit === "second" ? { time: 1 } : { [unit]: 1 };
}

function familyOf(
  dimension: Dimension,
  unit: string | undefined,
  units: UnitCatalog,
): UnitFamily | undefined {
  if (unit !== undefined) return units.unit(unit)?.family;
  return [...units.families.values()].find((family) => sameDimension(family.dimension, dimension));
}

/** `2` is exactly two digits; the long form gives a least and a most, or significant digits. */
export function readDigits(digits: DigitsDocument | undefined): Digits | undefined {
  if (digits === undefined) return undefined;
  if (typeof digits === "number") return { minimum: digits, maximum: digits };
  return {
    minimum: digits.minimum ?? 0,
    maximum: digits.maximum ?? Math.max(digits.minimum ?? 0, 6),
    ...(digits.significant === undefined ? {} : { significant: digits.significant }),
  };
}
