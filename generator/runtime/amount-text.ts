import { assert } from "./assert.ts";
import { fromBaseText, toBase } from "./decimal.ts";
import type { Unit } from "./display.ts";

/** Every decimal of up to 15 digits survives the way through a double. */
const fewestDigits = 15;
const mostDigits = 19;

/** The shortest decimal of at least 15 significant digits that, in `unit`, gives back `value` in base units. */
export function amountText(value: number, unit: Unit): string {
  const texts = Array.from({ length: mostDigits - fewestDigits + 1 }, (_, more) =>
    fromBaseText(value, unit, fewestDigits + more),
  );
  const exact = texts.find((text) => toBase(text, unit) === value);
  assert(exact !== undefined, `${value} has an amount of ${mostDigits} digits in its unit`);
  return exact;
}
