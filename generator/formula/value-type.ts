import { type Dimension, dimensionless, sameDimension } from "./dimension.ts";

export { sameDimension, type BaseDimension, type Dimension } from "./dimension.ts";

/** The type of a value in a formula. `optional`: the value may be missing (null). */
export type ValueType =
  /** A double in the base units of its dimension. `integer`: known to have no fraction. */
  | {
      readonly kind: "number";
      readonly dimension: Dimension;
      readonly integer: boolean;
      readonly optional: boolean;
    }
  /** An integer of any size, a bigint. */
  | { readonly kind: "whole"; readonly optional: boolean }
  /** An exact decimal of any length, as canonical text. */
  | { readonly kind: "decimal"; readonly optional: boolean }
  | { readonly kind: "boolean"; readonly optional: boolean }
  /** A calendar day, `YYYY-MM-DD`. */
  | { readonly kind: "date"; readonly optional: boolean }
  | { readonly kind: "text"; readonly optional: boolean }
  /** One of a closed set of option ids. */
  | { readonly kind: "choice"; readonly options: readonly string[]; readonly optional: boolean }
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
export const wholeType: ValueType = { kind: "whole", optional: false };
export const decimalType: ValueType = { kind: "decimal", optional: false };
export const booleanType: ValueType = { kind: "boolean", optional: false };
export const dateType: ValueType = { kind: "date", optional: false };
export const textType: ValueType = { kind: "text", optional: false };
export function choiceType(options: readonly string[]): ValueType & { kind: "choice" } {
  return { kind: "choice", options, optional: false };
}

/** The same type for a value that is there. */
export function present<T extends ValueType>(type: T): T {
  return { ...type, optional: false };
}

/**
 * The one type that holds values of both, or nothing when there is none: choices join their options,
 * a choice and a text are a text, numbers must agree in dimension, tables in their columns.
 */
export function unifyTypes(one: ValueType, other: ValueType): ValueType | undefined {
  const optional = one.optional || other.optional;
  if (one.kind === "number" && other.kind === "number") {
    if (!sameDimension(one.dimension, other.dimension)) return undefined;
    return { ...one, integer: one.integer && other.integer, optional };
  }
  if (one.kind === "choice" && other.kind === "choice") {
    return { kind: "choice", options: [...new Set([...one.options, ...other.options])], optional };
  }
  if (isText(one) && isText(other)) return { kind: "text", optional };
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
