import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** Any text. */
export interface TextInput extends ScalarInputBase {
  readonly type: "text";
  readonly kind: InputRuntime<TextInput>;
  /** Most characters. */
  readonly longest: number;
}
export const textRuntime: InputRuntime<TextInput> = {
  read: (_, text) => ({ kind: "read", value: text.trim(), canonical: text.trim() }),
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: ({ longest }, value) =>
    String(value).length > longest
      ? { code: "too_many_characters", arguments: { maximum: longest } }
      : undefined,
  flagArgument: () => "<text>",
};
