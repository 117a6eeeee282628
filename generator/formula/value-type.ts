import { decimalText } from "../runtime/decimal.ts";
import { fractionFrom } from "../runtime/fraction.ts";
import { fractionDisplay } from "../runtime/fraction-text.ts";
import { isDay } from "../runtime/iso-date.ts";
import { isDatetime } from "../runtime/datetime.ts";
import { datetimeDisplay } from "../runtime/datetime-text.ts";
import type { PlainOwnDisplay } from "../runtime/own-display.ts";
import { termDisplay } from "../runtime/term-text.ts";
import { isTime, timeDisplay } from "../runtime/kinds/time.ts";
import { isTerm } from "../runtime/term.ts";
import { type Dimension, dimensionless, sameDimension } from "./dimension.ts";
import type { ArithmeticOperator } from "./expression.ts";

export { sameDimension, type Dimension } from "./dimension.ts";

/** What there is to say of a type whose values have no parts, dimension or options. */
export interface PlainType {
  /** In words for messages: `a date`. */
  readonly words: string;
  /** The TypeScript type its values are carried in. */
  readonly typescript: string;
  /** Whether values have an order, or can only be equal. */
  readonly order: "ordered" | "equal";
  /** Whether a text literal beside a value of the type is one as well. */
  readonly isLiteral?: (text: string) => boolean;
  /** How its values are shown, where the display brings code of its own. */
  readonly display?: PlainOwnDisplay;
  /** What compares two values where their texts do not sort as they do: a function of the runtime. */
  readonly compare?: RuntimeFunction;
  /** Where a number written beside a value of the type is one as well: how it is carried. */
  readonly fromNumber?: (text: string) => string;
  /** What a minus before a value of the type is. */
  readonly negate?: RuntimeFunction;
  /** Operators between two values of the type, which give one more; those of numbers are JavaScript's own. */
  readonly operators?: Readonly<Partial<Record<ArithmeticOperator, RuntimeFunction>>>;
}
interface RuntimeFunction {
  readonly name: string;
  /** Below generator/runtime/. */
  readonly file: string;
}
/** A written number with all its digits: `1e3` is 1000. */
function exactText(text: string): string {
  return /^\d+(?:\.\d+)?$/.test(text) ? text : decimalText(Number(text));
}

/** The types whose values have no parts, dimension or options. */
export const plainTypes = {
  /** An integer of any size. */
  whole: { words: "a whole number of any size", typescript: "bigint", order: "ordered" },
  /** An exact decimal of any length, as canonical text. */
  decimal: {
    words: "an exact decimal",
    typescript: "string",
    order: "ordered",
    compare: { name: "compareDecimals", file: "exact.ts" },
    negate: { name: "negateDecimal", file: "exact.ts" },
    fromNumber: exactText,
    operators: {
      "+": { name: "addDecimals", file: "exact.ts" },
      "-": { name: "subtractDecimals", file: "exact.ts" },
      "*": { name: "multiplyDecimals", file: "exact.ts" },
    },
  },
  /** An exact fraction of any length, as canonical text. */
  fraction: {
    words: "an exact fraction",
    typescript: "string",
    order: "ordered",
    display: fractionDisplay,
    compare: { name: "compareFractions", file: "fraction.ts" },
    negate: { name: "negateFraction", file: "fraction.ts" },
    fromNumber: (text) => fractionFrom(exactText(text)),
    operators: {
      "+": { name: "addFractions", file: "fraction.ts" },
      "-": { name: "subtractFractions", file: "fraction.ts" },
      "*": { name: "multiplyFractions", file: "fraction.ts" },
      "/": { name: "divideFractions", file: "fraction.ts" },
    },
  },
  boolean: { words: "a yes or no", typescript: "boolean", order: "equal" },
  /** A calendar day, `YYYY-MM-DD`. */
  date: { words: "a date", typescript: "string", order: "ordered", isLiteral: isDay },
  /** A time of day, `HH:MM`. */
  time: {
    words: "a time of day",
    typescript: "string",
    order: "ordered",
    isLiteral: isTime,
    display: timeDisplay,
  },
  /** A day and a time of day, `YYYY-MM-DDTHH:MM`. */
  datetime: {
    words: "a date and time",
    typescript: "string",
    order: "ordered",
    isLiteral: isDatetime,
    display: datetimeDisplay,
  },
  /** `41-45 month`, `25 year to life`. */
  term: {
    words: "a term",
    typescript: "string",
    order: "ordered",
    isLiteral: isTerm,
    display: termDisplay,
    compare: { name: "compareTerms", file: "term.ts" },
    operators: { "+": { name: "addTerms", file: "term.ts" } },
  },
  text: { words: "a text", typescript: "string", order: "equal" },
} as const satisfies Readonly<Record<string, PlainType>>;
export type PlainKind = keyof typeof plainTypes;

/** Whether a type is one of them. */
export function isPlain<T extends { readonly kind: string }>(
  type: T,
): type is Extract<T, { readonly kind: PlainKind }> {
  return Object.hasOwn(plainTypes, type.kind);
}

/** The same, of any of them. */
export function plainTypeOf(kind: PlainKind): PlainType {
  return plainTypes[kind];
}

/** The function of an operator between two values of a type; undefined where there is none. */
export function operatorOf(kind: PlainKind, operator: ArithmeticOperator): RuntimeFunction | undefined {
  return plainTypeOf(kind).operators?.[operator];
}

/** The types whose values have as many digits as they need. */
type ExactKind = "decimal" | "fraction";
/** Whether a number written beside a value of a type is one as well. */
export function isExactNumber(kind: ValueType["kind"]): kind is ExactKind {
  return kind === "decimal" || kind === "fraction";
}

/** The type of a value in a formula. `optional`: the value may be missing (null). */
export type ValueType =
  /** A double in the base units of its dimension. `integer`: known to have no fraction. */
  | {
      readonly kind: "number";
      readonly dimension: Dimension;
      readonly integer: boolean;
      readonly optional: boolean;
    }
  | { readonly [K in PlainKind]: { readonly kind: K; readonly optional: boolean } }[PlainKind]
  /** One of a closed set of option ids. `refused`: those that a refusal before leaves to no formula; a program still knows them. */
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      readonly refused?: readonly string[];
      readonly optional: boolean;
    }
  /** Several of a closed set of option ids, or none: joined by commas, in the order of the set. */
  | { readonly kind: "choices"; readonly options: readonly string[]; readonly optional: boolean }
  /** A looked-up row: read by `cell.column`. */
  | {
      readonly kind: "record";
      readonly columns: Readonly<Record<string, ValueType>>;
      readonly optional: boolean;
    }
  /** A table of rows: read by aggregates. */
  | {
      readonly kind: "rows";
      readonly columns: Readonly<Record<string, ValueType>>;
      readonly optional: boolean;
    };

/** A number of a dimension, a plain one unless said otherwise. */
export function numberType(
  dimension: Dimension = dimensionless,
  integer = false,
): ValueType & { kind: "number" } {
  return { kind: "number", dimension, integer, optional: false };
}
/** A type without parts, dimension or options. */
export function plainType(kind: PlainKind): ValueType {
  return { kind, optional: false };
}
export const wholeType = plainType("whole");
export const decimalType = plainType("decimal");
export const booleanType = plainType("boolean");
export const dateType = plainType("date");
export const textType = plainType("text");
export function choiceType(options: readonly string[]): ValueType & { kind: "choice" } {
  return { kind: "choice", options, optional: false };
}

export function choicesType(options: readonly string[]): ValueType & { kind: "choices" } {
  return { kind: "choices", options, optional: false };
}

/** The same type for a value that is there. */
export function present<T extends ValueType>(type: T): T {
  return { ...type, optional: false };
}

/**
 * The one type that holds values of both, or nothing when there is none: choices join their options,
 * numbers must agree in dimension, tables in their columns. A choice has words and a text has none, so they do not
 * join; only the text of nothing joins both.
 */
export function unifyTypes(one: ValueType, other: ValueType): ValueType | undefined {
  const optional = one.optional || other.optional;
  if (one.kind === "number" && other.kind === "number") {
    if (!sameDimension(one.dimension, other.dimension)) return undefined;
    return { ...one, integer: one.integer && other.integer, optional };
  }
  if (one.kind === "choice" && other.kind === "choice") {
    const options = [...new Set([...one.options, ...other.options])];
    const refused = [...(one.refused ?? []), ...(other.refused ?? [])];
    return { kind: "choice", options, ...(refused.length === 0 ? {} : { refused }), optional };
  }
  if (one.kind === "choices" && other.kind === "choices")
    return one.options.join() === other.options.join() ? { ...one, optional } : undefined;
  if (isText(one) && isText(other))
    return isUntranslated(one, other) || isUntranslated(other, one) ? undefined : { kind: "text", optional };
  if (one.kind === "record" && other.kind === "record")
    return sameColumns(one, other) ? { ...one, optional } : undefined;
  if (one.kind === "rows" && other.kind === "rows")
    return sameColumns(one, other) ? { ...one, optional } : undefined;
  return one.kind === other.kind ? { ...one, optional } : undefined;
}

/** A text, or a choice, whose options are texts. */
export function isText(type: ValueType): boolean {
  return type.kind === "text" || type.kind === "choice";
}

/** Whether options would be shown as they are written, because a text beside them leaves them without words. */
export function isUntranslated(
  options: ValueType,
  beside: ValueType,
): options is ValueType & { readonly kind: "choice" } {
  return (
    options.kind === "choice" && beside.kind === "text" && options.options.some((option) => option !== "")
  );
}

type Tabular = ValueType & { readonly kind: "record" | "rows" };
function sameColumns(one: Tabular, other: Tabular): boolean {
  const ids = Object.keys(one.columns);
  return (
    ids.length === Object.keys(other.columns).length &&
    ids.every((id) => {
      const column = one.columns[id];
      const counterpart = other.columns[id];
      return (
        column !== undefined && counterpart !== undefined && unifyTypes(column, counterpart) !== undefined
      );
    })
  );
}
