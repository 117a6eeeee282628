import type { Scalar } from "./answer.ts";
import { assert } from "./assert.ts";
import { decimalText, fromBaseText, shiftDecimal, toBase } from "./decimal.ts";
import type { InputDescription, InputValue, Unit } from "./description.ts";
import { joinCells } from "./query.ts";
import type { ScalarInput } from "./reading/read-field.ts";
import { chosenUnit } from "./reading/read-quantity.ts";

/**
 * An input's value as it stands in URLs, specifications and flags; null is "". Rows give one text a row.
 * `unit`: the unit quantities are written in; the field's own when absent. `readField` without a locale reads it back.
 */
export function canonicalText(
  input: InputDescription,
  value: InputValue,
  unit?: string,
): string | readonly string[] {
  if (input.type !== "rows") {
    assert(value === null || typeof value !== "object", `${input.id} holds one value`);
    return canonicalScalar(input, value, unit);
  }
  const rows = value !== null && typeof value === "object" ? value : [];
  return rows.map((row) =>
    joinCells(
      input.columns.map((column) => {
        assert(column.type !== "rows", "a cell holds one value");
        return canonicalScalar(column, row[column.id] ?? null, undefined);
      }),
    ),
  );
}

function canonicalScalar(input: ScalarInput, value: Scalar, unit: string | undefined): string {
  if (value === null) return "";
  switch (input.type) {
    case "number":
    case "integer":
    case "money":
      return decimalText(Number(value));
    case "percent":
      return `${shiftDecimal(Number(value), 2)}%`;
    case "quantity": {
      const written = chosenUnit(input, unit);
      const amount = amountText(Number(value), written);
      return input.integer === true && written.id === input.display.unit ? amount : `${amount} ${written.id}`;
    }
    case "date":
      return String(value).slice(0, input.precision === "month" ? 7 : 10);
    case "boolean":
      return value === true ? "yes" : "no";
    case "whole":
    case "digits":
    case "choice":
    case "text":
    case "expression":
      return String(value);
  }
}

/** Every decimal of up to 15 digits survives the way through a double. */
const fewestDigits = 15;
const mostDigits = 19;

/** The shortest decimal of at least 15 significant digits that, in `unit`, gives back `value` in base units. */
export function amountText(value: number, { numerator, denominator }: Unit): string {
  const texts = Array.from({ length: mostDigits - fewestDigits + 1 }, (_, more) =>
    fromBaseText(value, numerator, denominator, fewestDigits + more),
  );
  const exact = texts.find((text) => toBase(text, numerator, denominator) === value);
  assert(exact !== undefined, `${value} has an amount of ${mostDigits} digits in its unit`);
  return exact;
}
