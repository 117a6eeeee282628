import { optionsIn } from "../chosen.ts";
import type { ChosenDisplay } from "../own-display.ts";
import type { FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import { readOption } from "./choice.ts";
import type { InputKind, ScalarInputBase } from "./kind.ts";

/** Several of a fixed set of option ids. */
export interface ChoicesInput extends ScalarInputBase {
  readonly type: "choices";
  readonly kind: InputKind<ChoicesInput>;
  readonly options: readonly string[];
  readonly display: ChosenDisplay;
}
export const choicesKind: InputKind<ChoicesInput> = {
  read: readChoices,
  blank: "",
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: ({ options }, value) => {
    const wrong = optionsIn(String(value)).find((option) => !options.includes(option));
    return wrong === undefined ? undefined : { code: "not_an_option", arguments: { text: wrong } };
  },
  options: ({ options }) => options,
  flagArgument: ({ options }) => (options.length <= 4 ? `<${options.join(",")}>` : "<choice,…>"),
};

/** Options divided by commas, each once and in the order of the list. */
function readChoices(input: ChoicesInput, text: string): FieldReading {
  const chosen = new Set<string>();
  for (const part of text.split(/[,\u060c\u3001\uff0c]/)) {
    if (part.trim() === "") continue;
    const option = readOption(input, part);
    if (option === undefined) return unreadable("not_an_option", part);
    chosen.add(option);
  }
  const value = input.options.filter((option) => chosen.has(option)).join();
  return { kind: "read", value, canonical: value };
}
