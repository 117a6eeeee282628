import { Big } from "big.js";
import type { Digits as ShownDigits } from "./display-digits.ts";

/** An exact decimal; opaque to callers. */
export type Decimal = Big;
/** A double, standing for its shortest decimal text (0.1 is one tenth), or an exact result of `exact-arithmetic.ts`. */
export type Exact = number | Decimal;

/** Rounding modes as big.js numbers them. */
export const towardZero = 0;
const halfAway = 1;

/** Enough digits that the nearest double of a quotient is that of the exact quotient. */
export const digitsForDouble = 40;

/** False for NaN and infinities. */
export function isFiniteExact(value: Exact): boolean {
  return typeof value !== "number" || Number.isFinite(value);
}

/** big.js counts places, not significant digits, and keeps their number in the constructor: this one is set for each division. */
const Quotient = Big();
Quotient.RM = halfAway;

/** `dividend / divisor` to at least `significant` digits, half away from zero. `divisor` is not zero. */
export function divideDecimals(dividend: Decimal, divisor: Decimal, significant: number): Decimal {
  Quotient.DP = Math.max(0, significant - (dividend.e - divisor.e));
  return new Quotient(dividend).div(divisor);
}

/** How large a unit is; of an inverse one, how large it is for 1. */
export interface UnitSize {
  readonly numerator: string;
  readonly denominator: string;
  readonly isInverse?: true;
  /** What 0 base units are in it, a decimal: -273.15 of degrees Celsius. Nothing where that is 0. */
  readonly offset?: string;
}

/**
 * A value in a unit (a double or decimal text) in base units: `(value - offset) * numerator / denominator` exactly,
 * then the nearest double. NaN and infinities stay. 0 of an inverse unit is infinite.
 */
export function toBase(value: number | string, unit: UnitSize): number {
  const { numerator, denominator, offset } = unit;
  if (unit.isInverse === true) return inverted(value, unit);
  if (offset === undefined || !Number.isFinite(Number(value))) return scaleBy(value, numerator, denominator);
  return scaleBy(new Big(value).minus(offset).toFixed(), numerator, denominator);
}

/** A value in base units, in a unit: `value * denominator / numerator + offset` exactly, then the nearest double. */
export function fromBase(value: number | string, unit: UnitSize): number {
  const { numerator, denominator, offset } = unit;
  if (unit.isInverse === true) return inverted(value, unit);
  if (offset === undefined || !Number.isFinite(Number(value))) return scaleBy(value, denominator, numerator);
  return amountIn(value, unit).plus(offset).toNumber();
}

/** The way into an inverse unit is the way out of it. */
function inverted(value: number | string, { numerator, denominator }: UnitSize): number {
  const plain = Number(value);
  if (plain === 0 || !Number.isFinite(plain)) return 1 / plain;
  return divideDecimals(factorOf(numerator), factorOf(denominator).times(value), digitsForDouble).toNumber();
}

/** `value * factor / divisor` exactly, then the nearest double. */
function scaleBy(value: number | string, factor: string, divisor: string): number {
  if (factor === divisor || (typeof value === "number" && !Number.isFinite(value))) return Number(value);
  const simply =
    typeof value === "number"
      ? scaleWhole(value, Number(factor), Number(divisor))
      : scaleShort(digitsOf(value), digitsOf(factor), digitsOf(divisor));
  if (simply !== undefined) return simply;
  const product = new Big(value).times(factorOf(factor));
  return (divisor === "1" ? product : divideDecimals(product, factorOf(divisor), digitsForDouble)).toNumber();
}

/** The factors of units as decimals, each read once: a table of all units has sixty. */
const factors = new Map<string, Decimal>();

function factorOf(text: string): Decimal {
  const before = factors.get(text);
  if (before !== undefined) return before;
  const factor = new Big(text);
  factors.set(text, factor);
  return factor;
}

/** Whole numbers that come out whole need no decimals: 360 months are 30 years. */
function scaleWhole(value: number, factor: number, divisor: number): number | undefined {
  const product = value * factor;
  const isExact =
    Number.isSafeInteger(value) && Number.isSafeInteger(factor) && Number.isSafeInteger(product);
  return isExact && Number.isSafeInteger(divisor) && product % divisor === 0
    ? product / divisor + 0
    : undefined;
}

/** A decimal, which has no exponent, as its digits and how many of them are after the mark: 1.75 is 175 and 2. */
interface Digits {
  readonly whole: number;
  readonly places: number;
}

function digitsOf(text: string): Digits {
  const mark = text.indexOf(".");
  if (mark === -1) return { whole: Number(text), places: 0 };
  return { whole: Number(text.slice(0, mark) + text.slice(mark + 1)), places: text.length - mark - 1 };
}

/**
 * Decimals as short as people type them need no others: while both sides of the division are whole numbers that doubles hold
 * exactly, its result is the nearest double.
 */
function scaleShort(value: Digits, factor: Digits, divisor: Digits): number | undefined {
  const over = value.whole * factor.whole * 10 ** divisor.places;
  const under = divisor.whole * 10 ** (value.places + factor.places);
  return Number.isSafeInteger(over) && Number.isSafeInteger(under) ? over / under : undefined;
}

/** `value` times ten to `power`, exactly, as decimal text without exponent: ("3.875", -2) is "0.03875". */
export function shiftDecimal(value: number | string, power: number): string {
  return new Big(value).times(`1e${power}`).toFixed();
}

/** Amounts in units, added up in one of the units: 5 feet and 11 inches are 71 inches. */
export function sumInUnit(
  parts: readonly {
    readonly text: string;
    readonly unit: { readonly numerator: string; readonly denominator: string };
  }[],
  { numerator, denominator }: { readonly numerator: string; readonly denominator: string },
): string {
  const sum = parts.reduce((total, { text, unit }) => {
    const product = new Big(text).times(unit.numerator).times(denominator);
    return total.plus(divideDecimals(product, new Big(unit.denominator).times(numerator), digitsForDouble));
  }, new Big(0));
  return sum.toFixed();
}

/** Decimals added up, exactly. */
export function sumOfDecimals(terms: readonly string[]): string {
  return terms.reduce((sum, term) => sum.plus(term), new Big(0)).toFixed();
}

/** `whole` and `over / under` as decimal text: exact where it comes out, else with `significant` digits of the fraction. */
export function mixedNumber(whole: string, over: string, under: string, significant: number): string {
  return new Big(whole).plus(divideDecimals(new Big(over), new Big(under), significant)).toFixed();
}

/** `value` as decimal text without exponent: 1e-7 is "0.0000001". `value` is finite. */
export function decimalText(value: number): string {
  return new Big(value).toFixed();
}

/**
 * `fromBase` as decimal text of `digits` significant digits, half away from zero, without needless zeros; of a unit with an
 * offset, as many as the amount has from the zero of the base.
 */
export function fromBaseText(value: number, unit: UnitSize, digits: number): string {
  const rounded = new Big(amountIn(value, unit).toPrecision(digits));
  return (unit.offset === undefined ? rounded : rounded.plus(unit.offset)).toFixed();
}

/** How many of a unit a value in base units is, counted from the zero of the base. */
function amountIn(value: number | string, { numerator, denominator, isInverse }: UnitSize): Decimal {
  const size = new Big(numerator);
  const scaled = new Big(value).times(denominator);
  return isInverse === true
    ? divideDecimals(size, scaled, digitsForDouble)
    : divideDecimals(scaled, size, digitsForDouble);
}

/**
 * `value` rounded to `places` decimal places, half away from zero: 1.005 to 2 is 1.01. A decimal of up to 15 digits is rounded
 * as it reads; a result that floats missed a half by counts as the half. Negative places round to tens, hundreds… NaN and
 * infinities stay.
 */
export function roundHalfAway(value: number, places: number): number {
  const power = 10 ** places;
  const scaled = Math.abs(value) * power;
  if (!(places >= 0 && places <= mostExactPower && scaled < mostExactlyScaled))
    return roundTo(value, places, halfAway);
  const below = Math.floor(scaled);
  const rounded = scaled - below >= 0.5 - missedByFloats * scaled ? below + 1 : below;
  // A whole number over an exact power of ten is the nearest double of the decimal. Adding zero turns -0 into 0.
  return (Math.sign(value) * rounded) / power + 0;
}

/** The largest power of ten that a double is exactly. */
const mostExactPower = 22;
/** Below it a double has room for a fraction of three digits. */
export const mostExactlyScaled = 2 ** 43;
/** Eight roundings of a double, each by half of its last bit. Two decimals of 15 digits are further apart. */
export const missedByFloats = 4 * Number.EPSILON;

/**
 * The number that a value stands for where so many digits of it are shown, and the one that is rounded: 72.25 - 70 is 2.25, of
 * which doubles make 2.249999999999986. Of the digits that are sure it keeps six more than are shown: a figure is no half for
 * being close to one. What is shown with nearly all its digits stays as it is.
 */
export function meantDecimal(value: number, { maximum, significant }: Omit<ShownDigits, "minimum">): number {
  const shown = Math.ceil(Math.log10(Math.abs(value))) + (significant ?? maximum);
  return Number(value.toPrecision(shown < 8 ? 13 : shown < 14 ? 15 : 17));
}

/** What is shown of a value with so many decimal places: the decimal that is meant, half away from zero. */
export function roundAsMeant(value: number, places: number): number {
  return roundHalfAway(meantDecimal(value, { maximum: places }), places);
}

function roundTo(value: number, places: number, mode: 0 | 1 | 3): number {
  if (!Number.isFinite(value)) return value;
  // Adding zero turns -0 into 0.
  return new Big(value).round(places, mode).toNumber() + 0;
}

/** How often a whole number goes into a decimal that is not negative, and what is left over. */
export function wholeAndRest(
  amount: string,
  size: number,
): { readonly whole: string; readonly rest: string } {
  const whole = new Big(amount).div(size).round(0, towardZero);
  return { whole: whole.toFixed(), rest: new Big(amount).minus(whole.times(size)).toFixed() };
}
