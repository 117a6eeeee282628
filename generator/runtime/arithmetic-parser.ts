import {
  functionValue,
  factorial,
  inverseOf,
  choicesOf,
  type ArithmeticFunction,
} from "./arithmetic-functions.ts";
import { isFault, type Fault } from "./arithmetic-fault.ts";
import type {
  ArithmeticCall,
  ArithmeticChain,
  ArithmeticOperation,
  ArithmeticTerm,
} from "./arithmetic-operations.ts";
import type { ArithmeticSign, ArithmeticToken } from "./arithmetic-tokens.ts";
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

// Limits that keep any text quick to work out.
const mostDigits = 1000;
const deepestNesting = 100;
/** Functions that have a value everywhere, which may have more digits than anybody reads. */
const growing: readonly ArithmeticFunction[] = ["exp", "sinh", "cosh", "tanh"];

/** Just read as `10%`, a percentage is taken of the left side by + and −. */
type Operand = ArithmeticTerm;

type FunctionToken = ArithmeticToken & { readonly kind: "function" };

/** Recursive descent, a method a level of precedence; works out while reading. */
export class ArithmeticParser {
  readonly operations: ArithmeticOperation[] = [];
  readonly #tokens: readonly ArithmeticToken[];
  readonly #end: number;
  readonly #isInDegrees: boolean;
  readonly #names: ReadonlyMap<string, ArithmeticTerm>;
  #next = 0;
  #depth = 0;

  constructor(
    tokens: readonly ArithmeticToken[],
    end: number,
    {
      isInDegrees,
      names,
    }: { readonly isInDegrees: boolean; readonly names: ReadonlyMap<string, ArithmeticTerm> },
  ) {
    this.#tokens = tokens;
    this.#end = end;
    this.#isInDegrees = isInDegrees;
    this.#names = names;
  }

  whole(): Operand | Fault {
    const result = this.#sum();
    return isFault(result) || this.#next === this.#tokens.length ? result : this.#unexpected();
  }

  #sum(): Operand | Fault {
    let left = this.#product();
    let first = left;
    let rest: ArithmeticChain["rest"] = [];
    while (!isFault(left) && !isFault(first)) {
      const sign = this.#take("+", "-");
      if (sign === undefined) return this.#chained(first, rest, left);
      const right = this.#product();
      if (isFault(right)) return right;
      let term = right;
      if (right.written === "percent") {
        first = this.#chained(first, rest, left);
        rest = [];
        const part = { value: product(left.value, right.value) };
        term = this.#chained(first, [{ sign: "*", term: right }], part);
      }
      rest = [...rest, { sign, term }];
      left = this.#checked(sign === "+" ? sum(left.value, term.value) : difference(left.value, term.value));
    }
    return left;
  }

  #product(): Operand | Fault {
    const first = this.#chosen();
    let left = first;
    let rest: ArithmeticChain["rest"] = [];
    while (!isFault(left) && !isFault(first)) {
      const at = this.#position();
      const sign = this.#take("*", "/", "mod") ?? (this.#standsTogether() ? "*" : undefined);
      if (sign === undefined) return this.#chained(first, rest, left);
      const right = this.#chosen();
      if (isFault(right)) return right;
      rest = [...rest, { sign, term: right }];
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
      const known = this.#known(choicesOf(all.value, chosen.value, sign === "npr"), position, word);
      all = this.#did(sign, [all, chosen], known);
    }
    return all;
  }

  /** A parenthesis, root, function or constant right after an operand, or a number right after one that is no number: 2(3), 2π, (2)3. */
  #standsTogether(): boolean {
    const token = this.#tokens[this.#next];
    if (token?.kind === "function" || token?.kind === "name") return true;
    if (token?.kind === "sign") return ["(", "sqrt", "pi", "e"].includes(token.sign);
    const before = this.#tokens[this.#next - 1];
    return token !== undefined && before?.kind === "sign" && [")", "pi", "e", "!", "°"].includes(before.sign);
  }

  #signed(): Operand | Fault {
    const sign = this.#take("+", "-");
    if (sign === undefined) return this.#power();
    const operand = this.#nested(() => this.#signed());
    if (isFault(operand) || sign === "+") return operand;
    const { value, written } = operand;
    const result: Operand = { value: negated(value) };
    // A number has its sign from the start.
    return written === "number" || written === "percent"
      ? { ...result, written }
      : this.#did("-", [operand], result);
  }

  #power(): Operand | Fault {
    const base = this.#percent();
    const at = this.#position();
    if (isFault(base) || this.#take("^") === undefined) return base;
    const exponent = this.#nested(() => this.#signed());
    return isFault(exponent) ? exponent : this.#raised(base, exponent, at);
  }

  #percent(): Operand | Fault {
    let operand = this.#primary();
    while (!isFault(operand)) {
      const at = this.#position();
      switch (this.#take("%", "!", "°")) {
        case "%":
          operand = { value: product(operand.value, exactOf("0.01")), written: "percent" };
          break;
        case "!":
          operand = this.#did("!", [operand], this.#factorial(operand.value, at));
          break;
        case "°":
          operand = this.#ofDegrees(operand);
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
      const read = this.#checked(exactOf(token.text));
      return isFault(read) || token.isMade === true ? read : { ...read, written: "number" };
    }
    const named = token?.kind === "name" ? this.#names.get(token.name) : undefined;
    if (named !== undefined) {
      this.#next += 1;
      return named;
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
        // 200 + (10%) takes no tenth of 200.
        const { written, ...rest } = inner;
        return written === undefined || written === "percent" ? rest : inner;
      }
      case "|": {
        const inner = this.#nested(() => this.#sum());
        if (isFault(inner)) return inner;
        if (this.#next < this.#tokens.length && this.#take("|") === undefined) return this.#unexpected();
        const size = { value: inner.value.over < 0n ? negated(inner.value) : inner.value };
        return this.#did("abs", [inner], size);
      }
      case "pi":
        return { value: piNumber, written: "pi" };
      case "e":
        return { value: eNumber, written: "e" };
      case "sqrt": {
        const operand = this.#nested(() => this.#signedPrimary());
        if (isFault(operand)) return operand;
        if (operand.value.over < 0n) return { code: "no_real_value", position: at, word: "√" };
        return this.#did("sqrt", [operand], this.#checked(squareRoot(operand.value)));
      }
      case undefined:
        return this.#unexpected();
    }
  }

  /** What a function is taken of: parentheses, or the number behind it with its powers and constants. */
  #applied({ name, base }: FunctionToken, position: number): Operand | Fault {
    let called = name;
    let exponent: Operand | undefined;
    const raisedAt = this.#position();
    if (this.#take("^") !== undefined) {
      const read = this.#nested(() => this.#signedPrimary());
      if (isFault(read)) return read;
      const inverse = decimalTextOf(read.value) === "-1" ? inverseOf[name] : undefined;
      called = inverse ?? name;
      exponent = inverse === undefined ? read : undefined;
    }
    const taken = this.#argument();
    if (isFault(taken)) return taken;
    const value =
      base === undefined
        ? functionValue(called, taken.value, this.#isInDegrees)
        : over(logarithm(taken.value), logarithm(exactOf(base)));
    if (value === undefined && growing.includes(called)) return { code: "too_large", position };
    const of: ArithmeticCall["operands"] =
      base === undefined ? [taken] : [taken, { value: exactOf(base), written: "number" }];
    const result = this.#did(called, of, this.#known(value, position, called));
    return exponent === undefined || isFault(result) ? result : this.#raised(result, exponent, raisedAt);
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
      const both = this.#checked(product(operand.value, constant.value));
      if (isFault(both)) return both;
      operand = this.#chained(operand, [{ sign: "*", term: constant }], both);
    }
    return operand;
  }

  /** 30° is 30 where angles are in degrees, else that many radians. */
  #ofDegrees(degrees: Operand): Operand {
    if (this.#isInDegrees) return degrees;
    const half: Operand = { value: exactOf("180") };
    const value = quotient(product(degrees.value, piNumber), half.value);
    const pi: Operand = { value: piNumber, written: "pi" };
    return this.#chained(
      degrees,
      [
        { sign: "*", term: pi },
        { sign: "/", term: half },
      ],
      { value },
    );
  }

  /** What was joined, as it was done; one term alone is not. */
  #chained(first: Operand, rest: ArithmeticChain["rest"], { value }: Operand): Operand {
    if (rest.length === 0) return first;
    const by: ArithmeticChain = { kind: "chain", first, rest, result: value };
    this.operations.push(by);
    return { value, by };
  }

  #did(
    name: ArithmeticCall["name"],
    operands: ArithmeticCall["operands"],
    result: Operand | Fault,
  ): Operand | Fault {
    if (isFault(result)) return result;
    const by: ArithmeticCall = { kind: "call", name, operands, result: result.value };
    this.operations.push(by);
    return { value: result.value, by };
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

  #raised(base: Operand, exponent: Operand, position: number): Operand | Fault {
    return this.#did("^", [base, exponent], this.#powerOf(base.value, exponent.value, position));
  }

  #powerOf(base: ExactNumber, exponent: ExactNumber, position: number): Operand | Fault {
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
      return { value: one ? exactOf("1") : base };
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
    return { value };
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
