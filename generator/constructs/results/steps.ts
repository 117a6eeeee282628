import { construct } from "../construct.ts";
import { id, list, mapOf } from "../schema.ts";

/** More would not be read. */
const mostSteps = 5;

/** The steps that decide the answer. */
export const steps = construct({
  id: "steps",
  title: "Steps that decide",
  summary:
    "The few steps that decide the answer, in order, each with the formulas that take it. The page and `--steps` show these, " +
    "each under a sentence, `steps.<id>` in the words, such as “Add the three sides.”; a step whose formulas the answer did not need is left out. " +
    'A schedule that is an output is told row by row, a line each, as `outputs.<id>.row` in the words says: `formula: "{divided} ÷ {base}"` and `result: "{quotient}, remainder {digit}"`. ' +
    "Every formula stays in the full list below them. Without `steps`, each formula is a step of its own.",
  schema: {
    ...mapOf(
      list(
        id("A formula, or a schedule among the outputs."),
        "The formulas of the step, in the order shown.",
        { unique: true },
      ),
      "The steps that decide the answer, five at most, in the order shown.",
    ),
    minProperties: 1,
    maxProperties: mostSteps,
  },
  example: `formulas:
  tip: bill * rate
  total: bill + tip
  share: total / people
steps:
  tip: [tip]
  split: [total, share]
`,
});
