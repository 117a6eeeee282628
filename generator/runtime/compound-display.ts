import { inTwoUnits } from "./compound-text.ts";
import { fromBase, roundHalfAway, toBase } from "./decimal.ts";
import type { Display, Unit } from "./description.ts";
import { minusSign } from "./intl-cache.ts";
import type { WriteContext } from "./own-display.ts";

/** A quantity whose amounts in some units are told with the rest in a smaller one; undefined in its other units. */
export type WriteCompound = (
  value: number,
  unit: Unit,
  context: WriteContext,
  display: Display & { readonly kind: "quantity" },
) => string | undefined;

/** What {@link writeCompound} shows, as exactly as its display says. */
export const writeCompound: WriteCompound = (
  value,
  unit,
  { locale, word, optional },
  { compound, digits },
) => {
  const smaller = compound?.rest[unit.id];
  if (smaller === undefined) return undefined;
  const rounded = toBase(roundHalfAway(fromBase(value, smaller), digits.maximum), smaller);
  // Where the words of a whole page are not at hand, symbols are.
  const text = inTwoUnits(
    Math.abs(rounded),
    unit,
    smaller,
    locale,
    (id) =>
      optional?.(`units.${id}.written`)?.split("|") ?? [
        word(`units.${id}.symbol`, { count: { raw: 2, shown: "2" } }),
      ],
  );
  return rounded < 0 ? `${minusSign(locale)}${text}` : text;
};
