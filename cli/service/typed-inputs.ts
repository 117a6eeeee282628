import type { InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import { decimalText } from "../../generator/runtime/decimal.ts";
import { joinCells } from "../../generator/runtime/query.ts";

/** Inputs as a program gives them, by name: values as an answer has them, or texts as people type them. */
export type GivenInputs = Readonly<Record<string, unknown>>;

/** The texts that a value of JSON is typed as; else why no text can be made of it. */
export function typedTexts(
  input: InputDescription,
  value: unknown,
): { readonly texts: readonly string[] } | { readonly misshapen: Misshapen } {
  const misshapen = misshapenIn(input, value);
  if (misshapen !== undefined) return { misshapen };
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return {
    texts: values.map((each) =>
      input.type === "rows" && isRecord(each) ? typedRow(input.columns, each) : typedText(input, each),
    ),
  };
}

/** A value of JSON that an input does not take, at `orders.2.ordered`. */
export interface Misshapen {
  readonly at: string;
  readonly why: "text_wanted" | "row_wanted" | "number_too_long";
}

function misshapenIn(input: InputDescription, value: unknown): Misshapen | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (input.type !== "rows") {
    // Parameters of an address are lists of texts: one given twice is found where they are read.
    const isOneTooMany =
      Array.isArray(value) && input.type !== "choices" && values.some((each) => typeof each !== "string");
    const why = isOneTooMany ? "text_wanted" : values.map((each) => whyNoText(input, each)).find(Boolean);
    return why === undefined ? undefined : { at: input.id, why };
  }
  for (const [index, row] of values.entries()) {
    const at = `${input.id}.${index + 1}`;
    if (typeof row === "string") continue;
    if (!isRecord(row)) return { at, why: "row_wanted" };
    for (const column of input.columns) {
      const why = whyNoText(column, row[column.id]);
      if (why !== undefined) return { at: `${at}.${column.id}`, why };
    }
  }
  return undefined;
}

/** Inputs whose every digit counts: of a number of JSON, those beyond a double's are gone before it is read. */
const exactTypes: readonly InputDescription["type"][] = [
  "decimal",
  "digits",
  "fraction",
  "integer",
  "text",
  "whole",
];

function whyNoText(input: InputDescription, value: unknown): Misshapen["why"] | undefined {
  if (typeof value === "object" && value !== null) return "text_wanted";
  if (typeof value !== "number") return undefined;
  const isLong = Number.isInteger(value) && !Number.isSafeInteger(value) && exactTypes.includes(input.type);
  return isLong || !Number.isFinite(value) ? "number_too_long" : undefined;
}

/** A row by the names of its columns. */
function typedRow(columns: readonly ScalarInput[], row: GivenInputs): string {
  return joinCells(
    columns.map(
      (column) =>
        `${column.id}=${Object.hasOwn(row, column.id) ? typedText(column, row[column.id]) : column.default}`,
    ),
  );
}

/** What is given that no input and no column is named: `bil`, `orders.1.prize`, each with its own name. */
export function strangersIn(
  inputs: readonly InputDescription[],
  given: GivenInputs,
  results: readonly string[],
): readonly { readonly at: string; readonly name: string; readonly names: readonly string[] }[] {
  const ids = [...inputs.map(({ id }) => id), ...results];
  return Object.entries(given).flatMap(([name, value]) => {
    const input = inputs.find(({ id }) => id === name);
    if (input === undefined) return results.includes(name) ? [] : [{ at: name, name, names: ids }];
    if (input.type !== "rows") return [];
    const names = input.columns.map(({ id }) => id);
    return [value].flat().flatMap((row: unknown, index) =>
      Object.keys(isRecord(row) ? row : {})
        .filter((each) => !names.includes(each))
        .map((each) => ({ at: `${name}.${index + 1}.${each}`, name: each, names })),
    );
  });
}

function typedText(input: InputDescription, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? typedNumber(input, value) : "";
}

/** `6.5%` of 0.065 where the input is a percentage; an amount in its own unit. */
function typedNumber(input: InputDescription, value: number): string {
  if (input.type === "quantity") return `${decimalText(value)} ${input.display.unit}`;
  if (input.type === "percent") return input.kind.canonical(input, value);
  if (input.type === "duration") return input.kind.canonical(input, value);
  return decimalText(value);
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is GivenInputs {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
