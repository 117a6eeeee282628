import { chartColors } from "../../runtime/chart-color.ts";
import { construct } from "../construct.ts";
import { mapOf, oneOfTexts } from "../schema.ts";

/** Colors the author chooses. */
export const colors = construct({
  id: "colors",
  title: "Colors of charts",
  summary:
    "A name that charts draw has one color in all of them and in the tables of the page. Colors are given out in the order the charts name things, `green` first. " +
    "Name a color here where two names mean one thing (the principal paid, and the principal still owed) or where a color says something. Each color comes with a pattern, so nothing depends on color alone.",
  schema: mapOf(oneOfTexts(chartColors, "The color."), "Colors by name: of a column, or of a part."),
  example: `colors: { balance: green, principal_paid: green, interest: sand }
charts:
  balance: { kind: area, over: plan, x: date, y: [balance] }
  payments: { kind: area, over: plan, x: date, y: [interest, principal_paid], stacked: true }
`,
});
