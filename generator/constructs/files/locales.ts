import { construct } from "../construct.ts";
import { closed, list, oneOfTexts, patterned, text } from "../schema.ts";

/** The languages offered. */
export const locales = construct({
  id: "locales",
  kind: "locales",
  title: "Languages",
  summary:
    "The languages of the site, in the order offered. The first is the one texts are written in first, from which the others are translated.",
  schema: closed(
    {
      locales: list(
        closed(
          {
            id: patterned(
              "^[a-z]{2,3}(-[a-z0-9]+)*$",
              "The first part of its addresses and the name of its files.",
            ),
            name: text("The language's own name."),
            tag: patterned(
              "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$",
              "Its BCP 47 tag, for browsers and number formats.",
            ),
            dir: oneOfTexts(["ltr", "rtl"], "The direction of its script."),
            region: patterned(
              "^[A-Z]{2}$",
              "The region whose example values and units its readers begin with, where their browser names no other: `CN`.",
            ),
          },
          ["id", "name", "tag", "dir"],
        ),
        "The languages.",
      ),
    },
    ["locales"],
  ),
  example: `locales:
  - { id: en, name: English, tag: en, dir: ltr }
  - { id: ar, name: العربية, tag: ar, dir: rtl }
`,
});
