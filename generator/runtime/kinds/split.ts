import { sumInUnit } from "../decimal.ts";
import { partsOf, readWrittenDuration, splitDuration, writtenDuration } from "../duration.ts";
import { cached } from "../intl-cache.ts";
import type { DurationParts, DurationUnit } from "../own-display.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import { numberedUnit, timeAmounts, timeUnits } from "../reading/time-amounts.ts";
import { unitCharacters, type UnitNames } from "../reading/unit-index.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { quantityRuntime, type QuantityInput } from "./quantity.ts";

/** The way of entering a number of months as years and months, beside the number itself. */
export const splitUnit = "parts";

/** A number of months that may be entered in two units: 38 months, or 3 years and 2 months. A link keeps which. */
export const splitRuntime: InputRuntime<QuantityInput> = {
  ...quantityRuntime,
  read: readEither,
  // Of parts, their canonical text: the number would not say how it was entered.
  write: (input, value, locale, unit, names) => {
    const number = typeof value === "string" ? valueOf(input, value) : Number(value);
    const isParts = unit === splitUnit || (typeof value === "string" && isSplit(input, value));
    return isParts
      ? partsText(number, locale, input.parts ?? {}, names)
      : quantityRuntime.write(input, number, locale, unit, names);
  },
  keepsText: true,
  unitOf: (input, canonical) => (isSplit(input, canonical) ? splitUnit : input.display.unit),
  flagArgument: (input) => `${quantityRuntime.flagArgument(input).slice(0, -1)}|${sampleText(input)}>`,
};

/** Whether a canonical text names a unit above the input's own. */
function isSplit({ parts = {}, display }: QuantityInput, canonical: string): boolean {
  return partsOf(parts).some(({ unit }) => unit !== display.unit && canonical.includes(` ${unit}`));
}

function sampleText({ parts = {} }: QuantityInput): string {
  return writtenDuration(
    partsOf(parts).reduce((sum, { size }) => sum + size, 0),
    parts,
  );
}

/** The value of a canonical text. */
function valueOf(input: QuantityInput, canonical: string): number {
  const reading = readEither(input, canonical, { today: "" });
  return reading.kind === "read" && typeof reading.value === "number" ? reading.value : 0;
}

function readEither(input: QuantityInput, text: string, context: FieldContext): FieldReading {
  const { parts = {} } = input;
  const { locale } = context;
  if (locale === undefined) {
    const value = isSplit(input, text) ? readWrittenDuration(text.trim(), parts) : undefined;
    return value === undefined ? quantityRuntime.read(input, text, context) : found(value, parts);
  }
  const plain = unitCharacters(text);
  const isAsked = context.unit === splitUnit;
  const units = unitsOf(parts);
  const amounts = timeAmounts(plain, units, isAsked ? units[0] : undefined, context);
  const isSaid = amounts?.parts.some(({ unit }) => unit.id !== input.display.unit) === true;
  if (amounts === undefined || (!isAsked && !isSaid)) return quantityRuntime.read(input, text, context);
  const sum = Number(sumInUnit(amounts.parts, { numerator: "1", denominator: "1" }));
  if (!Number.isSafeInteger(sum)) return unreadable("not_whole", text);
  const reading = found(amounts.isNegative ? -sum : sum, parts);
  const understood = partsText(Number(reading.value), locale, parts, context.unitNames);
  if (unitCharacters(understood) === plain) return reading;
  // Beside years and months, a number alone may be of either.
  const [amount] = timeAmounts(plain, units, undefined, context) === undefined ? amounts.parts : [];
  const other = amount && `${amount.text} ${input.display.unit}`;
  return {
    ...reading,
    understood,
    ...(other === undefined ? {} : { ambiguity: { chosen: reading.canonical, other } }),
  };
}

function found(value: number, parts: DurationParts): FieldReading & { readonly kind: "read" } {
  return { kind: "read", value: value + 0, canonical: canonicalParts(value, parts) };
}

/** With its largest unit, even where there are none of it: the text then still says how it was entered. */
function canonicalParts(value: number, parts: DurationParts): string {
  const amounts = splitDuration(Math.abs(value), parts);
  const said = amounts.filter(({ amount }, index) => index === 0 || amount !== 0);
  return `${value < 0 ? "-" : ""}${said.map(({ unit, amount }) => `${amount} ${unit}`).join(" ")}`;
}

const unitsOf = /* @__PURE__ */ cached((parts: DurationParts) => timeUnits(partsOf(parts)));

/** Months as years and months: 3 years 2 months. */
function partsText(
  value: number,
  locale: string,
  parts: DurationParts,
  names: UnitNames | undefined,
): string {
  const some = splitDuration(Math.abs(value), parts).filter(({ amount }) => amount !== 0);
  const smallest: DurationUnit = partsOf(parts).at(-1)?.unit ?? "month";
  const said = some.length === 0 ? [{ unit: smallest, amount: 0 }] : some;
  return (
    (value < 0 ? "\u2212" : "") +
    said.map(({ unit, amount }) => numberedUnit(unit, amount, locale, names)).join(" ")
  );
}
