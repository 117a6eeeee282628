import { construct } from "../construct.ts";
import { closed, formula, mapOf, patterns } from "../schema.ts";
import { minor, shownAs } from "./shown.ts";

/** A formula for each option of a choice. */
export const choose = construct({
  id: "choose",
  kind: "calculator",
  title: "Choose",
  summary:
    "One formula for each option of a choice. Every option needs its case, and all cases are of one type and dimension.",
  schema: closed(
    {
      choose: formula("The choice: an input, or a formula whose value is a choice."),
      cases: {
        ...mapOf(formula("The value for this option."), "A formula for each option.", patterns.option),
        minProperties: 1,
      },
      ...shownAs,
      minor,
    },
    ["choose", "cases"],
  ),
  example: `inputs:
  size: { type: choice, options: [small, large], default: small }
  count: { type: integer, default: 2 }
formulas:
  points:
    choose: size
    cases: { small: count, large: count * 3 }
outputs:
  points: {}
`,
});
