import { fromBase } from "../runtime/decimal.ts";
import type { InputOf } from "../runtime/description-of.ts";
import type { Unit } from "../runtime/display.ts";
import { displayUnit } from "./format-value.ts";
import type { Presenter } from "./presenter.ts";

/** An amount that was entered, in the unit chosen beside it. */
export interface AmountInHand {
  readonly unit: Unit;
  /** How many of the unit. */
  readonly raw: number;
  readonly shown: string;
}

/** Undefined where none was entered. */
export function amountInHand(
  { id, display }: InputOf<"quantity">,
  { values, unitOf, show }: Presenter,
): AmountInHand | undefined {
  const value = values[id];
  if (typeof value !== "number") return undefined;
  const unit = displayUnit(display, unitOf(id));
  const raw = fromBase(value, unit);
  return { unit, raw, shown: show({ kind: "number", digits: display.digits }, raw) };
}
