import type { AggregateForm, FormFunction } from "./function.ts";

/** A method of arrays, or a function of the runtime, that gets the rows and each argument as a function of a row. */
export type AggregateTarget =
  | { readonly kind: "method"; readonly name: string }
  | { readonly kind: "runtime"; readonly name: string; readonly file: string };
/** What the arguments of an aggregate may be in each row; the first kind is the one messages ask for. */
export type CellKind = "number" | "whole" | "date" | "boolean" | "choice" | "any";

/** By what its arguments are in each row, what an aggregate is called in generated code. */
export type AggregateRule = readonly {
  readonly cell: CellKind;
  readonly target: AggregateTarget;
}[];

const ordered: (name: string) => AggregateRule = (name) => [
  { cell: "number", target: runtime(name) },
  { cell: "whole", target: runtime(`${name}InOrder`) },
  { cell: "date", target: runtime(`${name}InOrder`) },
];

export const aggregateRules: Readonly<Record<AggregateForm, AggregateRule>> = {
  sum: [
    { cell: "number", target: runtime("sumOf") },
    { cell: "whole", target: runtime("sumOfBigInts") },
  ],
  count: [{ cell: "boolean", target: runtime("countOf") }],
  any: [{ cell: "boolean", target: { kind: "method", name: "some" } }],
  all: [{ cell: "boolean", target: { kind: "method", name: "every" } }],
  first: [{ cell: "any", target: runtime("firstOf") }],
  last: [{ cell: "any", target: runtime("lastOf") }],
  smallest: ordered("smallestOf"),
  largest: ordered("largestOf"),
  average: [{ cell: "number", target: runtime("averageOf") }],
  days_covered: [{ cell: "date", target: runtime("daysCovered") }],
  distinct: [{ cell: "choice", target: runtime("distinctOf", "distinct.ts") }],
};

/** What is said of all rows of a table. Inside, `table.column` is the cell of the row looked at. */
export const aggregateFunctions: readonly FormFunction[] = [
  aggregate(
    "sum",
    "The sum over all rows, 0 for none; of numbers or of whole numbers.",
    "sum(sales.price * sales.items)",
    "70",
  ),
  aggregate(
    "count",
    "The number of rows for which it holds; `count(table)` counts all rows, `count(factors)` the options chosen of several.",
    "count(sales.items > 1)",
    "1",
  ),
  aggregate("any", "Whether it holds for at least one row.", "any(sales.items > 1)", "true"),
  aggregate(
    "all",
    "Whether it holds for every row, also when there is none.",
    "all(sales.items > 1)",
    "false",
  ),
  aggregate("first", "The value in the first row.", "first(sales.price)", "10"),
  aggregate("last", "The value in the last row.", "last(sales.price)", "20"),
  aggregate(
    "smallest",
    "The smallest value of all rows; of dates, the earliest.",
    "smallest(sales.sold_on)",
    "2024-02-28",
  ),
  aggregate("largest", "The largest value of all rows; of dates, the latest.", "largest(sales.price)", "20"),
  aggregate("average", "The mean over all rows.", "average(sales.price)", "15"),
  {
    ...aggregate(
      "days_covered",
      "How many days the spans of all rows cover, each span with its first and last day; a day in several spans counts once.",
      "amount_in(days_covered(sales.sold_on, sales.paid_on), day)",
      "3",
    ),
    parameters: ["from", "to"],
  },
  aggregate(
    "distinct",
    "The options that a column of choices has in any row, each once, the one that comes first before the others: several choices, which the words list by name.",
    "distinct(sales.kind)",
    "cake,bread",
  ),
];

function aggregate(name: AggregateForm, doc: string, formula: string, result: string): FormFunction {
  return {
    kind: "form",
    theme: "aggregate",
    name,
    parameters: ["x"],
    doc,
    example: [formula, result],
  };
}

function runtime(name: string, file = "aggregate.ts"): AggregateTarget {
  return { kind: "runtime", name, file };
}
