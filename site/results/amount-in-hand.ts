import { displayUnit } from "../../generator/presentation/format-value.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import type { InputOf } from "../../generator/runtime/description-of.ts";

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
