import { construct } from "../construct.ts";
import { closed, id, mapOf, number, oneOfTexts } from "../schema.ts";

/** A value on a scale of named ranges. */
export const gauge = construct({
  id: "gauge_chart",
  kind: "calculator",
  title: "Gauge",
  summary: "A value on a scale that a table's ranges divide into named bands.",
  schema: closed(
    {
      kind: oneOfTexts(["gauge"], "`gauge`."),
      value: id("The value shown."),
      table: id("The table; it has a range key."),
      keys: {
        ...mapOf(id("An input or formula."), "Where the table also has an exact key: what chooses its rows."),
        maxProperties: 1,
      },
      column: id("The column that names each band, a choice."),
      from: number("Where the scale begins."),
      to: number("Where the scale ends."),
    },
    ["kind", "value", "table", "column", "from", "to"],
  ),
  example: `charts:
  scale: { kind: gauge, value: bmi, table: bmi_class, keys: { standard: standard }, column: class, from: 15, to: 42 }
`,
});
