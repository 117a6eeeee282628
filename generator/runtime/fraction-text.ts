import { termsOf } from "./fraction.ts";
import { minusSign } from "./intl-cache.ts";
import { decimalTextIn } from "./number-text.ts";
import type { PlainOwnDisplay } from "./own-display.ts";

/** How fractions are shown. */
export const fractionDisplay: PlainOwnDisplay = {
  kind: "fraction",
  write: (value, { locale }) => fractionText(String(value), locale, "\u00a0"),
};

/** A fraction as a mixed number: 1 3/4, −7/8, 2. */
export function fractionText(value: string, locale: string, space = " "): string {
  const { over, under } = termsOf(value);
  const [size, sign] = over < 0n ? [-over, minusSign(locale)] : [over, ""];
  const whole = decimalTextIn(locale, String(size / under));
  const rest = size % under;
  if (rest === 0n) return sign + whole;
  return `${sign}${size < under ? "" : whole + space}${rest}/${under}`;
}
