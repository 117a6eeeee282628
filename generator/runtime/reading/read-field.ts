import type { ScalarInput } from "../description.ts";
import type { InputRuntime } from "../kinds/input-runtime.ts";
import type { FieldContext, FieldReading } from "./field-reading.ts";

/** No input of a line may ask for more characters; what is longer is refused unread. */
export const longestText = 10_000;

/**
 * Reads the text of one field, typed in the context's locale or canonical. Blank text is null. Limits are not
 * looked at: see `checkInput`.
 */
export function readField(input: ScalarInput, text: string, context: FieldContext): FieldReading {
  const kind: InputRuntime<ScalarInput> = input.kind;
  const { longest = longestText } = kind;
  if (text.length > longest)
    return { kind: "unreadable", code: "too_many_characters", arguments: { maximum: longest } };
  return text.trim() === ""
    ? { kind: "read", value: kind.blank ?? null, canonical: "" }
    : kind.read(input, text, context);
}
