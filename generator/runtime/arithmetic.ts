import {
  arithmeticTokens,
  readPlainNumeral,
  type ArithmeticSign,
  type ArithmeticToken,
  type ReadNumeral,
} from "./arithmetic-tokens.ts";
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
/** `not_whole`: an exponent or factorial; `not_finite`: the root or factorial of a negative number. */
export type ArithmeticProblemCode =
  | "not_an_expression"
  | "unknown_word"
  | "division_by_zero"
  | "not_whole"
  | "not_finite"
  | "too_large";

// Limits that keep any text quick to work out.
const longestText = 500;
/** A link may hold four times as much: `√` is `sqrt` there, and names stand apart. */
export const longestLink = 4 * longestText;
const mostDigits = 1000;
const deepestNesting = 100;
const largestFactorial = 400;

/**
 * Works out `text`: + - × ÷ mod ^ √ ! π e, parentheses and percent, multiplication by standing together, as in 2(3) and
 * 2π. `^` binds tightest and to the right, then signs, then × and ÷, then + and −: -2^2 is -4. Percent is as on a
 * desk calculator: `200 + 10%` is 220, `200 × 10%` is 20. Fractions and roots are carried whole or with many digits to
 * spare, so that 100 ÷ 7 × 7 is 100 and √2 × √2 is 2. Parentheses may be left open at the end. `readNumeral` reads
 * each number.
 */
export function evaluateArithmetic(
  text: string,
  readNumeral: ReadNumeral = readPlainNumeral,
  longest = longestText,
): ArithmeticResult {
  if (text.length > longest) return { kind: "problem", code: "too_large", position: longest };
  const read = arithmeticTokens(text, readNumeral);
  if ("position" in read)
    return read.word === undefined
      ? { kind: "problem", code: "not_an_expression", position: read.position }
      : { kind: "problem", code: "unknown_word", position: read.position, word: read.word };
  const parser = new ArithmeticParser(read.tokens, text.length);
  const result = parser.whole();
  if (isFault(result)) return { kind: "problem", ...result };
  const expression = read.tokens.map(neutralText).join("").trim();
  return { kind: "value", text: decimalTextOf(result.value), expression };
}

/** Words keep room around them: `2 e 3` is not 2e3. */
function neutralText(token: ArithmeticToken): string {
  if (token.kind === "number") return token.text;
  return token.sign === "e" || token.sign === "pi" || token.sign === "mod" ? ` ${token.sign} ` : token.sign;
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
}

function isFault(result: Operand | Fault): result is Fault {
  return "code" in result;
}

/** Recursive descent, a method a level of precedence; works out while reading. */
class ArithmeticParser {
  readonly #tokens: readonly ArithmeticToken[];
  readonly #end: number;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly ArithmeticToken[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
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
    let left = this.#signed();
    while (!isFault(left)) {
      const at = this.#position();
      const sign = this.#take("*", "/", "mod") ?? (this.#standsTogether() ? "*" : undefined);
      if (sign === undefined) return left;
      const right = this.#signed();
      if (isFault(right)) return right;
      left =
        sign === "*"
          ? this.#checked(product(left.value, right.value))
          : this.#divided(sign === "/" ? quotient : remainder, left.value, right.value, at);
    }
    return left;
  }

  /** A parenthesis, root or constant right after an operand, or a number right after one that is no number: 2(3), 2π, (2)3. */
  #standsTogether(): boolean {
    const token = this.#tokens[this.#next];
    if (token?.kind !== "number") return token !== undefined && ["(", "sqrt", "pi", "e"].includes(token.sign);
    const before = this.#tokens[this.#next - 1];
    return before?.kind === "sign" && [")", "pi", "e", "!"].includes(before.sign);
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
      const sign = this.#take("%", "!");
      if (sign === undefined) return operand;
      operand =
        sign === "%"
          ? { value: product(operand.value, exactOf("0.01")), isPercent: true }
          : this.#factorial(operand.value, at);
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
    switch (this.#take("(", "pi", "e", "sqrt")) {
      case "(": {
        const inner = this.#nested(() => this.#sum());
        if (isFault(inner)) return inner;
        // What is still open at the end is closed there, as on a desk calculator.
        if (this.#next < this.#tokens.length && this.#take(")") === undefined) return this.#unexpected();
        return { value: inner.value, isPercent: false };
      }
      case "pi":
        return { value: piNumber, isPercent: false };
      case "e":
        return { value: eNumber, isPercent: false };
      case "sqrt": {
        const operand = this.#nested(() => this.#primary());
        if (isFault(operand)) return operand;
        if (operand.value.over < 0n) return { code: "not_finite", position: at };
        return this.#checked(squareRoot(operand.value));
      }
      case undefined:
        return this.#unexpected();
    }
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
    if (of.under !== 1n || of.isQuotient) {
      const whole = decimalTextOf(of);
      return whole.includes(".")
        ? { code: "not_whole", position }
        : this.#factorial(exactOf(whole), position);
    }
    if (of.over < 0n) return { code: "not_finite", position };
    if (of.over > largestFactorial) return { code: "too_large", position };
    let result = 1n;
    for (let factor = 2n; factor <= of.over; factor += 1n) result *= factor;
    return this.#checked(exactOf(String(result)));
  }

  #raised(base: ExactNumber, exponent: ExactNumber, position: number): Operand | Fault {
    const times = decimalTextOf(exponent);
    if (times.includes(".")) return { code: "not_whole", position };
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
      // Roots and pi carry many digits, which a power of moderate size need not keep.
      if (
        base.error === Number.NEGATIVE_INFINITY ||
        size * Math.max(1, Math.abs(magnitude(base))) > mostDigits
      )
        return { code: "too_large", position };
      if (size > mostDigits / 10) return { code: "too_large", position };
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
    return { code: "not_an_expression", position: this.#position() };
  }
}
