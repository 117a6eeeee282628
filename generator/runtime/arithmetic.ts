import { applied, factorial, inverseOf, ways, type ArithmeticFunction } from "./arithmetic-functions.ts";
import {
  arithmeticTokens,
  neutralText,
  readPlainNumeral,
  type ArithmeticSign,
  type ArithmeticToken,
  type ReadNumeral,
} from "./arithmetic-tokens.ts";
import { exponential, logarithm, over, realPower } from "./exact-functions.ts";
import {
  decimalTextOf,
  difference,
  eNumber,
  exactOf,
  length,
  magnitude,
  negated,
  piNumber,
  power,
  product,
  quotient,
  remainder,
  squareRoot,
  sum,
  type ExactNumber,
} from "./exact-number.ts";
import { readNumber } from "./reading/read-number.ts";

/**
 * The result of an arithmetic expression: a decimal as canonical text, and the expression in neutral writing; or what
 * stops it. `position` is an offset in the text, its length when something is missing at the end; `word`, what stands
 * there and means nothing in arithmetic.
 */
export type ArithmeticResult =
  | { readonly kind: "value"; readonly text: string; readonly expression: string }
  | {
      readonly kind: "problem";
      readonly code: ArithmeticProblemCode;
      readonly position: number;
      readonly word?: string;
    };
/** `not_whole`: a factorial; `no_real_value`: the root of a negative number, the tangent of 90°; `word` is the sign or name. */
export type ArithmeticProblemCode =
  | "not_an_expression"
  | "unfinished_expression"
  | "unknown_word"
  | "unclear_base"
  | "division_by_zero"
  | "not_whole"
  | "no_real_value"
  | "too_large";

// Limits that keep any text quick to work out.
const longestText = 500;
/** A link may hold four times as much: `√` is `sqrt` there, and names stand apart. */
const longestLink = 4 * longestText;
const mostDigits = 1000;
const deepestNesting = 100;
/** Functions that have a value everywhere, which may have more digits than anybody reads. */
const growing: readonly ArithmeticFunction[] = ["exp", "sinh", "cosh", "tanh"];

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
  return { kind: "value", text: decimalTextOf(result.value), expression };
}

/** Numbers as people in `locale` type them: see `readNumber`. */
export function localeNumerals(locale: string): ReadNumeral {
  return (numeral) => {
    const reading = readNumber(numeral, locale);
    return reading.kind === "read" ? reading.text : undefined;
  };
}

/** `isPercent`: just read as `10%`, so that + and − take it of their left side. */
interface Operand {
  readonly value: ExactNumber;
  readonly isPercent: boolean;
}
interface Fault {
  readonly code: ArithmeticProblemCode;
  readonly position: number;
  readonly word?: string;
}

function isFault(result: Operand | Fault): result is Fault {
  return "code" in result;
}

type FunctionToken = ArithmeticToken & { readonly kind: "function" };

/** Recursive descent, a method a level of precedence; works out while reading. */
class ArithmeticParser {
  readonly #tokens: readonly ArithmeticToken[];
  readonly #end: number;
  readonly #isInDegrees: boolean;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly ArithmeticToken[], end: number, isInDegrees: boolean) {
    this.#tokens = tokens;
    this.#end = end;
    this.#isInDegrees = isInDegrees;
  }

  whole(): Operand | Fault {
    const result = this.#sum();
    return isFault(result) || this.#next === this.#tokens.length ? result : this.#unexpected();
  }

  #sum(): Operand | Fault {
    let left = this.#product();
    while (!isFault(left)) {
      const sign = this.#take("+", "-");
      if (sign === undefined) return left;
      const right = this.#product();
      if (isFault(right)) return right;
      const term = right.isPercent ? product(left.value, right.value) : right.value;
      left = this.#checked(sign === "+" ? sum(left.value, term) : difference(left.value, term));
    }
    return left;
  }

  #product(): Operand | Fault {
    let left = this.#chosen();
    while (!isFault(left)) {
      const at = this.#position();
      const sign = this.#take("*", "/", "mod") ?? (this.#standsTogether() ? "*" : undefined);
      if (sign === undefined) return left;
      const right = this.#chosen();
      if (isFault(right)) return right;
      left =
        sign === "*"
          ? this.#checked(product(left.value, right.value))
          : this.#divided(sign === "/" ? quotient : remainder, left.value, right.value, at);
    }
    return left;
  }

  #chosen(): Operand | Fault {
    let all = this.#signed();
    while (!isFault(all)) {
      const position = this.#position();
      const sign = this.#take("ncr", "npr");
      if (sign === undefined) return all;
      const chosen = this.#signed();
      if (isFault(chosen)) return chosen;
      const word = sign === "ncr" ? "nCr" : "nPr";
      all = this.#known(ways(all.value, chosen.value, sign === "npr"), position, word);
    }
    return all;
  }

  /** A parenthesis, root, function or constant right after an operand, or a number right after one that is no number: 2(3), 2π, (2)3. */
  #standsTogether(): boolean {
    const token = this.#tokens[this.#next];
    if (token?.kind === "function") return true;
    if (token?.kind === "sign") return ["(", "sqrt", "pi", "e"].includes(token.sign);
    const before = this.#tokens[this.#next - 1];
    return token !== undefined && before?.kind === "sign" && [")", "pi", "e", "!", "°"].includes(before.sign);
  }

  #signed(): Operand | Fault {
    const sign = this.#take("+", "-");
    if (sign === undefined) return this.#power();
    const operand = this.#nested(() => this.#signed());
    if (isFault(operand) || sign === "+") return operand;
    return { value: negated(operand.value), isPercent: operand.isPercent };
  }

  #power(): Operand | Fault {
    const base = this.#percent();
    const at = this.#position();
    if (isFault(base) || this.#take("^") === undefined) return base;
    const exponent = this.#nested(() => this.#signed());
    return isFault(exponent) ? exponent : this.#raised(base.value, exponent.value, at);
  }

  #percent(): Operand | Fault {
    let operand = this.#primary();
    while (!isFault(operand)) {
      const at = this.#position();
      switch (this.#take("%", "!", "°")) {
        case "%":
          operand = { value: product(operand.value, exactOf("0.01")), isPercent: true };
          break;
        case "!":
          operand = this.#factorial(operand.value, at);
          break;
        case "°":
          operand = { value: this.#ofDegrees(operand.value), isPercent: false };
          break;
        case undefined:
          return operand;
      }
    }
    return operand;
  }

  #primary(): Operand | Fault {
    const token = this.#tokens[this.#next];
    if (token?.kind === "number") {
      this.#next += 1;
      return this.#checked(exactOf(token.text));
    }
    const at = this.#position();
    if (token?.kind === "function") {
      this.#next += 1;
      return this.#nested(() => this.#applied(token, at));
    }
    switch (this.#take("(", "|", "pi", "e", "sqrt")) {
      case "(": {
        const inner = this.#nested(() => this.#sum());
        if (isFault(inner)) return inner;
        // What is still open at the end is closed there, as on a desk calculator.
        if (this.#next < this.#tokens.length && this.#take(")") === undefined) return this.#unexpected();
        return { value: inner.value, isPercent: false };
      }
      case "|": {
        const inner = this.#nested(() => this.#sum());
        if (isFault(inner)) return inner;
        if (this.#next < this.#tokens.length && this.#take("|") === undefined) return this.#unexpected();
        return { value: inner.value.over < 0n ? negated(inner.value) : inner.value, isPercent: false };
      }
      case "pi":
        return { value: piNumber, isPercent: false };
      case "e":
        return { value: eNumber, isPercent: false };
      case "sqrt": {
        const operand = this.#nested(() => this.#primary());
        if (isFault(operand)) return operand;
        if (operand.value.over < 0n) return { code: "no_real_value", position: at, word: "√" };
        return this.#checked(squareRoot(operand.value));
      }
      case undefined:
        return this.#unexpected();
    }
  }

  /** What a function is taken of: parentheses, or the number behind it with its powers and constants. */
  #applied({ name, base }: FunctionToken, position: number): Operand | Fault {
    let called = name;
    let exponent: ExactNumber | undefined;
    const raisedAt = this.#position();
    if (this.#take("^") !== undefined) {
      const read = this.#nested(() => this.#signedPrimary());
      if (isFault(read)) return read;
      const inverse = decimalTextOf(read.value) === "-1" ? inverseOf[name] : undefined;
      called = inverse ?? name;
      exponent = inverse === undefined ? read.value : undefined;
    }
    const taken = this.#argument();
    if (isFault(taken)) return taken;
    const value =
      base === undefined
        ? applied(called, taken.value, this.#isInDegrees)
        : over(logarithm(taken.value), logarithm(exactOf(base)));
    if (value === undefined && growing.includes(called)) return { code: "too_large", position };
    const result = this.#known(value, position, called);
    return exponent === undefined || isFault(result)
      ? result
      : this.#raised(result.value, exponent, raisedAt);
  }

  #signedPrimary(): Operand | Fault {
    const isNegative = this.#take("-") !== undefined;
    const operand = this.#primary();
    return isFault(operand) || !isNegative ? operand : { ...operand, value: negated(operand.value) };
  }

  #argument(): Operand | Fault {
    const token = this.#tokens[this.#next];
    if (token?.kind === "sign" && (token.sign === "(" || token.sign === "|")) return this.#primary();
    let operand = this.#signed();
    while (!isFault(operand)) {
      const next = this.#tokens[this.#next];
      if (next?.kind !== "sign" || (next.sign !== "pi" && next.sign !== "e")) return operand;
      const constant = this.#power();
      if (isFault(constant)) return constant;
      operand = this.#checked(product(operand.value, constant.value));
    }
    return operand;
  }

  /** 30° is 30 where angles are in degrees, else that many radians. */
  #ofDegrees(degrees: ExactNumber): ExactNumber {
    return this.#isInDegrees ? degrees : quotient(product(degrees, piNumber), exactOf("180"));
  }

  /** A value that may not exist. */
  #known(value: ExactNumber | undefined, position: number, word: string): Operand | Fault {
    return value === undefined ? { code: "no_real_value", position, word } : this.#checked(value);
  }

  #divided(
    divide: (dividend: ExactNumber, divisor: ExactNumber) => ExactNumber,
    dividend: ExactNumber,
    divisor: ExactNumber,
    position: number,
  ): Operand | Fault {
    // What is smaller than its own error may be 0: √2 × √2 − 2.
    if (decimalTextOf(divisor) === "0") return { code: "division_by_zero", position };
    return this.#checked(divide(dividend, divisor));
  }

  #factorial(of: ExactNumber, position: number): Operand | Fault {
    const result = factorial(of);
    if (typeof result !== "string") return this.#checked(result);
    return { code: result, position, ...(result === "no_real_value" ? { word: "!" } : {}) };
  }

  #raised(base: ExactNumber, exponent: ExactNumber, position: number): Operand | Fault {
    const times = decimalTextOf(exponent);
    if (times.includes(".")) {
      if (decimalTextOf(base) === "0" && exponent.over < 0n) return { code: "division_by_zero", position };
      if (base.over > 0n && magnitude(product(exponent, logarithm(base) ?? exponent)) > 4)
        return { code: "too_large", position };
      return this.#known(realPower(base, exponent), position, "^");
    }
    const isZero = decimalTextOf(base) === "0";
    if (isZero && times.startsWith("-")) return { code: "division_by_zero", position };
    // 0, 1 and -1 stay themselves however large the exponent.
    if (isZero || (base.under === 1n && (base.over === 1n || base.over === -1n))) {
      const isEven = BigInt(times) % 2n === 0n;
      const one = times === "0" || (isEven && !isZero);
      return { value: one ? exactOf("1") : base, isPercent: false };
    }
    const size = Math.abs(Number(times));
    if (size * length(base) > mostDigits) {
      // A power of many digits is worked out by its logarithm, unless it is whole and every digit of it counts.
      const log = base.under === 1n ? undefined : logarithm(base.over < 0n ? negated(base) : base);
      const raised = log === undefined ? undefined : exponential(product(exponent, log));
      if (raised === undefined) return { code: "too_large", position };
      return this.#checked(base.over < 0n && BigInt(times) % 2n !== 0n ? negated(raised) : raised);
    }
    return this.#checked(power(base, Number(times)));
  }

  /** A value refused when it has more digits than any use needs. */
  #checked(value: ExactNumber): Operand | Fault {
    const isLong = !value.isQuotient && length(value) > mostDigits;
    if (isLong || (value.over !== 0n && Math.abs(magnitude(value)) > mostDigits))
      return { code: "too_large", position: this.#position() };
    return { value, isPercent: false };
  }

  #nested(read: () => Operand | Fault): Operand | Fault {
    if (this.#depth >= deepestNesting) return { code: "too_large", position: this.#position() };
    this.#depth += 1;
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #take<S extends ArithmeticSign>(...wanted: readonly S[]): S | undefined {
    const token = this.#tokens[this.#next];
    const sign = token?.kind === "sign" ? wanted.find((each) => each === token.sign) : undefined;
    if (sign !== undefined) this.#next += 1;
    return sign;
  }

  #position(): number {
    return this.#tokens[this.#next]?.at ?? this.#end;
  }

  #unexpected(): Fault {
    const isOver = this.#next > 0 && this.#next === this.#tokens.length;
    return { code: isOver ? "unfinished_expression" : "not_an_expression", position: this.#position() };
  }
}
