import { amountText } from "./amount-text.ts";
import { fromBase, toBase, wholeAndRest } from "./decimal.ts";
import type { Unit } from "./display.ts";
import { amountTextIn, noNames } from "./reading/read-quantity.ts";
import type { UnitNames } from "./reading/unit-index.ts";

/** 67 inches as 5′ 7″, where feet are written with inches. */
export function inTwoUnits(
  value: number,
  unit: Unit,
  smaller: Unit,
  locale: string,
  namesOf: UnitNames = noNames,
): string {
  const amount = amountText(Math.abs(value), smaller);
  const { whole, rest } = wholeAndRest(amount, fromBase(toBase("1", unit), smaller));
  // The sign of a unit where it has one: 5′ 7″ is shorter than 5 ft 7 in.
  const signOf: UnitNames = (id) => {
    const names = namesOf(id);
    const sign = names.find((name) => /^[\u2032\u2033]$/u.test(name));
    return sign === undefined ? names : [sign];
  };
  const parts = [
    amountTextIn(locale, whole, unit.id, signOf),
    ...(rest === "0" ? [] : [amountTextIn(locale, rest, smaller.id, signOf)]),
  ];
  return `${value < 0 ? "-" : ""}${parts.join(" ")}`;
}
