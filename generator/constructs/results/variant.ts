import { construct } from "../construct.ts";
import { closed, id, list, mapOf, ofType, patterned, patterns, scalar } from "../schema.ts";

const value = ofType(
  "array",
  list(scalar("An option."), "Of several choices: the options.", { minItems: 0 }),
  scalar("The value."),
);

/** A page of its own for some fixed values. */
export const variant = construct({
  id: "variant",
  title: "Variant",
  summary:
    "Further pages from the same file, each with some inputs set or with defaults of its own. A page does not ask for inputs that its formulas cannot come to with what it sets. The key is the page's address, beside the folder or below it: " +
    "`specs/legal/north-carolina/felony` with the variant `class-h-felony` is the page `legal/north-carolina/class-h-felony`, " +
    "and `felony/attempt` would be `legal/north-carolina/felony/attempt`. " +
    "With `variants`, only the pages listed exist; without, there is one page at the folder's own address. Their own words go under `variants.<address>` in the words.",
  schema: closed({
    set: mapOf(value, "Inputs that have this value on the page and are not asked for."),
    defaults: mapOf(value, "Inputs that start with another value on the page."),
    sections: list(id("A section of the words."), "The sections of the page, in order; without it, all.", {
      minItems: 0,
      unique: true,
    }),
    questions: list(id("A question of the words."), "The questions of the page, in order; without it, all.", {
      minItems: 0,
      unique: true,
    }),
    related: list(
      patterned(patterns.route, "A page, such as `finance/loan`."),
      "Pages linked at the end, instead of those of the calculator.",
      {
        unique: true,
      },
    ),
  }),
  example: `inputs:
  ratio: { type: number, default: 50, above: 0 }
  fuel: { type: number, default: 5, min: 0 }
formulas:
  oil: fuel / ratio
outputs:
  oil: {}
variants:
  oil-mix: {}
  oil-mix-25-1: { set: { ratio: 25 }, defaults: { fuel: 10 } }
`,
});
