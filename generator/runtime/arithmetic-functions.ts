import { ofAngles, toAngles } from "./angle-functions.ts";
import {
  arcCosine,
  arcSine,
  arcTangent,
  areaCosine,
  areaSine,
  areaTangent,
  binaryLogarithm,
  commonLogarithm,
  cosine,
  exponential,
  hyperbolicCosine,
  hyperbolicSine,
  hyperbolicTangent,
  logarithm,
  over,
  realPower,
  sine,
  tangent,
} from "./exact-functions.ts";
import {
  decimalTextOf,
  exactOf,
  negated,
  piNumber,
  product,
  quotient,
  sum,
  type ExactNumber,
} from "./exact-number.ts";

/** The functions of arithmetic that people type, by their name in canonical texts. */
const names = [
  "sin",
  "cos",
  "tan",
  "cot",
  "sec",
  "csc",
  "asin",
  "acos",
  "atan",
  "sinh",
  "cosh",
  "tanh",
  "asinh",
  "acosh",
  "atanh",
  "ln",
  "log",
  "log2",
  "exp",
  "abs",
  "floor",
  "ceil",
  "round",
  "cbrt",
] as const;
export type ArithmeticFunction = (typeof names)[number];

/** Other names: those of textbooks, of Spanish, and of Arabic. */
const otherNames: Readonly<Record<string, ArithmeticFunction>> = {
  sen: "sin",
  tg: "tan",
  ctg: "cot",
  cosec: "csc",
  arcsin: "asin",
  arcsen: "asin",
  arccos: "acos",
  arctan: "atan",
  arctg: "atan",
  senh: "sinh",
  arsinh: "asinh",
  arcosh: "acosh",
  artanh: "atanh",
  lg: "log",
  log10: "log",
  lb: "log2",
  cubrt: "cbrt",
  جا: "sin",
  جتا: "cos",
  ظا: "tan",
  لو: "log",
};

/** Whether the unit of angles may matter to a text, finished or not. */
export function mentionsAngle(text: string): boolean {
  return [...text].some((character, at) => {
    const name = /\p{L}/u.test(character) ? functionAt(text.slice(at))?.name : undefined;
    return /[°º]/u.test(character) || [...ofAngles, ...toAngles].some((each) => each === name);
  });
}

/** What `sin^-1` means. */
export const inverseOf: Readonly<Partial<Record<ArithmeticFunction, ArithmeticFunction>>> = {
  sin: "asin",
  cos: "acos",
  tan: "atan",
  sinh: "asinh",
  cosh: "acosh",
  tanh: "atanh",
};

/** A name whose last digits are its own only before a parenthesis or a number that stands apart: log2(8), log2 8. */
const named = /^(?:log(?:2|10)(?=\s*\(|\s+\p{Nd})|\p{L}+)/iu;

/** The function a text begins with, and how long its name is. */
export function functionAt(
  text: string,
): { readonly name: ArithmeticFunction; readonly length: number } | undefined {
  if (text.startsWith("∛")) return { name: "cbrt", length: 1 };
  const typed = named.exec(text)?.[0];
  if (typed === undefined) return undefined;
  const lower = typed.toLowerCase();
  const name =
    names.find((each) => each === lower) ??
    (Object.hasOwn(otherNames, lower) ? otherNames[lower] : undefined);
  return name === undefined ? undefined : { name, length: typed.length };
}

/** The value of a function, its angles in degrees or radians; undefined where it has none. */
export function functionValue(
  name: ArithmeticFunction,
  x: ExactNumber,
  isInDegrees: boolean,
): ExactNumber | undefined {
  switch (name) {
    case "sin":
      return sine(x, isInDegrees);
    case "cos":
      return cosine(x, isInDegrees);
    case "tan":
      return tangent(x, isInDegrees);
    case "cot":
      return over(cosine(x, isInDegrees), sine(x, isInDegrees));
    case "sec":
      return over(exactOf("1"), cosine(x, isInDegrees));
    case "csc":
      return over(exactOf("1"), sine(x, isInDegrees));
    case "asin":
      return asAngle(arcSine(x), isInDegrees);
    case "acos":
      return asAngle(arcCosine(x), isInDegrees);
    case "atan":
      return asAngle(arcTangent(x), isInDegrees);
    case "sinh":
      return hyperbolicSine(x);
    case "cosh":
      return hyperbolicCosine(x);
    case "tanh":
      return hyperbolicTangent(x);
    case "asinh":
      return areaSine(x);
    case "acosh":
      return areaCosine(x);
    case "atanh":
      return areaTangent(x);
    case "ln":
      return logarithm(x);
    case "log":
      return commonLogarithm(x);
    case "log2":
      return binaryLogarithm(x);
    case "exp":
      return exponential(x);
    case "abs":
      return x.over < 0n ? negated(x) : x;
    case "floor":
      return floorOf(x);
    case "ceil":
      return negated(floorOf(negated(x)));
    case "round": {
      // Half away from zero, as people round.
      const half = exactOf("0.5");
      return x.over < 0n ? negated(floorOf(sum(negated(x), half))) : floorOf(sum(x, half));
    }
    case "cbrt":
      return realPower(x, quotient(exactOf("1"), exactOf("3")));
  }
}

function asAngle(radians: ExactNumber | undefined, isInDegrees: boolean): ExactNumber | undefined {
  return radians === undefined || !isInDegrees
    ? radians
    : quotient(product(radians, exactOf("180")), piNumber);
}

/** What is within its own error of a whole number is that number: the logarithm of 1000 is 3. */
function floorOf(x: ExactNumber): ExactNumber {
  const { over: above, under } = x.error === Number.NEGATIVE_INFINITY ? x : exactOf(decimalTextOf(x));
  const whole = above / under - (above < 0n && above % under !== 0n ? 1n : 0n);
  return exactOf(String(whole));
}

/** How many ways to choose `chosen` of `all`, in order or in any; undefined where they are no such numbers. */
export function choicesOf(
  all: ExactNumber,
  chosen: ExactNumber,
  isOrdered: boolean,
): ExactNumber | undefined {
  const [count, some] = [decimalTextOf(all), decimalTextOf(chosen)];
  if (/[-.]/.test(count + some)) return undefined;
  const [n, k] = [BigInt(count), BigInt(some)];
  if (k > n) return exactOf("0");
  const least = !isOrdered && 2n * k > n ? n - k : k;
  if (least > mostChosen) return undefined;
  let result = 1n;
  for (let index = 0n; index < least; index += 1n)
    result = isOrdered ? result * (n - index) : (result * (n - index)) / (index + 1n);
  return exactOf(String(result));
}

const mostChosen = 2000n;

const largestFactorial = 400n;

/** `1 * 2 * … * of`, or why there is none. */
export function factorial(of: ExactNumber): ExactNumber | "not_whole" | "no_real_value" | "too_large" {
  const whole = decimalTextOf(of);
  if (whole.includes(".")) return "not_whole";
  const last = BigInt(whole);
  if (last < 0n) return "no_real_value";
  if (last > largestFactorial) return "too_large";
  let result = 1n;
  for (let factor = 2n; factor <= last; factor += 1n) result *= factor;
  return exactOf(String(result));
}
