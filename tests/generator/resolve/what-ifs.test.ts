import { expect, test } from "vitest";
import { resolveText } from "./resolve-text.ts";

const problemsWith = (currency: string, whatIf: string): readonly string[] =>
  resolveText(`currency: ${currency}
inputs:
  paid_in: { type: choice, options: [USD, JPY], default: USD }
  loan: { type: money, default: 9000 }
  extra: { type: money, default: 0 }
  rate: { type: percent, default: 5% }
formulas: { owed: loan * (1 + rate) - extra }
outputs: { owed: {} }
what_ifs: [${whatIf}]
examples: [{ id: a, source: { title: A }, given: {}, expect: { owed: 9450 } }]
`).problems.filter((problem) => !problem.startsWith("unused_name"));

test.each([
  { whatIf: "{ input: extra, part_of: owed }", want: [] },
  { whatIf: "{ input: extra, part_of: loan }", want: [] },
  { whatIf: "{ input: extra, part_of: owd }", want: ['unknown_name at "owd" -> owed'] },
  { whatIf: "{ input: rate, part_of: owed }", want: ['bad_value at "owed"'] },
  {
    whatIf: "{ input: extra, by: 100, part_of: owed }",
    want: ['bad_value at "{ input: extra, by: 100, part_of: owed }"'],
  },
  { whatIf: "{ input: extra }", want: ['bad_value at "{ input: extra }"'] },
])("$whatIf", ({ whatIf, want }) => {
  expect(problemsWith("USD", whatIf)).toEqual(want);
});

test("no fixed amount is added where visitors choose the currency", () => {
  const hundred = "{ input: extra, by: 100 }";
  expect(problemsWith("USD", hundred)).toEqual([]);
  expect(problemsWith("{ from: paid_in }", hundred)).toEqual(['bad_value at "100"']);
  expect(problemsWith("{ from: paid_in }", "{ input: rate, by: 1% }")).toEqual([]);
});
