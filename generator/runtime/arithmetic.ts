import { Big } from "big.js";
import {
  arithmeticTokens,
  readPlainNumeral,
  type ArithmeticSign,
  type ArithmeticToken,
  type ReadNumeral,
} from "./arithmetic-tokens.ts";
import { divideDecimals, type Decimal } from "./decimal.ts";
import { readNumber } from "./reading/read-number.ts";

/**
 * The result of an arithmetic expression: an exact decimal as canonical text, and the expression in neutral
 * writing; or what stops it. `position` is an offset in the text, its length when something is missing at the end.
 */
export type ArithmeticResult =
  | { readonly kind: "value"; readonly text: string; readonly expression: string }
  | { readonly kind: "problem"; readonly code: ArithmeticProblemCode; readonly position: number };
/** `not_whole`: an exponent; `not_finite`: the root of a negative number. */
export type ArithmeticProblemCode =
  | "not_an_expression"
  | "division_by_zero"
  | "not_whole"
  | "not_finite"
  | "too_large";

/** Quotients and roots are carried to this many significant digits, as decimal128 does; all else is exact. */
const quotientDigits = 34;
/** Worked out beyond those, so that rounding once more does not change the last. */
const guardDigits = 20;
// Limits that keep any text quick to work out.
const longestText = 500;
const mostDigits = 1000;
const deepestNesting = 100;

/**
 * Works out `text`: + - × ÷ ^ √ parentheses and percent, multiplication by standing together, as in 2(3).
 * `^` binds tightest and to the right, then signs, then × and ÷, then + and −: -2^2 is -4. Percent is as on a
 * desk calculator: `200 + 10%` is 220, `200 × 10%` is 20. `readNumeral` reads each number.
 */
export function evaluateArithmetic(
  text: string,
  readNumeral: ReadNumeral = readPlainNumeral,
): ArithmeticResult {
  if (text.length > longestText) return { kind: "problem", code: "too_large", position: longestText };
  const read = arithmeticTokens(text, readNumeral);
  if ("position" in read) return { kind: "problem", code: "not_an_expression", position: read.position };
  const parser = new ArithmeticParser(read.tokens, text.length);
  const result = parser.whole();
  if (isFault(result)) return { kind: "problem", ...result };
  const expression = read.tokens.map((token) => (token.kind === "number" ? token.text : token.sign)).join("");
  return { kind: "value", text: result.value.toFixed(), expression };
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
  readonly value: Decimal;
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
      const term = right.isPercent ? left.value.times(right.value) : right.value;
      left = this.#checked(sign === "+" ? left.value.plus(term) : left.value.minus(term));
    }
    return left;
  }

  #product(): Operand | Fault {
    let left = this.#signed();
    while (!isFault(left)) {
      const at = this.#position();
      const sign = this.#take("*", "/") ?? (this.#standsTogether() ? "*" : undefined);
      if (sign === undefined) return left;
      const right = this.#signed();
      if (isFault(right)) return right;
      left =
        sign === "*"
          ? this.#checked(left.value.times(right.value))
          : this.#quotient(left.value, right.value, at);
    }
    return left;
  }

  /** A parenthesis or root right after an operand, or a number right after a parenthesis: 2(3), 2√9, (2)3. */
  #standsTogether(): boolean {
    const token = this.#tokens[this.#next];
    if (token?.kind === "number") {
      const before = this.#tokens[this.#next - 1];
      return before?.kind === "sign" && before.sign === ")";
    }
    return token?.sign === "(" || token?.sign === "sqrt";
  }

  #signed(): Operand | Fault {
    const sign = this.#take("+", "-");
    if (sign === undefined) return this.#power();
    const operand = this.#nested(() => this.#signed());
    if (isFault(operand) || sign === "+") return operand;
    return { value: operand.value.times(-1), isPercent: operand.isPercent };
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
    while (!isFault(operand) && this.#take("%") !== undefined) {
      operand = { value: operand.value.times("0.01"), isPercent: true };
    }
    return operand;
  }

  #primary(): Operand | Fault {
    const token = this.#tokens[this.#next];
    if (token?.kind === "number") {
      this.#next += 1;
      return this.#checked(new Big(token.text));
    }
    if (this.#take("(") !== undefined) {
      const inner = this.#nested(() => this.#sum());
      if (isFault(inner)) return inner;
      return this.#take(")") === undefined ? this.#unexpected() : { value: inner.value, isPercent: false };
    }
    const at = this.#position();
    if (this.#take("sqrt") === undefined) return this.#unexpected();
    const operand = this.#nested(() => this.#primary());
    return isFault(operand) ? operand : this.#root(operand.value, at);
  }

  #quotient(dividend: Decimal, divisor: Decimal, position: number): Operand | Fault {
    if (divisor.eq(0)) return { code: "division_by_zero", position };
    const quotient = divideDecimals(dividend, divisor, quotientDigits + guardDigits);
    return this.#checked(new Big(quotient.toPrecision(quotientDigits)));
  }

  #root(value: Decimal, position: number): Operand | Fault {
    if (value.lt(0)) return { code: "not_finite", position };
    const Root = Big();
    Root.DP = Math.max(0, quotientDigits + guardDigits - Math.floor(value.e / 2));
    return this.#checked(new Big(new Root(value).sqrt().toPrecision(quotientDigits)));
  }

  #raised(base: Decimal, exponent: Decimal, position: number): Operand | Fault {
    if (!exponent.round(0, 0).eq(exponent)) return { code: "not_whole", position };
    if (base.eq(0) && exponent.lt(0)) return { code: "division_by_zero", position };
    const isEven = exponent.mod(2).eq(0);
    // 0, 1 and -1 stay themselves however large the exponent.
    if (base.eq(0) || base.abs().eq(1)) {
      return { value: exponent.eq(0) || (isEven && !base.eq(0)) ? new Big(1) : base, isPercent: false };
    }
    const size = exponent.abs();
    const digitsGained = Math.max(base.c.length, Math.abs(base.e), 1);
    if (size.times(digitsGained).gt(mostDigits)) return { code: "too_large", position };
    const power = base.pow(size.toNumber());
    return exponent.lt(0) ? this.#quotient(new Big(1), power, position) : this.#checked(power);
  }

  /** A value refused when it has more digits than any use needs. */
  #checked(value: Decimal): Operand | Fault {
    const isLarge = value.c.length > mostDigits || Math.abs(value.e) > mostDigits;
    return isLarge ? { code: "too_large", position: this.#position() } : { value, isPercent: false };
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
