import { assert } from "../assert.ts";
import type { Scalar } from "../answer.ts";
import { fromBase, sumInUnit, toBase } from "../decimal.ts";
import type { Unit } from "../display.ts";
import type { QuantityInput } from "../kinds/quantity.ts";
import { checkNumber } from "../kinds/numeric.ts";
import { decimalTextIn } from "../number-text.ts";
import { partsSaid } from "../parts-said.ts";
import { compoundParts, type AmountPart } from "./compound-amount.ts";
import { unitSpace } from "../unit-amount.ts";
import type { FieldContext, FieldReading } from "./field-reading.ts";
import { withFractions, type NumberReading } from "./read-number.ts";
import { readNumeral, unreadable } from "./read-numeral.ts";
import { unitCharacters, unitIndex, type NamedUnit, type UnitNames } from "./unit-index.ts";

/**
 * An amount with or without its unit, converted to base units exactly, then the nearest double. Typed, it may be in any
 * unit of the dimension, by its name, symbol or id, or in several: `5 acres`, `180 lb`, `5'11"`, `5 ft 11`, `3y 2m`.
 */
export function readQuantity(input: QuantityInput, text: string, context: FieldContext): FieldReading {
  return context.locale === undefined
    ? readCanonical(input, text.trim(), context)
    : readTyped(input, withFractions(unitCharacters(text)), context.locale, context);
}

/** A number, or a number, a space and the id of a unit. */
function readCanonical(input: QuantityInput, text: string, context: FieldContext): FieldReading {
  const space = text.lastIndexOf(" ");
  const unit = input.readable.find(({ id }) => id === text.slice(space + 1));
  const amount = space === -1 || unit === undefined ? text : text.slice(0, space);
  const reading = readNumeral(amount, context);
  if (reading.kind === "invalid") return unreadableQuantity(text, reading.code, context);
  return amountIn(input, reading, unit ?? chosenUnit(input, context.unit), text);
}

function readTyped(input: QuantityInput, typed: string, locale: string, context: FieldContext): FieldReading {
  const own = chosenUnit(input, context.unit);
  // 5 11 where feet and inches go.
  const text = input.compound?.[own.id] === undefined ? typed : typed.replace(twoNumbers, `$1 ${own.id} $2`);
  const namesOf = context.unitNames ?? noNames;
  // Nothing but digits and marks asks for no names.
  const index = bareNumber.test(text) ? undefined : unitIndex(input.readable, namesOf);
  const named = index?.atEnd(text);
  const amount = named === undefined ? text : text.slice(0, text.length - named.length);
  const reading = readNumeral(amount, context, { magnitudes: "words" });
  if (reading.kind === "read") {
    const [unit, otherUnit] = namedUnits(named, own);
    const result = withOthers(
      amountIn(input, reading, unit, text),
      input,
      [
        ...(otherUnit === undefined ? [] : [otherIn(input, reading.text, otherUnit)]),
        ...inTwo(input, amount, unit),
      ],
      () => (named === undefined ? otherUnits(input, unit, reading.text) : []),
    );
    const isPlain = unit.id === own.id && reading.isReworded !== true;
    if (result.kind === "unreadable" || isPlain) return result;
    return { ...result, understood: amountTextIn(locale, reading.text, unit.id, namesOf) };
  }
  const parts = index === undefined ? undefined : compoundParts(text, input.readable, index, context);
  if (parts === undefined || parts.parts.some(({ unit }) => !addsUp(unit)))
    return unreadableQuantity(text, reading.code, context);
  return compound(input, parts, locale, namesOf, text);
}

/** The unit of an amount and, where a name is that of two but for its capitals, the other one: it is of the field's kind first. */
function namedUnits(named: NamedUnit | undefined, own: Unit): readonly [Unit, Unit | undefined] {
  if (named === undefined) return [own, undefined];
  const { unit, others = [] } = named;
  const [first = unit, second] = [unit, ...others].toSorted(
    (one, other) => Number(other.group === own.group) - Number(one.group === own.group),
  );
  return [first, second];
}

/**
 * A reading with what else was likely meant, the first of `others`: of what breaks the limits, the first that keeps them.
 * Those in other units (`rescues`) are meant only then.
 */
function withOthers(
  reading: FieldReading,
  input: QuantityInput,
  others: readonly Other[],
  rescues: () => readonly Other[],
): FieldReading {
  if (reading.kind !== "read" || reading.ambiguity !== undefined) return reading;
  const keepsLimits = (value: Scalar): boolean => value !== null && checkNumber(input, value) === undefined;
  const other = keepsLimits(reading.value)
    ? others.find(({ isRescue }) => !isRescue)
    : [...others, ...rescues()].find(({ value }) => keepsLimits(value));
  return other === undefined
    ? reading
    : { ...reading, ambiguity: { chosen: reading.canonical, other: other.canonical } };
}

/** Another reading of an amount; a rescue is thought of only where the first one breaks the limits. */
interface Other {
  readonly canonical: string;
  readonly value: number;
  readonly isRescue: boolean;
}

function otherIn(input: QuantityInput, digits: string, unit: Unit, isRescue = false): Other {
  return { canonical: canonicalAmount(input, digits, unit), value: toBase(digits, unit), isRescue };
}

/** The same digits as an amount in two units: 5.11 feet as 5 ft 11 in. */
function inTwo(input: QuantityInput, typed: string, unit: Unit): readonly Other[] {
  return input.display.units.flatMap((larger) => {
    const rest = input.display.compound?.rest[larger.id];
    const [, whole, more] = /^(\d{1,2})[.,]([1-9]\d?)$/.exec(typed.trim()) ?? [];
    if (rest === undefined || whole === undefined || more === undefined) return [];
    if (Number(more) >= fromBase(toBase("1", larger), rest)) return [];
    const parts = [
      { text: whole, unit: larger },
      { text: more, unit: rest },
    ];
    return [otherIn(input, sumInUnit(parts, rest), rest, unit.id !== larger.id)];
  });
}

/** A number alone in the other units a field offers, in the smaller ones they are told with, and in the base of its kind. */
function otherUnits(input: QuantityInput, own: Unit, digits: string): readonly Other[] {
  const { units, compound: told } = input.display;
  const bases = input.readable.filter(({ numerator, denominator }) => numerator === denominator);
  return [...units, ...Object.values(told?.rest ?? {}), ...bases]
    .filter(({ id, isInverse }) => id !== own.id && isInverse !== true)
    .map((unit) => otherIn(input, digits, unit, true));
}

/** One amount in one unit. */
function amountIn(
  input: QuantityInput,
  { text, other }: NumberReading & { readonly kind: "read" },
  unit: Unit,
  typed: string,
): FieldReading {
  const value = toBase(text, unit);
  if (!Number.isFinite(value)) return unreadable("too_large", typed);
  const write = (digits: string): string => canonicalAmount(input, digits, unit);
  const ambiguity = other === undefined ? {} : { ambiguity: { chosen: write(text), other: write(other) } };
  return { kind: "read", value: value + 0, canonical: write(text), ...ambiguity };
}

/** Whether an amount of it and one of a smaller unit are one amount. */
function addsUp({ isInverse, offset }: Unit): boolean {
  return isInverse !== true && offset === undefined;
}

/** Several amounts, added up in the smallest of their units. */
function compound(
  input: QuantityInput,
  { isNegative, parts }: { readonly isNegative: boolean; readonly parts: readonly AmountPart[] },
  locale: string,
  namesOf: UnitNames,
  typed: string,
): FieldReading {
  const smallest = parts.at(-1)?.unit;
  assert(smallest !== undefined, "an amount has a part");
  const total = sumInUnit(parts, smallest);
  const result = amountIn(input, { kind: "read", text: isNegative ? `-${total}` : total }, smallest, typed);
  if (result.kind === "unreadable") return result;
  // As the field writes it itself, it needs no word.
  if (parts.length === 2 && input.compound?.[parts[0]?.unit.id ?? ""] === smallest.id) return result;
  // Of a part there is none of, nothing is said: −6 months, and no −0 years 6 months.
  const written = partsSaid(parts.map((part) => ({ ...part, amount: Number(part.text) })))
    .map(({ text, unit }) => amountTextIn(locale, text, unit.id, namesOf))
    .join(" ");
  return { ...result, understood: `${isNegative && Number(total) !== 0 ? "\u2212" : ""}${written}` };
}

/** An amount as it stands in a link: its unit goes without saying where only counts of the field's own are taken. */
function canonicalAmount(input: QuantityInput, digits: string, unit: Unit): string {
  return input.integer === true && unit.id === input.display.unit ? digits : `${digits} ${unit.id}`;
}

/** A canonical amount as people in `locale` write it, by the words at hand, else its unit by the first of its names. */
export function amountTextIn(
  locale: string,
  digits: string,
  unit: string,
  namesOf: UnitNames = noNames,
): string {
  const number = decimalTextIn(locale, digits);
  const [symbol = unit] = namesOf(unit);
  return namesOf.amount?.(unit, Number(digits), number) ?? `${number}${unitSpace(symbol)}${symbol}`;
}

/** The unit of a bare number: the visitor's choice where the field offers it, else the field's own. */
export function chosenUnit({ display }: QuantityInput, choice: string | undefined): Unit {
  const unit =
    display.units.find(({ id }) => id === choice) ?? display.units.find(({ id }) => id === display.unit);
  assert(unit !== undefined, `${display.unit} is among the units of its field`);
  return unit;
}

export function noNames(): readonly string[] {
  return [];
}

/** A number and one of up to two digits, which is no group of the first. */
const twoNumbers = /^(\d+) +(\d{1,2})$/;
/** Text that names no unit: digits and the marks of numbers. */
const bareNumber = /^[\d.,+\-\s]*$/;

/** No number: the words after one are an unknown unit. */
function unreadableQuantity(
  text: string,
  code: "not_a_number" | "too_large",
  context: FieldContext,
): FieldReading {
  const start = text.search(/\p{L}/u);
  const isAmount = start > 0 && readNumeral(text.slice(0, start), context).kind === "read";
  if (!isAmount) return unreadable(code, text);
  const word = text.slice(start);
  const end = word.search(/\d/);
  return unreadable("unknown_unit", end === -1 ? word : word.slice(0, end));
}
