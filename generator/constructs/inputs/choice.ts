import { listed } from "../../diagnostics/listed.ts";
import { showOptions } from "../../formula/show-type.ts";
import { choiceType } from "../../formula/value-type.ts";
import { assert } from "../../runtime/assert.ts";
import { choiceRuntime, type ChoiceInput } from "../../runtime/kinds/choice.ts";
import { describeBase, displayInput, readDefault, readRegionDefaults } from "./resolve.ts";
import type { InputContext, WrittenAs } from "./input-syntax.ts";
import { inputSyntax } from "./input-syntax.ts";
import { optionIds } from "./option-ids.ts";
import { list, mapOf, oneOfTexts, patterned, patterns, text } from "../schema.ts";
import { scalarSchema } from "./input.ts";

const reader = {
  describe: ({ options = [] }: WrittenAs) => showOptions(options),
  read: (option: string, { options = [] }: WrittenAs) =>
    options.includes(option) ? { value: option, text: option } : undefined,
};

const fields = {
  radio: { name: "RadioField", from: "fields/radio-field.tsx" },
  select: { name: "SelectField", from: "fields/select-field.tsx" },
  segments: { name: "SegmentsField", from: "fields/segments-field.tsx" },
} as const;
const searchedList = { name: "ComboField", from: "fields/combo-field.tsx" };
/** A list of more options than this can be searched. */
const mostListed = 20;

/** More options do not fit side by side. */
const mostSegments = 6;

/** One of a fixed set of options. */
export const choiceSyntax = inputSyntax({
  type: "choice",
  title: "Choice",
  summary:
    'One of a fixed set. In formulas it is compared with an option\'s id in double quotes (`kind == "amount"`), or decides which of `cases` holds. ' +
    'Options that are numbers or could be read as such are quoted: `["1", "2"]`.',
  schema: scalarSchema(
    "choice",
    {
      options: optionIds,
      by_name_after: list(
        patterned(patterns.option, "An option."),
        "The list follows the options' names in the reader's language, not the order written. These come first.",
        { minItems: 0, unique: true },
      ),
      style: oneOfTexts(
        ["radio", "select", "segments"],
        "One option a line, a list that opens, or up to six side by side, by the words `inputs.<id>.short_options` where their names are long; without it, one a line for up to four, and a list in a row.",
      ),
      default: text("The option the field starts with."),
      region_default: mapOf(
        text("An option."),
        "Another option the field starts with for visitors of a region, by its code of two letters.",
        patterns.region,
      ),
    },
    ["options"],
  ),
  example: `inputs:
  size: { type: choice, options: [small, large], default: small, style: radio }
`,

  ...reader,
  writtenAs: ({ options }) => ({ options }),
  valueType: ({ options = [] }) => choiceType(options),
  field: ({ style, options }: ChoiceInput) =>
    style === "select" && options.length > mostListed ? searchedList : fields[style],
  resolve: (document, context) => {
    const { options } = document;
    const type = { ...choiceType(options), optional: document.optional ?? false };
    const first = document.by_name_after;
    first?.forEach((option, index) => {
      if (!options.includes(option))
        context.reporter.report(
          "unknown_option",
          { option, options: listed(options) },
          [...context.path, "by_name_after", index],
          option,
          options,
        );
    });
    if (document.style === "segments") reportSegments(options, context);
    const start = readDefault(document, reader, { options }, context);
    const display = displayInput(type, {}, context);
    assert(display.kind === "choice", "a choice input is shown as a choice");
    const description = {
      ...describeBase(document, context, start, readRegionDefaults(document, reader, { options }, context)),
      type: "choice",
      kind: choiceRuntime,
      options,
      ...(first === undefined ? {} : { firstOptions: first }),
      style: document.style ?? (options.length <= 4 && context.isColumn !== true ? "radio" : "select"),
      display,
    } as const;
    return { description, type, default: start.value };
  },
});

/** Reports options that cannot be side by side: too many, or in a cell. */
function reportSegments(options: readonly string[], { isColumn, path, reporter }: InputContext): void {
  const detail =
    isColumn === true
      ? "a cell has no room for options side by side"
      : options.length > mostSegments
        ? `at most ${mostSegments} options fit side by side`
        : undefined;
  if (detail !== undefined) reporter.report("bad_value", { detail }, [...path, "style"]);
}
