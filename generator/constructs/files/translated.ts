import { construct } from "../construct.ts";
import { closed, list, mapOf, patterned, patterns, text } from "../schema.ts";

const accepted = closed(
  {
    text: text("The English text as it was."),
    languages: list(
      patterned("^[a-z]{2,3}(-[a-z0-9]+)*$", "A language."),
      "The languages whose translation was made from it.",
      { unique: true },
    ),
  },
  ["text", "languages"],
);

/** Which English text each translation was made from. */
export const translated = construct({
  id: "translated",
  kind: "translated",
  title: "Accepted translations",
  summary:
    "The English text each translation was made from: for each key of the words the text as it was, and the languages that were translated from it. " +
    "`plainsum accept` writes it; nobody needs to write it by hand.",
  schema: mapOf(
    list(accepted, "The English texts translations were made from.", { unique: false }),
    "By key of the words, such as `inputs.bill.label`.",
    patterns.textKey,
  ),
  example: `title:
  - text: Tip calculator
    languages: [ar, es]
inputs.bill.label:
  - text: Bill
    languages: [es]
`,
});
