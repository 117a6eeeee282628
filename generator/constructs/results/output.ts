import { shownAs } from "../formulas/shown.ts";
import { construct } from "../construct.ts";
import { closed, formula, id, integer, list, mapOf, ofType, oneOfTexts, patterns, truth } from "../schema.ts";

/** A result on the page. */
export const output = construct({
  id: "output",
  kind: "calculator",
  title: "Output",
  summary:
    "A result shown on the page, in the order written. Under the id of a formula, input or schedule it shows that, so `tip: {}` is enough; " +
    "under another id it needs `value`. A schedule becomes a table. Its name is `outputs.<id>.label` in the words.",
  schema: closed({
    value: formula("What is shown, if not the formula, input or schedule of this id."),
    primary: truth("The main result, shown large. Without any, the first output is."),
    ...shownAs,
    units: ofType(
      "string",
      oneOfTexts(["all"], "`all`: every unit of the dimension."),
      list(id("A unit."), "Units the visitor may read the value in; `all` for every unit of the dimension.", {
        unique: true,
      }),
    ),
    unit_from: id("The input or formula whose value is the unit it is shown in."),
    region_units: mapOf(
      id("A unit."),
      "The unit readers of a region first see it in, by the region's code of two letters.",
      patterns.region,
    ),
    group: id("The heading above it; its text is `groups.<id>` in the words."),
    when: formula("It is only shown where this is true."),
    grouped: integer("Of a text of digits: how many form a group, counted from the right.", 1, 64),
    precision: oneOfTexts(["day", "month", "year"], "Of a date: how exactly it is shown; `day` without it."),
    columns: list(id("A column."), "Of a schedule: the columns shown, in this order. Without it, all.", {
      unique: true,
    }),
    by_year: {
      ...closed(
        {
          date: id("The column of dates."),
          sum: list(
            id("A column."),
            "Columns that are added up for the year; of others the last row counts.",
            { unique: true },
          ),
        },
        ["date"],
      ),
      description: "Of a schedule: rows are gathered into years, which open to their months.",
    },
    headings: id("Of a schedule: the column whose values head groups of rows."),
  }),
  example: `inputs:
  bill: { type: money, default: 50 }
formulas:
  tip: bill * 0.15
outputs:
  tip: { primary: true }
  total: { value: bill + tip, digits: 2, when: tip > 0 }
`,
});
