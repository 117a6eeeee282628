/** What can be measured and not be expressed by the others. Months and days are apart: no month has a fixed number of days. */
export const baseDimensions = [
  "length",
  "mass",
  "time",
  "angle",
  "money",
  "month",
  "day",
  "information",
  "temperature",
] as const;
export type BaseDimension = (typeof baseDimensions)[number];

/** Exponents by base dimension, none of them zero: an area is `{ length: 2 }`, a plain number `{}`. */
export type Dimension = Readonly<Partial<Record<BaseDimension, number>>>;

/** The dimension of a plain number. */
export const dimensionless: Dimension = {};

/** The dimension of a product. */
export function multiplyDimensions(one: Dimension, other: Dimension): Dimension {
  return fromExponents((base) => (one[base] ?? 0) + (other[base] ?? 0));
}

/** The dimension of a quotient. */
export function divideDimensions(dividend: Dimension, divisor: Dimension): Dimension {
  return multiplyDimensions(dividend, raiseDimension(divisor, -1));
}

/** The dimension of a power; a half is the square root. */
export function raiseDimension(dimension: Dimension, exponent: number): Dimension {
  return fromExponents((base) => (dimension[base] ?? 0) * exponent);
}

export function sameDimension(one: Dimension, other: Dimension): boolean {
  return baseDimensions.every((base) => (one[base] ?? 0) === (other[base] ?? 0));
}

export function isDimensionless(dimension: Dimension): boolean {
  return sameDimension(dimension, dimensionless);
}

function fromExponents(exponentOf: (base: BaseDimension) => number): Dimension {
  const dimension: Partial<Record<BaseDimension, number>> = {};
  for (const base of baseDimensions) {
    const exponent = exponentOf(base);
    if (exponent !== 0) dimension[base] = exponent;
  }
  return dimension;
}

/** Dimensions that have a name of their own; any other is spelled out from its parts. */
const named: readonly { readonly dimension: Dimension; readonly words: string; readonly whole?: string }[] = [
  { dimension: {}, words: "a number", whole: "a whole number" },
  { dimension: { length: 1 }, words: "a length" },
  { dimension: { length: 2 }, words: "an area" },
  { dimension: { length: 3 }, words: "a volume" },
  { dimension: { mass: 1 }, words: "a mass" },
  { dimension: { time: 1 }, words: "a time" },
  { dimension: { angle: 1 }, words: "an angle" },
  { dimension: { money: 1 }, words: "an amount of money" },
  { dimension: { month: 1 }, words: "a number of months", whole: "a whole number of months" },
  { dimension: { day: 1 }, words: "a number of days", whole: "a whole number of days" },
  { dimension: { information: 1 }, words: "an amount of data" },
  { dimension: { temperature: 1 }, words: "a temperature" },
  { dimension: { length: 1, time: -1 }, words: "a speed" },
];

/**
 * A dimension in words for messages: `an amount of money`, `a volume per time`, `money^2`.
 * `whole` says that only whole numbers are meant, where the words can say so.
 */
export function showDimension(dimension: Dimension, whole = false): string {
  const name = named.find((each) => sameDimension(each.dimension, dimension));
  if (name !== undefined) return (whole ? name.whole : undefined) ?? name.words;
  const factors = (sign: 1 | -1): string =>
    baseDimensions
      .filter((base) => Math.sign(dimension[base] ?? 0) === sign)
      .map((base) => power(base, Math.abs(dimension[base] ?? 0)))
      .join(" times ");
  const over = factors(1);
  const under = factors(-1);
  return `a quantity of ${over === "" ? "number" : over}${under === "" ? "" : ` per ${under}`}`;
}

function power(base: BaseDimension, exponent: number): string {
  return exponent === 1 ? base : `${base}^${exponent}`;
}
