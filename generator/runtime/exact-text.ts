import { Big } from "big.js";
import { roundDecimal } from "./exact.ts";
import { decimalTextIn, scientificText } from "./number-text.ts";
import { assert } from "./assert.ts";
import type { Write } from "./own-display.ts";

/** An exact decimal with all the digits its display asks for. */
export const writeExact: Write = (value, { locale }, display) => {
  assert(display.kind === "exact", "an exact decimal is shown as one");
  const { minimum, maximum, significant } = display.digits;
  if (significant !== undefined) return significantText(String(value), locale, significant);
  const [whole = "0", fraction = ""] = roundDecimal(String(value), maximum).split(".");
  const digits = fraction.padEnd(minimum, "0");
  return decimalTextIn(locale, digits === "" ? whole : `${whole}.${digits}`);
};

/** With so many digits from the first that is not zero; as with numbers, never fewer than its whole part has. */
function significantText(value: string, locale: string, significant: number): string {
  const { e: exponent } = new Big(value);
  if (exponent < lowestExponent || exponent > highestExponent)
    return scientificText(value, locale, significant);
  return decimalTextIn(locale, roundDecimal(value, Math.max(0, significant - 1 - exponent)));
}

/** Beyond these powers of ten, numbers are written in scientific form as well. */
const lowestExponent = -6;
const highestExponent = 14;
