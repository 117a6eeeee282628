import { construct } from "../construct.ts";
import { closed, formula, mapOf, patterned, patterns, tableId } from "../schema.ts";

/** Rows of tables whose figures stand in the words. */
export const figures = construct({
  id: "figures",
  title: "Figures in words",
  summary:
    "Rows of tables whose figures the words name: with `figures: { shortest: … }` any text, titles and sections too, may say `{shortest.lowest}`. " +
    "The figure is put in when the page is made, as the table's column is shown, so that nobody types a figure of law twice. A range key is named like a column, and is the edge the row begins at. " +
    "A key is a written value, or an input that variants set: each page then has its own figure.",
  schema: mapOf(
    closed(
      {
        lookup: tableId("The table's id."),
        keys: mapOf(
          formula("A written value, or an input that variants set."),
          "A value for every key of the table.",
        ),
        on: patterned(
          patterns.day,
          "A day in the period whose figures count; without it, the table's last period.",
        ),
      },
      ["lookup"],
    ),
    "Rows of tables whose figures appear in the words.",
  ),
  example: `inputs:
  offense_class: { type: choice, options: [G, H, I], default: H }
figures:
  shortest: { lookup: felony_grid, keys: { offense_class: offense_class, level: '"I"', range: '"mitigated"' } }
variants:
  class-h-felony: { set: { offense_class: H } }
  class-i-felony: { set: { offense_class: I } }
`,
});
