import type { Scalar } from "../../generator/runtime/answer.ts";
import type { ScalarInput } from "../../generator/runtime/description.ts";
import type { InputRuntime } from "../../generator/runtime/kinds/input-runtime.ts";

/**
 * A value of an input as it stands in URLs, specifications and flags; null is "". `unit`: the unit quantities are written
 * in; the field's own when absent. `readField` without a locale reads it back.
 */
export function canonicalScalar(input: ScalarInput, value: Scalar, unit?: string): string {
  const kind: InputRuntime<ScalarInput> = input.kind;
  return value === null ? "" : kind.canonical(input, value, unit);
}
