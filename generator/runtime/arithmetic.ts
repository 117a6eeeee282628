import { namedLines } from "./arithmetic-names.ts";
import { arithmeticTokens, neutralText, readPlainNumeral, type ReadNumeral } from "./arithmetic-tokens.ts";
import type { ArithmeticOperation, ArithmeticTerm } from "./arithmetic-operations.ts";
import { isFault, type ArithmeticProblemCode } from "./arithmetic-fault.ts";
import { ArithmeticParser } from "./arithmetic-parser.ts";
import { decimalTextOf } from "./exact-number.ts";
import { readNumber } from "./reading/read-number.ts";

/**
 * The result of an arithmetic expression: a decimal as canonical text, and the expression in neutral writing; or what
 * stops it. `position` is an offset in the text, its length when something is missing at the end; `word`, what stands
 * there and means nothing in arithmetic, or means something else.
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
      /** What could have been meant, of an unknown name. */
      readonly names?: readonly string[];
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
 * at the end. Lines that name what they come to may stand before it: `rent = 1250; rent * 12`.
 */
export function evaluateArithmetic(text: string, options: ArithmeticOptions = {}): ArithmeticResult {
  const longest = options.isFromLink === true ? longestLink : longestText;
  if (text.length > longest) return { kind: "problem", code: "too_large", position: longest };
  const names = new Map<string, ArithmeticTerm>();
  const operations: ArithmeticOperation[] = [];
  const written: string[] = [];
  const { named, from } = namedLines(text);
  let result: ArithmeticTerm | undefined;
  for (const { name, at, expression, from: begins } of named) {
    if (isTaken(name)) return { kind: "problem", code: "name_taken", position: at, word: name };
    const line = workedOut(expression, names, options);
    if ("code" in line) return { ...line, position: begins + line.position };
    // The name stands for what was written: 8% of a price is added to it by its name too.
    ({ result } = line);
    operations.push(...line.operations);
    written.push(`${name}=${line.expression}`);
    names.set(name, result);
  }
  if (result === undefined || text.slice(from).trim() !== "") {
    const line = workedOut(text.slice(from), names, options);
    if ("code" in line) return { ...line, position: from + line.position };
    ({ result } = line);
    operations.push(...line.operations);
    written.push(line.expression);
  }
  const expression = written.join(";");
  // Powers of ten are written out: a link must be able to hold them.
  if (expression.length > longestLink) return { kind: "problem", code: "too_large", position: 0 };
  return { kind: "value", text: decimalTextOf(result.value), expression, operations };
}

/** What one line came to. */
interface WorkedOut {
  readonly result: ArithmeticTerm;
  readonly expression: string;
  readonly operations: readonly ArithmeticOperation[];
}

function workedOut(
  text: string,
  names: ReadonlyMap<string, ArithmeticTerm>,
  { readNumeral = readPlainNumeral, isInRadians = false }: ArithmeticOptions,
): WorkedOut | Extract<ArithmeticResult, { readonly kind: "problem" }> {
  const read = arithmeticTokens(text, readNumeral, [...names.keys()]);
  if ("position" in read)
    return names.size > 0 && /^\p{L}/u.test(read.word ?? "")
      ? { kind: "problem", ...read, code: "unknown_name", names: [...names.keys()] }
      : { kind: "problem", ...read };
  const parser = new ArithmeticParser(read.tokens, text.length, { isInDegrees: !isInRadians, names });
  const result = parser.whole();
  if (isFault(result)) return { kind: "problem", ...result };
  const expression = read.tokens.map(neutralText).join("").replaceAll(/ {2,}/g, " ").trim();
  return { result, expression, operations: parser.operations };
}

/** Whether a name means something in arithmetic already: a function, a sign, or several of them. */
export function isTaken(name: string): boolean {
  return /^ans$/iu.test(name) || !("position" in arithmeticTokens(name, readPlainNumeral));
}

/** Those of the names that a text uses; all of them where it cannot be read so far. */
export function namesUsed(
  text: string,
  names: readonly string[],
  readNumeral: ReadNumeral,
): ReadonlySet<string> {
  const read = arithmeticTokens(text, readNumeral, names);
  return new Set(
    "position" in read ? names : read.tokens.flatMap((token) => (token.kind === "name" ? [token.name] : [])),
  );
}

/**
 * Numbers as people in `locale` type them: see `readNumber`. In a calculation nobody is asked what a mark means: one that
 * would group other than three digits is a decimal mark, and 3,1416 is 3.1416.
 */
export function localeNumerals(locale: string): ReadNumeral {
  return (numeral) => {
    const reading = readNumber(numeral, locale);
    if (reading.kind !== "read") return undefined;
    const { text, other, isReworded } = reading;
    // Of two readings the larger groups.
    return isReworded === true && other !== undefined && Number(other) < Number(text) ? other : text;
  };
}
