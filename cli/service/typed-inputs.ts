import type { InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import { decimalText } from "../../generator/runtime/decimal.ts";
import { joinCells } from "../../generator/runtime/query.ts";

/** Inputs as a program gives them, by name: values as an answer has them, or texts as people type them. */
export type GivenInputs = Readonly<Record<string, unknown>>;

/** The texts that a value of JSON is typed as. What can be no value is its JSON, so that its problem is found with all others. */
export function typedTexts(input: InputDescription, value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((each) =>
    input.type === "rows" && isRecord(each) ? typedRow(input.columns, each) : typedText(input, each),
  );
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
    if (input.type !== "rows" || !Array.isArray(value)) return [];
    const names = input.columns.map(({ id }) => id);
    return value.flatMap((row: unknown, index) =>
      Object.keys(isRecord(row) ? row : {})
        .filter((each) => !names.includes(each))
        .map((each) => ({ at: `${name}.${index + 1}.${each}`, name: each, names })),
    );
  });
}

function typedText(input: InputDescription, value: unknown): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" && Number.isFinite(value)
    ? typedNumber(input, value)
    : JSON.stringify(value);
}

/** `6.5%` of 0.065 where the input is a percentage; an amount in its own unit. */
function typedNumber(input: InputDescription, value: number): string {
  if (input.type === "quantity") return `${decimalText(value)} ${input.display.unit}`;
  if (input.type === "percent") return input.kind.canonical(input, value);
  if (input.type === "duration") return input.kind.canonical(input, value);
  return decimalText(value);
}

function isRecord(value: unknown): value is GivenInputs {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
