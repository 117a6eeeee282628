import { construct } from "../construct.ts";
import { closed, id, list, oneOfTexts, truth } from "../schema.ts";

/** A picture of a schedule. */
export const series = construct({
  id: "series_chart",
  kind: "calculator",
  title: "Area, line and bar chart",
  summary: "Columns of a schedule, drawn over another column. A table has the same figures.",
  schema: closed(
    {
      kind: oneOfTexts(["area", "line", "bar"], "Filled areas, lines, or bars."),
      over: id("The schedule."),
      x: id("The column along the bottom, mostly `date` or `index`."),
      y: list(id("A column."), "The columns drawn.", { unique: true }),
      stacked: truth("The columns are stacked, so that they show a sum."),
    },
    ["kind", "over", "x", "y"],
  ),
  example: `charts:
  balance: { kind: area, over: plan, x: date, y: [balance] }
  parts: { kind: bar, over: plan, x: date, y: [interest, paid], stacked: true }
`,
});
