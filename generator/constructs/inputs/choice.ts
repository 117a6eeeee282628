import { construct } from "../construct.ts";
import { list, mapOf, oneOfTexts, patterned, patterns, text } from "../schema.ts";
import { inputSchema } from "./input.ts";

/** One of a fixed set of options. */
export const choiceInput = construct({
  id: "choice_input",
  kind: "calculator",
  title: "Choice",
  summary:
    'One of a fixed set. In formulas it is compared with an option\'s id in double quotes (`kind == "amount"`), or takes a `choose`. ' +
    'Options that are numbers or could be read as such are quoted: `["1", "2"]`.',
  schema: inputSchema(
    "choice",
    {
      options: list(
        patterned(patterns.option, "An option's id."),
        "The ids of the options in the order shown; their names are `inputs.<id>.options.<option>` in the words.",
        { unique: true },
      ),
      style: oneOfTexts(
        ["radio", "select"],
        "Buttons side by side, or a list that opens; without it, buttons for up to four.",
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
});
