import { construct } from "../construct.ts";
import { closed, formula, mapOf, oneOfTexts } from "../schema.ts";
import { columns } from "./column.ts";

/** Rows that follow from one another. */
export const recurrence = construct({
  id: "recurrence",
  kind: "calculator",
  title: "Schedule",
  summary:
    "A table whose rows follow from one another: a loan month by month, a dividend year by year. Columns are calculated in order and may use `index` " +
    "(1 in the first row), `date` (when `from` is given), the carried values and the columns before them. After a row, each carried value becomes its `next`; " +
    "then `until` is asked, and the rows end where it is true. Other formulas read columns through `sum`, `last`, `first`, `count` and the like.",
  schema: {
    ...closed(
      {
        each: oneOfTexts(
          ["month", "year", "day", "number"],
          "How far apart the rows are; `number` for rows without dates.",
        ),
        from: formula(
          "The date of the first row. Later rows lie one `each` further; where a month is too short, its last day counts.",
        ),
        precision: oneOfTexts(
          ["day", "month", "year"],
          "How exactly the dates of its rows are shown. Without it, days where the rows are days apart, else months.",
        ),
        at_most: formula(
          "How many rows there can be, a plain number up to 20,000. Without `until` there are exactly so many.",
        ),
        carry: mapOf(
          closed(
            {
              start: formula("Its value in the first row."),
              next: formula("Its value in the next row, calculated after the columns."),
            },
            ["start", "next"],
          ),
          "Values that go from row to row.",
        ),
        columns,
        until: formula(
          "The last row is the first in which this is true. Where no row before `at_most` is, the visitor reads that it takes too many rows.",
        ),
        at_most_is: oneOfTexts(
          ["the_end"],
          "Beside `until`: to have `at_most` rows without `until` ever true is right, for example at the end of a loan's term.",
        ),
      },
      ["each", "at_most", "columns"],
    ),
    // Without dates there is nothing to show so, and without `until` nothing to wait for.
    dependencies: { precision: ["from"], at_most_is: ["until"] },
  },
  example: `inputs:
  loan: { type: money, default: 1_000, min: 1 }
  payment: { type: money, default: 100, min: 50 }
  first_month: { type: date, precision: month, default: today }
schedules:
  plan:
    each: month
    from: first_month
    at_most: 24
    carry:
      opening: { start: loan, next: balance }
    columns:
      interest: { value: opening * 0.01, digits: 2 }
      paid: min(payment, opening + interest)
      balance: opening + interest - paid
    until: balance <= 0
outputs:
  plan: { columns: [date, interest, paid, balance] }
`,
});
