import { mixedNumber, shiftDecimal } from "../decimal.ts";
import { withoutAffixes, type NumberTolerance } from "./affixes.ts";
import { latinDigits, numberMarks } from "./number-marks.ts";
import { plainCharacters } from "../plain-characters.ts";
import { withoutTrailingZeros } from "../trailing-zeros.ts";

/**
 * A number as read from text. `text` is canonical: `-` and digits, `.` as decimal mark, no grouping, no needless zeros.
 * `other` is the second reading where the text allows two: "1,234" is 1234 or 1.234.
 */
export type NumberReading =
  | {
      readonly kind: "read";
      readonly text: string;
      readonly other?: string;
      /** A percent sign or word stood with it. */
      readonly hasPercent?: true;
      /** It was not written in digits alone: `400k`, `3/4`, `4e5`. */
      readonly isReworded?: true;
    }
  | { readonly kind: "invalid"; readonly code: "not_a_number" | "too_large" };

/** Longer texts are refused unread. */
const longestText = 1200;
/** Larger powers of ten are beyond every double. */
const largestExponent = 1000;
/** Digits to which a fraction that does not come out is carried: more than a double holds. */
const fractionDigits = 30;
/** Digits, marks between them, and nothing else. */
const bareNumber = /^[\d., '\u066b\u066c\u060c]*\d$/;
const invalid: NumberReading = { kind: "invalid", code: "not_a_number" };

/**
 * Reads a number as people in `locale` type it. Two different separators: the last is the decimal mark.
 * One separator repeated: grouping. One separator with three digits after it and one to three before: both
 * readings are possible, so the locale's decimal mark decides and `other` tells the second reading. The same goes for
 * any other number of digits around the mark that groups in the locale, which an edit may have left where it is.
 * Else one separator is the decimal mark. Spaces, apostrophes and underscores group; lakh and crore are grouped by twos.
 * Powers of ten may be words, letters or exponents (`1.2 million`, `400k`, `4e5`), and fractions are read: `1 1/2`, `¾`.
 */
export function readNumber(text: string, locale: string, tolerance: NumberTolerance = {}): NumberReading {
  if (text.length > longestText) return { kind: "invalid", code: "too_large" };
  const { sign, body, exponent, hasPercent } = withoutAffixes(
    withFractions(plainCharacters(text)),
    locale,
    tolerance,
  );
  const reading =
    tolerance.ratio === true && body.includes(":")
      ? readRatio(body, locale)
      : readBody(body, exponent, locale);
  if (reading.kind === "invalid") return reading;
  const signed = (digits: string): string => (sign === "-" && digits !== "0" ? `-${digits}` : digits);
  const { text: digits, other, isReworded } = reading;
  return {
    kind: "read",
    text: signed(digits),
    ...(other === undefined ? {} : { other: signed(other) }),
    ...(hasPercent ? { hasPercent } : {}),
    ...(isReworded === undefined ? {} : { isReworded }),
  };
}

/** Fractions of one character as digits: 1½ is 1 1/2. */
export function withFractions(plain: string): string {
  return plain
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (fraction) => ` ${fraction.normalize("NFKC")}`)
    .replace(/[\u2044\u2215]/g, "/")
    .trim();
}

function readBody(body: string, exponent: number, locale: string): NumberReading {
  const power = /^([\d.,]+)e([+-]?\d{1,4})$/.exec(body);
  if (power !== null) return scaled(readBare(power[1] ?? "", locale), exponent + Number(power[2]));
  if (body.includes("/")) return scaled(readFraction(body, locale), exponent);
  const reading = readBare(body, locale);
  if (reading.kind === "invalid") return readSum(body, exponent, locale);
  return exponent === 0 ? reading : scaled(reading, exponent);
}

/** What comes before the last number, with a word of more than one Latin letter in between: `1亿2000`, `2 crore 50`. */
const sumParts = /^(.*\d ?(?![a-z] ?\d)\p{L}[\p{L}\p{M} .]*?) ?(\d[\d.,]*)$/u;

/** Amounts whose powers of ten fall add up: `1亿2000万`, `2 crore 50 lakh`. */
function readSum(body: string, exponent: number, locale: string): NumberReading {
  const [, larger = "", smaller = ""] = sumParts.exec(body) ?? [];
  if (larger === "") return invalid;
  const { body: head, exponent: power } = withoutAffixes(larger, locale, {});
  const [one, other] = [readBody(head, power, locale), scaled(readBare(smaller, locale), exponent)];
  if (one.kind === "invalid" || other.kind === "invalid") return invalid;
  const [many, rest] = [one.text, other.text];
  if (!/^\d+$/.test(many) || !/^\d+$/.test(rest) || rest.length > power) return invalid;
  return { kind: "read", text: String(BigInt(many) + BigInt(rest)), isReworded: true };
}

function scaled(reading: NumberReading, exponent: number): NumberReading {
  if (reading.kind === "invalid") return reading;
  if (Math.abs(exponent) > largestExponent) return { kind: "invalid", code: "too_large" };
  const { text, other } = reading;
  return {
    kind: "read",
    text: shiftDecimal(text, exponent),
    ...(other === undefined ? {} : { other: shiftDecimal(other, exponent) }),
    isReworded: true,
  };
}

/** `50:1`; a space or none around the colon. */
function readRatio(body: string, locale: string): NumberReading {
  const [one = "", other = "", ...more] = body.split(":");
  const [over, under] = [one, other].map((each) => readBare(each.trim(), locale));
  if (over?.kind !== "read" || under?.kind !== "read" || under.text === "0" || more.length > 0)
    return invalid;
  return { kind: "read", text: mixedNumber("0", over.text, under.text, fractionDigits), isReworded: true };
}

/** `3/4` and `1 1/2`; what does not come out is rounded far beyond a double. */
function readFraction(body: string, locale: string): NumberReading {
  const [, whole = "", over = "", under = ""] = /^(?:(.*\d) +)?(\d{1,30}) ?\/ ?(\d{1,30})$/.exec(body) ?? [];
  if (over === "" || /^0+$/.test(under)) return invalid;
  const start = whole === "" ? ({ kind: "read", text: "0" } as const) : readBare(whole, locale);
  if (start.kind === "invalid" || start.text.includes(".")) return invalid;
  return { kind: "read", text: mixedNumber(start.text, over, under, fractionDigits) };
}

function readBare(body: string, locale: string): NumberReading {
  // 1_000, as programmers write it.
  const digits = body.includes("_") ? body.replace(/(?<=\d)_(?=\d{3})/g, "") : body;
  // The Arabic comma is typed where a comma is meant.
  return bareNumber.test(digits) ? readUnsigned(digits.replaceAll("\u060c", ","), locale) : invalid;
}

function readUnsigned(body: string, locale: string): NumberReading {
  const parted = partedDigits(body, locale);
  if (parted === undefined) return invalid;
  const { whole, fraction, other, isReworded } = parted;
  return {
    kind: "read",
    text: plainDecimal(whole, fraction),
    ...(other === undefined ? {} : { other: plainDecimal(other.whole, other.fraction) }),
    ...(isReworded === undefined ? {} : { isReworded }),
  };
}

/** Digits before and after the decimal mark, without marks. */
export interface DigitParts {
  readonly whole: string;
  readonly fraction: string;
}
/** The same as read, with the second reading where there are two. */
export interface PartedDigits extends DigitParts {
  readonly other?: DigitParts;
  /** Its marks are not those the locale puts there. */
  readonly isReworded?: true;
}

/**
 * What the marks in `body` mean, between digits of any base. The mark that groups in the locale, alone in a text, may be
 * what is left of grouping after an edit: 20,0000 is 200000, and 20,00 may be 2000.
 */
export function partedDigits(body: string, locale: string): PartedDigits | undefined {
  const marks = body.match(/[^\da-z]/g) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return { whole: body, fraction: "" };
  const at = body.lastIndexOf(last);
  const [head, tail] = [body.slice(0, at), body.slice(at + 1)];
  // The marks used with Latin digits, since "." and "," belong to those in every locale.
  const { decimal, group } = numberMarks(latinDigits(locale));
  const isDecimal = decimal === last;
  const millions = withMillions(body, group);
  if (millions !== undefined)
    return isDecimal || group === last ? millions : { ...millions, isReworded: true };
  if (first !== last) {
    const whole = canBeDecimal(last) ? withoutGroups(head, locale) : undefined;
    if (whole === undefined) return undefined;
    // 1.234,56 in English is not written as it will be shown.
    return { whole, fraction: tail, ...(isDecimal || last === "\u066b" ? {} : { isReworded: true }) };
  }
  if (marks.length > 1 || !canBeDecimal(first)) {
    const whole = withoutGroups(body, locale);
    return whole === undefined ? undefined : { whole, fraction: "" };
  }
  const asDecimal = { whole: head, fraction: tail };
  const asGroups = { whole: head + tail, fraction: "" };
  const isGroup = /^(?!0)[\da-z]{1,3}$/.test(head) && tail.length === 3;
  if (isDecimal || group !== last) {
    if (!canGroup(first) || !isGroup) return asDecimal;
    return isDecimal ? { ...asDecimal, other: asGroups } : { ...asGroups, other: asDecimal };
  }
  // Nothing groups after a zero.
  if (/^0?$/.test(head)) return { ...asDecimal, isReworded: true };
  if (isGroup) return { ...asGroups, other: asDecimal };
  return head.length <= 3 && tail.length > 3
    ? { ...asGroups, other: asDecimal, isReworded: true }
    : { ...asDecimal, other: asGroups, isReworded: true };
}

/** Before and behind an apostrophe: `1'200,000`, `1,200'000,000`, with a fraction or none. */
const millionsApart =
  /^(?!0)([\da-z]{1,3}(?:([.,])[\da-z]{3})?)'([\da-z]{3})([.,])([\da-z]{3})(?:(?!\4)[.,]([\da-z]+))?$/;

/**
 * Digits of which an apostrophe sets off the millions, as in Mexico, and another mark the thousands. In other countries the
 * apostrophe sets off the thousands and the mark a fraction: where it is the mark that groups in the locale, it groups.
 */
function withMillions(body: string, group: string): PartedDigits | undefined {
  const [, before = "", earlier, thousands = "", mark, hundreds = "", fraction] =
    millionsApart.exec(body) ?? [];
  if (before === "" || (earlier !== undefined && earlier !== mark)) return undefined;
  const asMillions = { whole: before.replace(/[.,]/, "") + thousands + hundreds, fraction: fraction ?? "" };
  if (earlier !== undefined || fraction !== undefined) return asMillions;
  const asThousands = { whole: before + thousands, fraction: hundreds };
  return mark === group ? { ...asMillions, other: asThousands } : { ...asThousands, other: asMillions };
}

/** The digits of a text with groups alone; undefined where they are no groups. */
function withoutGroups(text: string, locale: string): string | undefined {
  const mark = /[^\da-z]/.exec(text)?.[0] ?? "";
  const groups = text.split(mark);
  const isGrouped = (size: 2 | 3): boolean => {
    const [first = "", ...later] = groups;
    const sizes = later.map((group, index) => group.length === (index === later.length - 1 ? 3 : size));
    return first.length <= size && sizes.every(Boolean);
  };
  const areDigits = groups.every((group) => /^[\da-z]+$/.test(group)) && groups[0]?.startsWith("0") === false;
  // One group of two digits is no lakh.
  const sizesFit =
    isGrouped(3) || (isGrouped(2) && (groups.length > 2 || numberMarks(locale).groupSize === 2));
  return canGroup(mark) && areDigits && sizesFit ? groups.join("") : undefined;
}

function canBeDecimal(mark: string): boolean {
  return mark === "." || mark === "," || mark === "\u066b";
}

function canGroup(mark: string): boolean {
  return mark !== "\u066b";
}

/**
 * Reads a canonical number, as it stands in URLs and specifications: `-`, digits, `.` as decimal mark. More
 * zeros than needed are taken; anything else is no number.
 */
export function readCanonicalNumber(text: string): NumberReading {
  if (text.length > longestText) return { kind: "invalid", code: "too_large" };
  const [, sign = "", integer = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (integer === "") return invalid;
  const digits = plainDecimal(integer, fraction);
  return { kind: "read", text: digits === "0" ? digits : `${sign}${digits}` };
}

/** Digits before and after the decimal mark as canonical text. */
function plainDecimal(integer: string, fraction: string): string {
  const whole = integer.replace(/^0+(?=\d)/, "") || "0";
  const rest = withoutTrailingZeros(fraction);
  return rest === "" ? whole : `${whole}.${rest}`;
}
