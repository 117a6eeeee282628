import { construct } from "../construct.ts";
import { closed, formula, id, list, mapOr } from "../schema.ts";

/** A condition that values must meet together. */
export const check = construct({
  id: "check",
  kind: "calculator",
  title: "Check",
  summary:
    "A condition that must be true; where it is not, the fields concerned show its message, `checks.<id>` in the words, and there is no result. " +
    "The fields are the inputs the formula names, or those listed under `at`; the message appears at the first.",
  schema: mapOr(
    closed(
      {
        that: formula("What must be true."),
        at: list(id("An input."), "The fields the message belongs to.", { unique: true }),
      },
      ["that"],
    ),
    formula("What must be true."),
  ),
  example: `inputs:
  price: { type: money, default: 100 }
  deposit: { type: money, default: 20 }
checks:
  deposit_below_price: deposit < price
  deposit_given: { that: deposit > 0, at: [deposit] }
outputs:
  deposit: {}
`,
});
