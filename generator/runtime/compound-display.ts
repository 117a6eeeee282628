import { inTwoUnits } from "./compound-text.ts";
import { fromBase, roundAsMeant, toBase } from "./decimal.ts";
import type { WriteCompound } from "./display.ts";
import { minusSign } from "./intl-cache.ts";

/** What {@link writeCompound} shows, as exactly as its display says. */
export const writeCompound: WriteCompound = (
  value,
  unit,
  { locale, word, optional },
  { compound, digits },
) => {
  const smaller = compound?.rest[unit.id];
  if (smaller === undefined) return undefined;
  const rounded = toBase(roundAsMeant(fromBase(value, smaller), digits.maximum), smaller);
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
