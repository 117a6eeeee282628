import type { InputKind, ScalarInputBase } from "./kind.ts";

/** Any text. */
export interface TextInput extends ScalarInputBase {
  readonly type: "text";
  readonly kind: InputKind<TextInput>;
  /** Most characters. */
  readonly longest: number;
}
export const textKind: InputKind<TextInput> = {
  read: (_, text) => ({ kind: "read", value: text.trim(), canonical: text.trim() }),
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: ({ longest }, value) =>
    String(value).length > longest
      ? { code: "too_many_characters", arguments: { maximum: longest } }
      : undefined,
  flagArgument: () => "<text>",
};
