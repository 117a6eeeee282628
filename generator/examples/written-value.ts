import type { Value } from "../runtime/answer.ts";
import { decimalText, fromBase } from "../runtime/decimal.ts";
import { writtenDuration } from "../runtime/duration.ts";
import type { Display } from "../runtime/display.ts";

/** As many digits as tell two figures apart, without the last places of binary arithmetic. */
const significantDigits = 12;

/** A value as authors write it: in the unit it is shown in, a share as a percentage; `nothing` where there is none. */
export function writtenValue(value: Value | undefined, display: Display | undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "object") return "a table";
  if (typeof value !== "number") return String(value);
  if (display?.kind === "duration") return writtenDuration(value, display.parts);
  if (display?.kind === "percent") return `${numberText(value * 100)}%`;
  const unit = display?.kind === "quantity" ? display.units.find(({ id }) => id === display.unit) : undefined;
  return unit === undefined ? numberText(value) : `${numberText(fromBase(value, unit))} ${unit.id}`;
}

function numberText(value: number): string {
  return Number.isFinite(value) ? decimalText(Number(value.toPrecision(significantDigits))) : String(value);
}
