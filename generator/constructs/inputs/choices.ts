import { listed } from "../../diagnostics/listed.ts";
import { showOptions } from "../../formula/show-type.ts";
import { choicesType } from "../../formula/value-type.ts";
import { assert } from "../../runtime/assert.ts";
import { choicesRuntime } from "../../runtime/kinds/choices.ts";
import { list, patterned, patterns } from "../schema.ts";
import { inputSyntax, type InputContext, type Literal, type WrittenAs } from "./input-syntax.ts";
import { optionIds } from "./option-ids.ts";
import { scalarSchema } from "./input.ts";
import { describeBase, displayInput } from "./resolve.ts";

const reader = {
  describe: ({ options = [] }: WrittenAs) => `${showOptions(options)}, or several divided by commas`,
  read: (text: string, { options = [] }: WrittenAs): Literal | undefined => {
    const written = text === "" ? [] : text.split(",").map((option) => option.trim());
    return written.every((option) => options.includes(option)) ? chosen(written, options) : undefined;
  },
};

/** Each once, in the order of the options. */
function chosen(written: readonly string[], options: readonly string[]): Literal & { readonly text: string } {
  const text = options.filter((option) => written.includes(option)).join();
  return { value: text, text };
}

/** Reads options in a list; those that are none are reported. */
export function readChosen(
  written: readonly string[],
  options: readonly string[],
  { path, reporter }: Pick<InputContext, "path" | "reporter">,
): Literal & { readonly text: string } {
  for (const [index, option] of written.entries()) {
    const named = { option, options: listed(options) };
    if (!options.includes(option))
      reporter.report("unknown_option", named, [...path, index], option, options);
  }
  return chosen(written, options);
}

/** Several of a fixed set of options. */
export const choicesSyntax = inputSyntax({
  type: "choices",
  title: "Several choices",
  summary:
    'Any number of a fixed set, each with a box to check. In formulas `"child" in factors` says whether an option is chosen and `count(factors)` how many are. ' +
    "With `optional: true` nothing needs to be chosen; formulas then need no condition.",
  schema: scalarSchema(
    "choices",
    {
      options: optionIds,
      default: list(patterned(patterns.option, "An option."), "The options the field starts with.", {
        minItems: 0,
        unique: true,
      }),
    },
    ["options"],
  ),
  example: `inputs:
  factors: { type: choices, options: [child, speeding, injury], optional: true }
formulas:
  grossly: "\\"child\\" in factors or count(factors) >= 2"
outputs:
  grossly: {}
`,

  ...reader,
  writtenAs: ({ options }) => ({ options }),
  valueType: ({ options = [] }) => choicesType(options),
  field: () => ({ name: "ChoicesField", from: "fields/choices-field.tsx" }),
  resolve: (document, context) => {
    const { options } = document;
    const { path, reporter } = context;
    const start = readChosen(document.default ?? [], options, { path: [...path, "default"], reporter });
    const type = choicesType(options);
    const display = displayInput(type, {}, context);
    assert(display.kind === "choices", "several choices are shown as such");
    const description = {
      ...describeBase({ ...document }, context, start),
      type: "choices",
      kind: choicesRuntime,
      options,
      display,
    } as const;
    return { description, type, default: start.value };
  },
});
