import { roundDecimal } from "./exact.ts";
import { decimalTextIn } from "./number-text.ts";
import { assert } from "./assert.ts";
import type { Write } from "./own-display.ts";

/** An exact decimal with all the digits its display asks for. */
export const writeExact: Write = (value, { locale }, display) => {
  assert(display.kind === "exact", "an exact decimal is shown as one");
  const { minimum, maximum } = display.digits;
  const [whole = "0", fraction = ""] = roundDecimal(String(value), maximum).split(".");
  const digits = fraction.padEnd(minimum, "0");
  return decimalTextIn(locale, digits === "" ? whole : `${whole}.${digits}`);
};
