import { numberMarks } from "./number-marks.ts";
import { plainCharacters } from "../plain-characters.ts";
import { withoutTrailingZeros } from "../trailing-zeros.ts";

/**
 * A number as read from text. `text` is canonical: `-` and digits, `.` as decimal mark, no grouping, no needless zeros.
 * `other` is the second reading where the text allows two: "1,234" is 1234 or 1.234.
 */
export type NumberReading =
  | { readonly kind: "read"; readonly text: string; readonly other?: string }
  | { readonly kind: "invalid"; readonly code: "not_a_number" | "too_large" };

export interface NumberTolerance {
  /** A percent sign may stand with the number; it does not change the reading. */
  readonly percent?: boolean;
  /** Currency signs, codes or unit words that may stand before or after the number; case does not matter. Asked for only when something does. */
  readonly affixes?: () => readonly string[];
}

/** Longer texts are refused unread. */
const longestText = 1200;
/** Digits, marks between them, and nothing else. */
const bareNumber = /^[\d., '\u066b\u066c\u060c]*\d$/;
const invalid: NumberReading = { kind: "invalid", code: "not_a_number" };

/**
 * Reads a number as people in `locale` type it. Two different separators: the last is the decimal mark.
 * One separator repeated: grouping. One separator with three digits after it and one to three before: both
 * readings are possible, so the locale's decimal mark decides and `other` tells the second reading.
 * Else one separator is the decimal mark. Spaces and apostrophes group. No exponents, no stray separators.
 */
export function readNumber(text: string, locale: string, tolerance: NumberTolerance = {}): NumberReading {
  if (text.length > longestText) return { kind: "invalid", code: "too_large" };
  const { sign, body } = splitSign(plainCharacters(text), tolerance);
  if (!bareNumber.test(body)) return invalid;
  // The Arabic comma is typed where a comma is meant.
  return withSign(sign, readUnsigned(body.replaceAll("\u060c", ","), locale));
}

function withSign(sign: string, reading: NumberReading): NumberReading {
  if (reading.kind === "invalid") return reading;
  const signed = (digits: string): string => (sign === "-" && digits !== "0" ? `-${digits}` : digits);
  return {
    kind: "read",
    text: signed(reading.text),
    ...(reading.other === undefined ? {} : { other: signed(reading.other) }),
  };
}

/** The sign and the bare number, without the affixes the field tolerates; at most one affix and one sign. */
function splitSign(
  text: string,
  { percent = false, affixes }: NumberTolerance,
): { sign: string; body: string } {
  const outer = splitLeadingSign(text);
  if (bareNumber.test(outer.body)) return outer;
  const words = [...(percent ? ["%", "\u066a"] : []), ...(affixes?.() ?? [])]
    .map((word) => plainCharacters(word).toLowerCase())
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length);
  const lower = outer.body.toLowerCase();
  const before = words.find((word) => lower.startsWith(word));
  const after = before === undefined ? words.find((word) => lower.endsWith(word)) : undefined;
  const bare = outer.body.slice(before?.length ?? 0, outer.body.length - (after?.length ?? 0)).trim();
  // "-$5" and "$-5" are both written.
  return before !== undefined && outer.sign === ""
    ? splitLeadingSign(bare)
    : { sign: outer.sign, body: bare };
}

function splitLeadingSign(text: string): { sign: string; body: string } {
  const sign = /^[-+]/.exec(text)?.[0] ?? "";
  return { sign, body: text.slice(sign.length).trim() };
}

function readUnsigned(body: string, locale: string): NumberReading {
  const marks = body.match(/\D/g) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return read(body, "");
  const at = body.lastIndexOf(last);
  const [head, tail] = [body.slice(0, at), body.slice(at + 1)];
  if (first !== last) return canBeDecimal(last) ? readGrouped(head, tail, locale) : invalid;
  if (marks.length > 1 || !canBeDecimal(first)) return readGrouped(body, "", locale);
  if (!canGroup(first) || !/^[1-9]\d{0,2}$/.test(head) || tail.length !== 3) return read(head, tail);
  const [asDecimal, asGroups] = [plainDecimal(head, tail), plainDecimal(head + tail, "")];
  // The marks used with Latin digits, since "." and "," belong to those in every locale.
  const isDecimal = numberMarks(latinDigits(locale)).decimal === first;
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
  const sizesFit = isGrouped(3) || (numberMarks(locale).groupSize === 2 && isGrouped(2));
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
  return integer === "" ? invalid : withSign(sign, read(integer, fraction));
}

/** Digits before and after the decimal mark as canonical text. */
function plainDecimal(integer: string, fraction: string): string {
  const whole = integer.replace(/^0+(?=\d)/, "") || "0";
  const rest = withoutTrailingZeros(fraction);
  return rest === "" ? whole : `${whole}.${rest}`;
}

function latinDigits(locale: string): string {
  return new Intl.Locale(locale, { numberingSystem: "latn" }).toString();
}
