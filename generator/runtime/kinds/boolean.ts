import { unreadable } from "../reading/read-numeral.ts";
import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** Yes or no. */
export interface BooleanInput extends ScalarInputBase {
  readonly type: "boolean";
  readonly kind: InputRuntime<BooleanInput>;
}

/** What stands for true and for false, as typed in any language's field, in flags and in addresses. */
const words: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  1: true,
  no: false,
  false: false,
  off: false,
  0: false,
};

export const booleanRuntime: InputRuntime<BooleanInput> = {
  read: (_, text) => {
    const word = text.trim().toLowerCase();
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    if (value === undefined) return unreadable("not_an_option", text);
    return { kind: "read", value, canonical: yesOrNo(value) };
  },
  write: (_, value) => yesOrNo(value === true),
  canonical: (_, value) => yesOrNo(value === true),
  check: (_, value) =>
    typeof value === "boolean" ? undefined : { code: "not_an_option", arguments: { text: String(value) } },
  options: () => ["yes", "no"],
  flagArgument: () => "[yes|no]",
};

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
