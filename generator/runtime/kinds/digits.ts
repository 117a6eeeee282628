import type { InputValues } from "../answer.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { partedDigits, type DigitParts } from "../reading/read-number.ts";
import { quoted } from "../reading/read-numeral.ts";
import { digitValue } from "../big-integer.ts";
import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** The digits of a number in some base, a text in lower case. */
export interface DigitsInput extends ScalarInputBase {
  readonly type: "digits";
  readonly kind: InputRuntime<DigitsInput>;
  /** Base 2 to 36, or `{ from: <input id> }`. */
  readonly base: number | { readonly from: string };
  readonly longest: number;
  /** Digits after a mark are taken as well. */
  readonly hasFraction?: true;
}
export const digitsRuntime: InputRuntime<DigitsInput> = {
  read: readDigits,
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: (input, value, { values }) => {
    const digits = String(value);
    if (digits.length > input.longest)
      return { code: "too_many_characters", arguments: { maximum: input.longest } };
    const base = baseOf(input, values);
    const wrong = wrongDigit(input, digits, base);
    return wrong === undefined
      ? undefined
      : { code: "not_digits", arguments: { text: digits, digit: wrong, base } };
  },
  readingText: (_, canonical) => canonical,
  flagArgument: () => "<digits>",
  decidedBy: ({ base }) => (typeof base === "number" ? undefined : base.from),
};

/** The base of a digits input, 2 to 36; 36 while the input that decides it has no value. */
function baseOf(input: DigitsInput, values: InputValues = {}): number {
  const base = Number(typeof input.base === "number" ? input.base : (values[input.base.from] ?? 36));
  return Number.isInteger(base) && base >= 2 && base <= 36 ? base : 36;
}

/** The first character that is no digit; of digits with a fraction, one mark is none of them. */
function wrongDigit({ hasFraction }: DigitsInput, digits: string, base: number): string | undefined {
  const plain = hasFraction === true ? digits.replace(".", "") : digits;
  return Array.from(plain).find((digit) => digitValue(digit) >= base);
}

const prefixes: Readonly<Record<string, number>> = { "0b": 2, "0o": 8, "0x": 16 };

/**
 * Digits in lower case; spaces and underscores between them, and the prefix of the base, are left out. Marks mean what
 * they do in any number: 4,096 is 4096 where a comma groups.
 */
function readDigits(input: DigitsInput, text: string, { values, locale }: FieldContext): FieldReading {
  const base = baseOf(input, values);
  const plain = plainCharacters(text).toLowerCase().replace(/[ _]/g, "");
  const bare = prefixes[plain.slice(0, 2)] === base ? plain.slice(2) : plain;
  const isMarked = locale !== undefined && /^(?=.*[^\da-z])[\da-z.,'\u066b\u066c\u060c]*[\da-z]$/.test(bare);
  const parted = isMarked ? partedDigits(bare.replaceAll("\u060c", ","), locale) : undefined;
  const digits = parted === undefined ? bare : joined(parted);
  const wrong = wrongDigit(input, digits, base);
  if (wrong !== undefined || digits === "" || digits === ".") {
    return {
      kind: "unreadable",
      code: "not_digits",
      arguments: { text: quoted(text), digit: wrong ?? "", base },
    };
  }
  const other = parted?.other && joined(parted.other);
  return {
    kind: "read",
    value: digits,
    canonical: digits,
    ...(other === undefined ? {} : { ambiguity: { chosen: digits, other } }),
    ...(parted?.isReworded === true ? { understood: digits } : {}),
  };
}

function joined({ whole, fraction }: DigitParts): string {
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
