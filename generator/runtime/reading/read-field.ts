import type { ScalarInput } from "../description.ts";
import type { InputKind } from "../kinds/kind.ts";
import type { FieldContext, FieldReading } from "./field-reading.ts";

/**
 * Reads the text of one field, typed in the context's locale or canonical. Blank text is null. Limits are not
 * looked at: see `checkInput`.
 */
export function readField(input: ScalarInput, text: string, context: FieldContext): FieldReading {
  const kind: InputKind<ScalarInput> = input.kind;
  return text.trim() === "" ? { kind: "read", value: null, canonical: "" } : kind.read(input, text, context);
}
