import type { Ratio } from "./exact-ratio.ts";

/** What printed text says: an amount with its unit, a day, a span of calendar time, a range, or words. */
export type PrintedValue = Amount | Moment | Span | Range | Words | Truth;

/** How often each kind of base unit is in a value: `{ length: 1, time: -1 }`. Two currencies are two kinds. */
export type Dimensions = Readonly<Record<string, number>>;

export interface Amount {
  readonly kind: "amount";
  /** In base units. */
  readonly value: number;
  readonly dimensions: Dimensions;
  /** One at the last digit printed, in base units; 0 of a value that was worked out. */
  readonly last: number;
  /** The number before the unit, where a unit was printed. */
  readonly count?: number;
  /** It says how many there are from one day to another. */
  readonly isCounted?: true;
  /** A number without a unit, as it is printed to the last digit. */
  readonly exact?: Ratio;
  /** All digits of a whole number without a unit. */
  readonly whole?: bigint;
  /** Of a quotient of whole numbers, both. */
  readonly ratio?: readonly [bigint, bigint];
}
/** A day or a time of day, in milliseconds. */
export interface Moment {
  readonly kind: "moment";
  readonly at: number;
  /** Only its month and year are printed. */
  readonly isMonth?: true;
  /** It is a time of day. */
  readonly isTime?: true;
}
/** Calendar months and days are no fixed number of each other. */
export interface Span {
  readonly kind: "span";
  readonly amounts: readonly Amount[];
}
export interface Range {
  readonly kind: "range";
  readonly lowest: PrintedValue;
  readonly highest: PrintedValue;
}
export interface Words {
  readonly kind: "words";
  readonly text: string;
}
export interface Truth {
  readonly kind: "truth";
  readonly holds: boolean;
}

export function numberAmount(value: number, dimensions: Dimensions = {}): Amount {
  return { kind: "amount", value, dimensions, last: 0 };
}

/** Dimensions of a product: `times` is -1 of a quotient, 2 of a square. */
export function timesDimensions(one: Dimensions, other: Dimensions, times = 1): Dimensions {
  const all = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...all]
      .map((name): [string, number] => [name, (one[name] ?? 0) + times * (other[name] ?? 0)])
      .filter(([, power]) => Math.abs(power) > 1e-9),
  );
}

export function isSameKind(one: Dimensions, other: Dimensions): boolean {
  return Object.keys(timesDimensions(one, other, -1)).length === 0;
}

/** A text that says no value this can read, or says what makes no sense. */
export class Unreadable extends Error {}
