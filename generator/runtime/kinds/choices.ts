import type { Scalar } from "../answer.ts";
import { optionsIn } from "../chosen.ts";
import type { ChosenDisplay } from "../own-display.ts";
import type { FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import { readOption } from "./choice.ts";
import type { Finding, InputRuntime, ScalarInputBase } from "./input-runtime.ts";

/** Several of a fixed set of option ids. */
export interface ChoicesInput extends ScalarInputBase {
  readonly type: "choices";
  readonly kind: InputRuntime<ChoicesInput>;
  readonly options: readonly string[];
  readonly display: ChosenDisplay;
}
export const choicesRuntime: InputRuntime<ChoicesInput> = {
  read: readChoices,
  blank: "",
  write: (_, value) => String(value),
  canonical: (_, value) => String(value),
  check: checkChoices,
  options: ({ options }) => options,
  flagArgument: ({ options }) => {
    const all = options.join(",");
    return all.length <= longestListed ? `<${all}>` : "<choice,…>";
  },
};

function checkChoices({ options }: ChoicesInput, value: NonNullable<Scalar>): Finding {
  const wrong = optionsIn(String(value)).find((option) => !options.includes(option));
  return wrong === undefined ? undefined : { code: "not_an_option", arguments: { text: wrong } };
}

/** Options that take more room are listed with the flag's meaning. */
const longestListed = 30;

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
