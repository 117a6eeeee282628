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

/** Money in a currency of its own: `money EUR`, or `money paid_in` in the one that an input chooses. */
type CurrencyDimension = `money ${string}`;
type AnyBase = BaseDimension | CurrencyDimension;

/**
 * Exponents by base dimension, none of them zero: an area is `{ length: 2 }`, a plain number `{}`. `money` is in the
 * calculator's own currency.
 */
export type Dimension = Readonly<Partial<Record<AnyBase, number>>>;

/** The dimension of a plain number. */
export const dimensionless: Dimension = {};

/** The dimension of a product. */
export function multiplyDimensions(one: Dimension, other: Dimension): Dimension {
  return fromExponents(basesOf(one, other), (base) => (one[base] ?? 0) + (other[base] ?? 0));
}

/** The dimension of a quotient. */
export function divideDimensions(dividend: Dimension, divisor: Dimension): Dimension {
  return multiplyDimensions(dividend, raiseDimension(divisor, -1));
}

/** The dimension of a power; a half is the square root. */
export function raiseDimension(dimension: Dimension, exponent: number): Dimension {
  return fromExponents(basesOf(dimension), (base) => (dimension[base] ?? 0) * exponent);
}

export function sameDimension(one: Dimension, other: Dimension): boolean {
  return basesOf(one, other).every((base) => (one[base] ?? 0) === (other[base] ?? 0));
}

/** The dimension with its money in a currency, a code or the name of what chooses it; without one, the calculator's own. */
export function inCurrency(dimension: Dimension, currency?: string): Dimension {
  const money: AnyBase = currency === undefined ? "money" : `money ${currency}`;
  const renamed = (base: AnyBase): AnyBase => (isMoney(base) ? money : base);
  return fromExponents([...basesOf(dimension), money], (base) =>
    basesOf(dimension)
      .filter((own) => renamed(own) === base)
      .reduce((sum, own) => sum + (dimension[own] ?? 0), 0),
  );
}

/** The currencies of a dimension other than the calculator's own, each a code or the name of what chooses it. */
export function currenciesIn(dimension: Dimension): readonly string[] {
  return basesOf(dimension)
    .filter(isCurrency)
    .map((base) => base.slice("money ".length));
}

/**
 * Whether an amount says how far it is from a zero that each unit puts elsewhere: twice 20 degrees Celsius is not 40. Such
 * amounts are compared and converted, and nothing else is worked out with them.
 */
export function hasOffset(dimension: Dimension): boolean {
  return dimension.temperature !== undefined;
}

/** Every base that could be in one of these. */
function basesOf(...dimensions: readonly Dimension[]): readonly AnyBase[] {
  const currencies = dimensions.flatMap((dimension) => Object.keys(dimension)).filter(isCurrency);
  return currencies.length === 0 ? baseDimensions : [...baseDimensions, ...new Set(currencies)];
}

function isCurrency(base: string): base is CurrencyDimension {
  return base.startsWith("money ");
}
function isMoney(base: AnyBase): boolean {
  return base === "money" || isCurrency(base);
}

export function isDimensionless(dimension: Dimension): boolean {
  return sameDimension(dimension, dimensionless);
}

function fromExponents(bases: readonly AnyBase[], exponentOf: (base: AnyBase) => number): Dimension {
  const dimension: Partial<Record<AnyBase, number>> = {};
  for (const base of bases) {
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
  const [currency] = currenciesIn(dimension);
  if (currency !== undefined && sameDimension(dimension, inCurrency({ money: 1 }, currency)))
    return `an amount of ${currencyWords(currency)}`;
  const factors = (sign: 1 | -1): string =>
    basesOf(dimension)
      .filter((base) => Math.sign(dimension[base] ?? 0) === sign)
      .map((base) => power(base, Math.abs(dimension[base] ?? 0)))
      .join(" times ");
  const over = factors(1);
  const under = factors(-1);
  return `a quantity of ${over === "" ? "number" : over}${under === "" ? "" : ` per ${under}`}`;
}

function power(base: AnyBase, exponent: number): string {
  const words = isCurrency(base) ? currencyWords(base.slice("money ".length)) : base;
  return exponent === 1 ? words : `${words}^${exponent}`;
}

/** `money in EUR`, `money in the currency of paid_in`. */
function currencyWords(currency: string): string {
  return `money in ${/^[A-Z]{3}$/.test(currency) ? currency : `the currency of \`${currency}\``}`;
}
