import { expect, test } from "vitest";
import { runModel } from "../../../../generator/examples/run-model.ts";
import { rowsAt } from "../../../../generator/presentation/values.ts";
import { modelOf } from "../../resolve/resolve-text.ts";

test("a loan paid every two weeks, 26 times a year", () => {
  const model = modelOf({
    inputs: `
loan: { type: money, default: 1_000 }
first: { type: date, default: today }
`,
    // 5.2% a year is 0.2% in two weeks.
    schedules: `
plan:
  each: week
  every: 2
  from: first
  at_most: 100
  carry: { opening: { start: loan, next: balance } }
  columns:
    interest: opening * 0.052 / 26
    paid: "min(quantity(500, money), opening + interest)"
    balance: opening + interest - paid
  until: balance <= 0
`,
    outputs: "plan: {}\nloan: {}",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { loan: 1_000 } }",
  });
  const answer = runModel(model, () => []).compute({ loan: 1000, first: "2026-12-18" }, "2026-11-22");
  const rows = answer.status === "answered" ? answer.values["plan"] : [];
  const shown = rowsAt({ rows: rows ?? [] }, "rows").map(({ date, interest, paid, balance }) =>
    [date, ...[interest, paid, balance].map((cell) => Number(cell).toFixed(6))].join(" "),
  );
  expect(shown).toEqual([
    "2026-12-18 2.000000 500.000000 502.000000",
    "2027-01-01 1.004000 500.000000 3.004000",
    "2027-01-15 0.006008 3.010008 0.000000",
  ]);
});

test.each([
  { given: "each: week", want: "2026-02-07" },
  { given: "{ each: day, every: 10 }", want: "2026-02-10" },
  { given: "each: quarter", want: "2026-04-30" },
  { given: "{ each: month, every: 6 }", want: "2026-07-31" },
  { given: "{ each: year, every: 2 }", want: "2028-01-31" },
])("the second row of $given is $want", ({ given, want }) => {
  const apart = given.replaceAll(/[{}]/g, "").trim().replace(", ", "\n  ");
  const model = modelOf({
    inputs: "first: { type: date, default: today }",
    schedules: `
plan:
  ${apart}
  from: first
  at_most: 2
  columns: { x: index }
`,
    formulas: "second: last(plan.date)",
    outputs: "second: {}",
    examples: `- { id: a, source: { title: A }, given: {}, expect: { second: ${want} } }`,
  });
  const answer = runModel(model, () => []).compute({ first: "2026-01-31" }, "2026-01-31");
  expect(answer).toMatchObject({ status: "answered", values: { second: want } });
});
