import { arithmeticTokens, neutralText, readPlainNumeral, type ReadNumeral } from "./arithmetic-tokens.ts";
import type { ArithmeticOperation } from "./arithmetic-operations.ts";
import { ArithmeticParser, isFault, type ArithmeticProblemCode } from "./arithmetic-parser.ts";
import { decimalTextOf } from "./exact-number.ts";
import { readNumber } from "./reading/read-number.ts";

/**
 * The result of an arithmetic expression: a decimal as canonical text, and the expression in neutral writing; or what
 * stops it. `position` is an offset in the text, its length when something is missing at the end; `word`, what stands
 * there and means nothing in arithmetic.
 */
export type ArithmeticResult =
  | {
      readonly kind: "value";
      readonly text: string;
      readonly expression: string;
      /** What was done, in order. */
      readonly operations: readonly ArithmeticOperation[];
    }
  | {
      readonly kind: "problem";
      readonly code: ArithmeticProblemCode;
      readonly position: number;
      readonly word?: string;
    };

// Limits that keep any text quick to work out.
const longestText = 500;
/** A link may hold four times as much: `√` is `sqrt` there, and names stand apart. */
const longestLink = 4 * longestText;

/** How a text is read. */
interface ArithmeticOptions {
  /** Reads each number; plain decimals without it. */
  readonly readNumeral?: ReadNumeral;
  /** Angles are in radians; in degrees without it. */
  readonly isInRadians?: boolean;
  /** The text comes from a link, which may be longer. */
  readonly isFromLink?: boolean;
}

/**
 * Works out `text`: + - × ÷ mod nCr nPr ^ √ ! π e ° | |, the functions of a scientific calculator, parentheses and
 * percent, multiplication by standing together, as in 2(3) and 2π. `^` binds tightest and to the right, then signs, then
 * nCr and nPr, then × and ÷, then + and −: -2^2 is -4. A function without parentheses takes the number behind it:
 * sin 2π, ln 2^3. Percent is as on a desk calculator: `200 + 10%` is 220, `200 × 10%` is 20. Fractions and roots are
 * carried whole or with many digits to spare, so that 100 ÷ 7 × 7 is 100 and √2 × √2 is 2. Parentheses may be left open
 * at the end.
 */
export function evaluateArithmetic(text: string, options: ArithmeticOptions = {}): ArithmeticResult {
  const { readNumeral = readPlainNumeral, isInRadians = false, isFromLink = false } = options;
  const longest = isFromLink ? longestLink : longestText;
  if (text.length > longest) return { kind: "problem", code: "too_large", position: longest };
  const read = arithmeticTokens(text, readNumeral);
  if ("position" in read) return { kind: "problem", ...read };
  const parser = new ArithmeticParser(read.tokens, text.length, !isInRadians);
  const result = parser.whole();
  if (isFault(result)) return { kind: "problem", ...result };
  const expression = read.tokens.map(neutralText).join("").replaceAll(/ {2,}/g, " ").trim();
  // Powers of ten are written out: a link must be able to hold them.
  if (expression.length > longestLink) return { kind: "problem", code: "too_large", position: 0 };
  return { kind: "value", text: decimalTextOf(result.value), expression, operations: parser.operations };
}

/** Numbers as people in `locale` type them: see `readNumber`. */
export function localeNumerals(locale: string): ReadNumeral {
  return (numeral) => {
    const reading = readNumber(numeral, locale);
    return reading.kind === "read" ? reading.text : undefined;
  };
}
