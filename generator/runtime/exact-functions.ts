import { integerRoot } from "./exact.ts";
import {
  carriedDigits,
  decimalTextOf,
  difference,
  exactOf,
  magnitude,
  negated,
  piNumber,
  power,
  product,
  quotient,
  remainder,
  squareRoot,
  sum,
  tenTo,
  type ExactNumber,
} from "./exact-number.ts";

/**
 * The functions of a scientific calculator to about 80 significant digits, in integers `value * one`. Undefined where a
 * function has no value, as the logarithm of 0 has none.
 */
type ExactFunction = (x: ExactNumber) => ExactNumber | undefined;

/** Digits after the mark that are worked with: what is lost on the way stays beyond those that are carried. */
const places = carriedDigits + 20;
const one = tenTo(places);
const two = exactOf("2");
const half = exactOf("0.5");
const unit = exactOf("1");
const ofDegree = exactOf("180");
const ten = exactOf("10");
/** An angle less certain than this has no sine. */
const leastCertain = -20;
/** e to a power beyond this has more digits than anybody reads. */
const largestExponent = 2400n;

/** `e ** x`; undefined where it is too large or too small to write. */
export function exponential(x: ExactNumber): ExactNumber | undefined {
  if (magnitude(x) > 5) return undefined;
  const scaled = fixed(x);
  if (scaled > largestExponent * one || scaled < -largestExponent * one) return undefined;
  const halvings = scaled / logOfTwo();
  const raised = raisedSmall(scaled - halvings * logOfTwo());
  const size = halvings < 0n ? -halvings : halvings;
  const whole = { over: halvings < 0n ? raised : raised << size, under: halvings < 0n ? one << size : one };
  const error = Math.max(x.error, 6 - places) + magnitude({ ...unit, ...whole });
  return { ...whole, error: error + 1, isQuotient: true };
}

/** The natural logarithm; undefined for 0 and below. */
export const logarithm: ExactFunction = (x) => {
  if (x.over <= 0n || decimalTextOf(x) === "0") return undefined;
  const tens = magnitude(x);
  const near = fixed(product(x, power(ten, -tens)));
  const log = logOfNear(near) + BigInt(tens) * logOfTen();
  return inexact(log, Math.max(x.error - magnitude(x) + 1, 6 - places));
};

/** The logarithm to base 10. */
export const commonLogarithm: ExactFunction = (x) => over(logarithm(x), inexact(logOfTen(), 2 - places));

/** The logarithm to base 2. */
export const binaryLogarithm: ExactFunction = (x) => over(logarithm(x), inexact(logOfTwo(), 2 - places));

/** `base ** exponent` for an exponent that is not whole; an odd root of a negative number is negative. */
export function realPower(base: ExactNumber, exponent: ExactNumber): ExactNumber | undefined {
  if (decimalTextOf(base) === "0") return exponent.over > 0n ? exactOf("0") : undefined;
  const isFraction = exponent.error === Number.NEGATIVE_INFINITY;
  if (isFraction && exponent.under <= largestRoot) {
    const isNegative = base.over < 0n;
    if (isNegative && exponent.under % 2n === 0n) return undefined;
    const root = exactRoot(isNegative ? negated(base) : base, exponent.under);
    if (root !== undefined && (exponent.over < 0n ? -exponent.over : exponent.over) <= largestRoot)
      return power(isNegative ? negated(root) : root, Number(exponent.over));
    if (isNegative) {
      const size = realPower(negated(base), exponent);
      return size === undefined || exponent.over % 2n === 0n ? size : negated(size);
    }
  }
  const log = logarithm(base);
  return log === undefined ? undefined : exponential(product(exponent, log));
}

/** The root that comes out whole, above the line and below it. */
function exactRoot(base: ExactNumber, degree: bigint): ExactNumber | undefined {
  if (base.error !== Number.NEGATIVE_INFINITY) return undefined;
  const [above, below] = [integerRoot(base.over, degree), integerRoot(base.under, degree)];
  if (above ** degree !== base.over || below ** degree !== base.under) return undefined;
  return { ...base, over: above, under: below };
}

const largestRoot = 100n;

/** Sine, cosine and tangent of an angle in degrees or radians. */
export function sine(angle: ExactNumber, isInDegrees: boolean): ExactNumber | undefined {
  return sineOf(inRadians(angle, isInDegrees));
}
export function cosine(angle: ExactNumber, isInDegrees: boolean): ExactNumber | undefined {
  const quarter = isInDegrees ? exactOf("90") : product(piNumber, half);
  return sineOf(inRadians(sum(angle, quarter), isInDegrees));
}
export function tangent(angle: ExactNumber, isInDegrees: boolean): ExactNumber | undefined {
  return over(sine(angle, isInDegrees), cosine(angle, isInDegrees));
}

/** In degrees a full turn is whole, so that it is taken off exactly. */
function inRadians(angle: ExactNumber, isInDegrees: boolean): ExactNumber {
  return isInDegrees ? quotient(product(remainder(angle, exactOf("360")), piNumber), ofDegree) : angle;
}

const sineOf: ExactFunction = (x) => {
  if (x.error > leastCertain) return undefined;
  const more = Math.max(0, magnitude(x));
  const pi = piTo(places + more);
  const scale = tenTo(more);
  const turns = fixed(x) * scale;
  let angle = modulo(turns, 2n * pi);
  // The sine of the upper half circle, below pi / 2, with its sign.
  const sign = angle >= pi ? -1n : 1n;
  if (angle >= pi) angle -= pi;
  if (2n * angle > pi) angle = pi - angle;
  return inexact(sign * series(angle / scale, alternating), Math.max(x.error, 4 - places));
};

/** The angle whose sine, cosine or tangent is `x`, in radians. */
export const arcSine: ExactFunction = (x) => {
  const text = decimalTextOf(x);
  if (text === "1" || text === "-1") return product(piNumber, exactOf(text === "1" ? "0.5" : "-0.5"));
  const rest = difference(unit, product(x, x));
  return rest.over < 0n ? undefined : arcTangent(quotient(x, squareRoot(rest)));
};
export const arcCosine: ExactFunction = (x) => {
  const angle = arcSine(x);
  return angle === undefined ? undefined : difference(product(piNumber, half), angle);
};
export function arcTangent(x: ExactNumber): ExactNumber {
  if (x.over < 0n) return negated(arcTangent(negated(x)));
  if (x.over > x.under) return difference(product(piNumber, half), arcTangent(quotient(unit, x)));
  let tangentOf = fixed(x);
  // Each time half the angle, until its series is short.
  for (let times = 0; times < 3; times += 1) {
    const secant = integerRoot(one * one + tangentOf * tangentOf, 2n);
    tangentOf = (tangentOf * one) / (one + secant);
  }
  return inexact(8n * arcSeries(tangentOf, -1n), Math.max(x.error, 4 - places));
}

/** Hyperbolic sine, cosine and tangent, and the inverse of each. */
export const hyperbolicSine: ExactFunction = (x) =>
  both(x, (up, down) => product(difference(up, down), half));
export const hyperbolicCosine: ExactFunction = (x) => both(x, (up, down) => product(sum(up, down), half));
export const hyperbolicTangent: ExactFunction = (x) =>
  both(product(x, two), (up) => quotient(difference(up, unit), sum(up, unit)));
export const areaSine: ExactFunction = (x) =>
  x.over < 0n
    ? mapped(areaSine(negated(x)), negated)
    : logarithm(sum(x, squareRoot(sum(product(x, x), unit))));
export const areaCosine: ExactFunction = (x) =>
  x.over < x.under ? undefined : logarithm(sum(x, squareRoot(difference(product(x, x), unit))));
export const areaTangent: ExactFunction = (x) =>
  decimalTextOf(difference(unit, x)) === "0"
    ? undefined
    : mapped(logarithm(quotient(sum(unit, x), difference(unit, x))), (log) => product(log, half));

function both(
  x: ExactNumber,
  join: (up: ExactNumber, down: ExactNumber) => ExactNumber,
): ExactNumber | undefined {
  return mapped(exponential(x), (up) => join(up, quotient(unit, up)));
}

function mapped(
  x: ExactNumber | undefined,
  change: (x: ExactNumber) => ExactNumber,
): ExactNumber | undefined {
  return x === undefined ? undefined : change(x);
}

/** `a / b`; undefined where `b` is 0 or has no value. */
export function over(a: ExactNumber | undefined, b: ExactNumber | undefined): ExactNumber | undefined {
  return a === undefined || b === undefined || decimalTextOf(b) === "0" ? undefined : quotient(a, b);
}

function fixed({ over: above, under }: ExactNumber): bigint {
  return (above * one) / under;
}

/** `scaled / one`, less certain than the least of its digits. */
function inexact(scaled: bigint, error: number): ExactNumber {
  return { over: scaled, under: one, error, isQuotient: true };
}

function modulo(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}

type NextTerm = (term: bigint, x: bigint, index: bigint) => bigint;

const rising: NextTerm = (term, x, index) => (term * x) / (one * index);
const alternating: NextTerm = (term, x, index) =>
  (((-term * x) / one) * x) / (one * (2n * index) * (2n * index + 1n));

/** The terms of a power series from `first` on, until they no longer count. */
function series(first: bigint, next: NextTerm, x = first): bigint {
  let total = 0n;
  let term = first;
  for (let index = 1n; term !== 0n; index += 1n) {
    total += term;
    term = next(term, x, index);
  }
  return total;
}

/** `e ** x` for a small x: of its 256th part, squared eight times. */
function raisedSmall(x: bigint): bigint {
  let raised = series(one, rising, x / 256n);
  for (let times = 0; times < 8; times += 1) raised = (raised * raised) / one;
  return raised;
}

/** x ± x³/3 + x⁵/5 ± …: the arc tangent where `sign` is -1, the area tangent where it is 1. */
function arcSeries(x: bigint, sign: -1n | 1n, scale = one): bigint {
  let total = 0n;
  let raised = x;
  for (let index = 1n; raised !== 0n; index += 2n) {
    total += raised / index;
    raised = (((sign * raised * x) / scale) * x) / scale;
  }
  return total;
}

/** The logarithm of a number between a tenth and ten, by Halley's method from what a double knows of it. */
function logOfNear(near: bigint): bigint {
  const digits = 15;
  const first = Math.log(Number(near / tenTo(places - digits)) / 10 ** digits);
  let log = BigInt(Math.round(first * 10 ** digits)) * tenTo(places - digits);
  for (let times = 0; times < 3; times += 1) {
    const raised = log < 0n ? (one * one) / raisedSmall(-log) : raisedSmall(log);
    log += (2n * one * (near - raised)) / (near + raised);
  }
  return log;
}

const constants = /* @__PURE__ */ new Map<string, bigint>();

/** Worked out once it is needed. */
function constant(name: string, work: () => bigint): bigint {
  const value = constants.get(name) ?? work();
  constants.set(name, value);
  return value;
}

function logOfTwo(): bigint {
  return constant("ln 2", () => 2n * arcSeries(one / 3n, 1n));
}

function logOfTen(): bigint {
  return constant("ln 10", () => 3n * logOfTwo() + 2n * arcSeries(one / 9n, 1n));
}

/** Pi with so many digits after the mark, by Machin's formula. */
function piTo(digits: number): bigint {
  return constant(`pi ${digits}`, () => {
    const scale = tenTo(digits + 5);
    const arc = (part: bigint): bigint => arcSeries(scale / part, -1n, scale);
    return (16n * arc(5n) - 4n * arc(239n)) / tenTo(5);
  });
}
