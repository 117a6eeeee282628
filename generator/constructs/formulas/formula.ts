import { construct } from "../construct.ts";
import { closed, formula as formulaText } from "../schema.ts";
import { minor, shownAs } from "./shown.ts";

/** A value calculated from others. */
export const formula = construct({
  id: "formula",
  kind: "calculator",
  title: "Formula",
  summary:
    "A value calculated from others. Most formulas are a line of text; the long form also says how the value is shown. " +
    "The order of formulas does not matter: each is evaluated after those it uses.",
  schema: closed({ value: formulaText("The formula."), ...shownAs, minor }, ["value"]),
  example: `inputs:
  bill: { type: money, default: 50 }
  rate: { type: percent, default: 15% }
formulas:
  tip: bill * rate
  share: { value: tip / bill, as: percent, digits: 1, minor: true }
outputs:
  tip: {}
  share: {}
`,
});
