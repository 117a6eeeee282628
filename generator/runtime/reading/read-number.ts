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
 * readings are possible, so the locale's decimal mark decides and `other` tells the second reading.
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
  const reading = readBody(body, exponent, locale);
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
  return exponent === 0 ? reading : scaled(reading, exponent);
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
  const marks = body.match(/\D/g) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return read(body, "");
  const at = body.lastIndexOf(last);
  const [head, tail] = [body.slice(0, at), body.slice(at + 1)];
  // The marks used with Latin digits, since "." and "," belong to those in every locale.
  const isDecimal = numberMarks(latinDigits(locale)).decimal === last;
  if (first !== last) {
    const reading = canBeDecimal(last) ? readGrouped(head, tail, locale) : invalid;
    // 1.234,56 in English is not written as it will be shown.
    return isDecimal || last === "\u066b" || reading.kind === "invalid"
      ? reading
      : { ...reading, isReworded: true };
  }
  if (marks.length > 1 || !canBeDecimal(first)) return readGrouped(body, "", locale);
  if (!canGroup(first) || !/^[1-9]\d{0,2}$/.test(head) || tail.length !== 3) return read(head, tail);
  const [asDecimal, asGroups] = [plainDecimal(head, tail), plainDecimal(head + tail, "")];
  return { kind: "read", text: isDecimal ? asDecimal : asGroups, other: isDecimal ? asGroups : asDecimal };
}

function readGrouped(integer: string, fraction: string, locale: string): NumberReading {
  const mark = /\D/.exec(integer)?.[0] ?? "";
  const groups = integer.split(mark);
  const isGrouped = (size: 2 | 3): boolean => {
    const [first = "", ...later] = groups;
    const sizes = later.map((group, index) => group.length === (index === later.length - 1 ? 3 : size));
    return first.length <= size && sizes.every(Boolean);
  };
  const areDigits = groups.every((group) => /^\d+$/.test(group)) && groups[0]?.startsWith("0") === false;
  // One group of two digits is no lakh.
  const sizesFit =
    isGrouped(3) || (isGrouped(2) && (groups.length > 2 || numberMarks(locale).groupSize === 2));
  return canGroup(mark) && areDigits && sizesFit ? read(groups.join(""), fraction) : invalid;
}

function canBeDecimal(mark: string): boolean {
  return mark === "." || mark === "," || mark === "\u066b";
}

function canGroup(mark: string): boolean {
  return mark !== "\u066b";
}

function read(integer: string, fraction: string): NumberReading {
  return { kind: "read", text: plainDecimal(integer, fraction) };
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
