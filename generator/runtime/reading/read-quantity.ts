import { toBase } from "../decimal.ts";
import type { Unit } from "../description.ts";
import type { QuantityInput } from "../kinds/quantity.ts";
import type { FieldContext, FieldReading } from "./field-reading.ts";
import { assert } from "../assert.ts";
import { plainCharacters } from "../plain-characters.ts";
import { readNumeral, unreadable } from "./read-numeral.ts";

/** An amount with or without its unit, "5 acre" or "5": converted to base units exactly, then the nearest double. */
export function readQuantity(input: QuantityInput, text: string, context: FieldContext): FieldReading {
  const plain = plainCharacters(text);
  const named = unitNamed(input.display.units, plain, context.unitNames ?? noNames);
  const unit = named?.unit ?? chosenUnit(input, context.unit);
  const amount = named === undefined ? plain : plain.slice(0, plain.length - named.name.length);
  const reading = readNumeral(amount, context);
  if (reading.kind === "invalid") return unreadableQuantity(plain, reading.code, context);
  if (input.integer === true && reading.text.includes(".")) return unreadable("not_whole", text);
  const value = toBase(reading.text, unit.numerator, unit.denominator);
  if (!Number.isFinite(value)) return unreadable("too_large", text);
  const isImplied = input.integer === true && unit.id === input.display.unit;
  const canonical = isImplied ? reading.text : `${reading.text} ${unit.id}`;
  if (reading.other === undefined) return { kind: "read", value, canonical };
  return { kind: "read", value, canonical, ambiguity: { taken: reading.text, other: reading.other } };
}

/** The unit of a bare number: the visitor's choice where the field offers it, else the field's own. */
export function chosenUnit({ display }: QuantityInput, choice: string | undefined): Unit {
  const unit =
    display.units.find(({ id }) => id === choice) ?? display.units.find(({ id }) => id === display.unit);
  assert(unit !== undefined, `${display.unit} is among the units of its field`);
  return unit;
}

function noNames(): readonly string[] {
  return [];
}

/** Text that ends in no unit: digits of any script and the marks of numbers. */
const bareNumber = /^[\p{Nd}.,+\-\s]*$/u;

/** The unit whose id or name `text` ends with, the longest first; capitals matter unless nothing fits with them. */
function unitNamed(
  units: readonly Unit[],
  text: string,
  namesOf: (unit: string) => readonly string[],
): { readonly unit: Unit; readonly name: string } | undefined {
  if (bareNumber.test(text)) return undefined;
  // As addresses and defaults are written: a number, a space and the id.
  const space = text.lastIndexOf(" ");
  const last = text.slice(space + 1);
  const canonical = units.find(({ id }) => id === last);
  if (canonical !== undefined && space > 0 && bareNumber.test(text.slice(0, space)))
    return { unit: canonical, name: last };
  const names = units
    .flatMap((unit) => [unit.id, ...namesOf(unit.id)].map((name) => ({ unit, name: plainCharacters(name) })))
    .filter(({ name }) => name !== "")
    .toSorted((one, other) => other.name.length - one.name.length);
  const lower = text.toLowerCase();
  return (
    names.find(({ name }) => text.endsWith(name)) ??
    names.find(({ name }) => lower.endsWith(name.toLowerCase()))
  );
}

/** No number: the words after one are an unknown unit. */
function unreadableQuantity(
  text: string,
  code: "not_a_number" | "too_large",
  context: FieldContext,
): FieldReading {
  const start = text.search(/\p{L}/u);
  const isAmount = start > 0 && readNumeral(text.slice(0, start), context).kind === "read";
  return isAmount ? unreadable("unknown_unit", text.slice(start)) : unreadable(code, text);
}
