import { construct } from "../construct.ts";
import { closed, id, list, scalar } from "../schema.ts";

/** Changes of single inputs that visitors ask about. */
export const whatIfs = construct({
  id: "what_ifs",
  title: "What-ifs",
  summary:
    "Changes of one input each that visitors ask about: 15 years instead of 30, half a percent more, a round part of the payment more each month. The page lists them under the answer with what would follow " +
    "from the visitor’s own figures, and one press makes the change. They need no words: an entry is said with the names of the input and of the results. " +
    "One that would change nothing, or has no answer, is left out while that is so.",
  schema: list(
    closed(
      {
        input: id("The input that would be another."),
        to: scalar("Its other value, written like its default. An entry has this, `by` or `part_of`."),
        by: scalar(
          "What is added to the value it has, written like it; with a minus sign, what is taken away.",
        ),
        part_of: id(
          "An input, formula or result of money: at most a tenth of it, a 1, 2 or 5 with zeros, is added. Visitors choose the currency, and 100 yen are nothing to a payment.",
        ),
        shows: list(
          id("A result."),
          "The results it tells of, where they are not the main ones: for an extra payment, the interest.",
          { minItems: 1, maxItems: 3, unique: true },
        ),
      },
      ["input"],
    ),
    "Changes of inputs that visitors ask about, in the order they are listed.",
    { minItems: 1, maxItems: 6 },
  ),
  example: `inputs:
  bill: { type: money, default: 64 }
  rate: { type: percent, default: 18% }
formulas:
  tip: bill * rate
outputs:
  tip: {}
what_ifs:
  - { input: rate, to: 20% }
  - { input: bill, by: 10 }
`,
});
