import { construct } from "../construct.ts";
import { mapOf, scalar } from "../schema.ts";

/** Figures with a name. */
export const constants = construct({
  id: "constants",
  kind: "calculator",
  title: "Constants",
  summary:
    "Figures that never change for this calculator, by name: `0.78`, `20%`, `3 year`, `5 foot`. A figure that changes with time or place belongs into a table.",
  schema: mapOf(scalar("A number, a percentage, or a number and a unit."), "Values by name."),
  example: `constants:
  automatic_share: 0.78
  waiting_period: 3 year
`,
});
