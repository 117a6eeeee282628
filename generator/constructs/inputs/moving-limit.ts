import { mentions, parseFormula } from "../../formula/index.ts";
import type { MovingLimit } from "../../runtime/kinds/input-runtime.ts";
import { isTerm } from "../../runtime/term.ts";
import type { ScalarText } from "../schema.ts";

/** The keys of an input that limit its value. */
export const limitSides = ["min", "max", "above", "below"] as const;
export type LimitSide = MovingLimit["side"];

/** The limits of an input that are formulas: those that name other values, not a value of the input's own kind. */
export function movingLimits(
  document: { readonly type?: string } & { readonly [Side in LimitSide]?: ScalarText },
): readonly MovingLimit[] {
  return limitSides.flatMap((side) => {
    const written = document[side];
    return isFormula(written, document.type) ? [{ side, text: String(written) }] : [];
  });
}

/** Whether a limit of an input is a formula: `price`, `0.8 * price`; `5 foot`, `12%` and `today` are values, `life` is of a term. */
export function isFormula(written: ScalarText | undefined, type?: string): boolean {
  if (typeof written !== "string" || written.trim() === "today") return false;
  if (type === "term" && isTerm(written)) return false;
  const parsed = parseFormula(written);
  return "tree" in parsed && mentions(parsed.tree).length > 0;
}

/** Which end of its values a limit is at. */
export function endOf(side: LimitSide): "minimum" | "maximum" {
  return side === "min" || side === "above" ? "minimum" : "maximum";
}
