import { termsOf } from "./fraction.ts";
import { decimalOfFraction } from "./fraction-digits.ts";
import { minusSign } from "./intl-cache.ts";
import { decimalTextIn, scientificText } from "./number-text.ts";
import type { PlainOwnDisplay } from "./own-display.ts";

/** How fractions are shown. */
export const fractionDisplay: PlainOwnDisplay = {
  kind: "fraction",
  write: (value, { locale }) => fractionText(String(value), locale, "\u00a0"),
};

/** How fractions are shown that people rather write as decimals, where they end. */
export const decimalFractionDisplay: PlainOwnDisplay = {
  kind: "fraction",
  write: (value, { locale }) => decimalFractionText(String(value), locale, "\u00a0"),
};

/** Decimals longer than this are written in scientific form: nobody counts so many zeros. */
const longestDecimal = 60;
const scientificDigits = 21;

/** A fraction whose decimals end as a decimal, 2.25; any other as a mixed number, 2/3. */
export function decimalFractionText(value: string, locale: string, space = " "): string {
  const places = endingPlaces(termsOf(value).under);
  if (places === undefined) return fractionText(value, locale, space);
  const decimal = decimalOfFraction(value, places);
  return decimal.length > longestDecimal
    ? scientificText(decimal, locale, scientificDigits)
    : decimalTextIn(locale, decimal);
}

/** How many decimals the fractions of a denominator have; undefined where they do not end. */
function endingPlaces(under: bigint): number | undefined {
  let rest = under;
  let places = 0;
  for (; rest % 10n === 0n; places += 1) rest /= 10n;
  for (const factor of [2n, 5n]) for (; rest % factor === 0n; places += 1) rest /= factor;
  return rest === 1n && places <= 1000 ? places : undefined;
}

/** A fraction as a mixed number: 1 3/4, −7/8, 2. */
export function fractionText(value: string, locale: string, space = " "): string {
  const { over, under } = termsOf(value);
  const [size, sign] = over < 0n ? [-over, minusSign(locale)] : [over, ""];
  const whole = decimalTextIn(locale, String(size / under));
  const rest = size % under;
  if (rest === 0n) return sign + whole;
  return `${sign}${size < under ? "" : whole + space}${rest}/${under}`;
}
