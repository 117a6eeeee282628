import type { Scalar, Value } from "./answer.ts";
import { assert } from "./assert.ts";
import type { InputDescription, ScalarInput } from "./description.ts";
import type { InputRuntime } from "./kinds/input-runtime.ts";

/**
 * An input's value as it stands in URLs, specifications and flags; null is "". Rows give one text a row.
 * `unit`: the unit quantities are written in; the field's own when absent. `readField` without a locale reads it back.
 */
export function canonicalText(
  input: InputDescription,
  value: Value,
  unit?: string,
): string | readonly string[] {
  if (input.type === "rows") return input.kind.canonical(input, value);
  assert(value === null || typeof value !== "object", `${input.id} holds one value`);
  return canonicalScalar(input, value, unit);
}

/** The same for an input of one value. */
export function canonicalScalar(input: ScalarInput, value: Scalar, unit?: string): string {
  const kind: InputRuntime<ScalarInput> = input.kind;
  return value === null ? "" : kind.canonical(input, value, unit);
}
