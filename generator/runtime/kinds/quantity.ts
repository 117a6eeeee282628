import { amountText } from "../amount-text.ts";
import { inTwoUnits } from "../compound-text.ts";
import { fromBase, toBase } from "../decimal.ts";
import type { Display, Unit } from "../display.ts";
import type { DurationParts } from "../own-display.ts";
import { decimalTextIn } from "../number-text.ts";
import { amountTextIn, chosenUnit, readQuantity } from "../reading/read-quantity.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** A number with a unit, carried in the base unit of its dimension. */
export interface QuantityInput extends NumericInputBase {
  readonly type: "quantity";
  readonly kind: InputRuntime<QuantityInput>;
  readonly display: Display & { readonly kind: "quantity" };
  /** What it is an amount of, such as `length`: the id of a file of units. */
  readonly dimension: string;
  /** Every unit of the dimension: an amount may be typed in any of them, whichever the field offers. */
  readonly readable: readonly Unit[];
  /** Unit per region (`US`: `foot`), used until the visitor picks one. */
  readonly regionUnits?: Readonly<Record<string, string>>;
  /** Only counts of one of its units are taken, and its own unit goes without saying. */
  readonly integer?: boolean;
  /** Then counts of this smaller unit are taken as well: 25.5 years, which are 306 months. */
  readonly countedIn?: Unit;
  /** Units whose amounts are written with the rest in a smaller one, by id: feet and inches. */
  readonly compound?: Readonly<Record<string, string>>;
  /** Of a number of months or days that may be entered in several units as well: years and months. */
  readonly parts?: DurationParts;
}
export const quantityRuntime: InputRuntime<QuantityInput> = {
  read: readQuantity,
  write: (input, value, locale, unit, names) => {
    const written = chosenUnit(input, unit);
    const said = unitShown(input, Number(value), written);
    if (said !== written) return amountTextIn(locale, amountText(Number(value), said), said.id, names);
    const smaller = input.display.compound?.rest[written.id];
    return smaller === undefined
      ? decimalTextIn(locale, amountText(Number(value), written))
      : inTwoUnits(Number(value), written, smaller, locale, names);
  },
  canonical: (input, value, unit) => {
    const written = unitShown(input, Number(value), chosenUnit(input, unit));
    const amount = amountText(Number(value), written);
    return input.integer === true && written.id === input.display.unit ? amount : `${amount} ${written.id}`;
  },
  check: (input, value) => {
    const finding = checkNumber(input, value);
    if (finding !== undefined || input.integer !== true) return finding;
    const counted = countedUnit(input);
    const units = input.countedIn === undefined ? input.display.units : [counted];
    if (units.some((unit) => Number.isInteger(fromBase(Number(value), unit)))) return undefined;
    const count = Math.floor(fromBase(Number(value), counted));
    return {
      code: "not_whole_amount",
      arguments: { below: toBase(count, counted), above: toBase(count + 1, counted) },
    };
  },
  unitOf: ({ display, compound = {} }, canonical) => {
    const last = canonical.slice(canonical.lastIndexOf(" ") + 1);
    const named = Object.keys(compound).find((unit) => compound[unit] === last) ?? last;
    return display.units.some((unit) => unit.id === named) ? named : display.unit;
  },
  flagArgument: ({ display }) => `<number ${display.unit}>`,
  readingText: ({ display }, canonical, locale, namesOf) => {
    const [digits = "", id] = canonical.split(" ");
    if (id === undefined) return decimalTextIn(locale, digits);
    const amount = amountTextIn(locale, digits, id, namesOf);
    const inBoth = (unit: Unit, rest: Unit, counted: Unit): string =>
      inTwoUnits(toBase(digits, counted), unit, rest, locale, namesOf);
    for (const unit of display.units) {
      const rest = display.compound?.rest[unit.id];
      if (rest === undefined) continue;
      // 71 inches are 5′ 11″, and 5.11 feet are no round number of inches.
      if (rest.id === id) return inBoth(unit, rest, rest);
      if (unit.id === id && digits.includes(".")) return `${amount} (${inBoth(unit, rest, unit)})`;
    }
    return amount;
  },
};

/** The unit that whole numbers are asked for in. */
export function countedUnit(input: QuantityInput): Unit {
  return input.countedIn ?? chosenUnit(input, undefined);
}

/** The unit an amount is written in: what takes more than two decimals in years, as 301 months do, is said in months. */
function unitShown({ countedIn }: QuantityInput, value: number, unit: Unit): Unit {
  return countedIn !== undefined && /\.\d{3}/.test(amountText(value, unit)) ? countedIn : unit;
}
