import type { AggregateForm, FormFunction } from "./function.ts";

/** What an aggregate works on in each row, and what it is called in generated code. */
export interface AggregateRule {
  readonly cell: "number" | "boolean" | "any";
  /** A method of arrays, or a function of the runtime. */
  readonly target:
    | { readonly kind: "method"; readonly name: string }
    | { readonly kind: "runtime"; readonly name: string };
}
export const aggregateFile = "aggregate.ts";

export const aggregateRules: Readonly<Record<AggregateForm, AggregateRule>> = {
  sum: { cell: "number", target: { kind: "runtime", name: "sumOf" } },
  count: { cell: "boolean", target: { kind: "runtime", name: "countOf" } },
  any: { cell: "boolean", target: { kind: "method", name: "some" } },
  all: { cell: "boolean", target: { kind: "method", name: "every" } },
  first: { cell: "any", target: { kind: "runtime", name: "firstOf" } },
  last: { cell: "any", target: { kind: "runtime", name: "lastOf" } },
  smallest: { cell: "number", target: { kind: "runtime", name: "smallestOf" } },
  largest: { cell: "number", target: { kind: "runtime", name: "largestOf" } },
  average: { cell: "number", target: { kind: "runtime", name: "averageOf" } },
};

/** What is said of all rows of a table. Inside, `table.column` is the cell of the row looked at. */
export const aggregateFunctions: readonly FormFunction[] = [
  aggregate("sum", "The sum over all rows, 0 for none.", "sum(sales.price * sales.items)", "70"),
  aggregate(
    "count",
    "The number of rows for which it holds; `count(table)` counts all rows.",
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
  aggregate("smallest", "The smallest value of all rows.", "smallest(sales.price)", "10"),
  aggregate("largest", "The largest value of all rows.", "largest(sales.price)", "20"),
  aggregate("average", "The mean over all rows.", "average(sales.price)", "15"),
];

function aggregate(form: AggregateForm, doc: string, formula: string, result: string): FormFunction {
  return {
    kind: "form",
    theme: "aggregate",
    form,
    name: form,
    parameters: ["x"],
    doc,
    example: { formula, result },
  };
}
