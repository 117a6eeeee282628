import type { Display } from "../display.ts";
import type { FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import type { InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** One of a fixed set of option ids. */
export interface ChoiceInput extends ScalarInputBase {
  readonly type: "choice";
  readonly kind: InputRuntime<ChoiceInput>;
  readonly options: readonly string[];
  /** Set where lists follow the names in the reader's language (words `orders.<id>`): the options before the others. */
  readonly firstOptions?: readonly string[];
  readonly style: "radio" | "select" | "segments";
  readonly display: Display & { readonly kind: "choice" };
}
export const choiceRuntime: InputRuntime<ChoiceInput> = {
  read: readChoice,
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: ({ options }, value) =>
    options.some((option) => option === value)
      ? undefined
      : { code: "not_an_option", arguments: { text: String(value) } },
  options: ({ options }) => options,
  flagArgument: ({ options }) => (options.length <= 4 ? `<${options.join("|")}>` : "<choice>"),
};

/** The option a text means. Capitals make no difference where no two options differ by them alone. */
export function readOption(
  { options }: { readonly options: readonly string[] },
  text: string,
): string | undefined {
  const wanted = text.trim();
  const alike = options.filter((option) => option.toLowerCase() === wanted.toLowerCase());
  return alike.find((each) => each === wanted) ?? (alike.length === 1 ? alike[0] : undefined);
}

function readChoice(input: ChoiceInput, text: string): FieldReading {
  const option = readOption(input, text);
  if (option === undefined) return unreadable("not_an_option", text);
  return { kind: "read", value: option, canonical: option };
}
