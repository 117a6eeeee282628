import { expect, test } from "vitest";
import { runModel } from "../../../../generator/examples/run-model.ts";
import type { Answer } from "../../../../generator/runtime/answer.ts";
import { modelOf } from "../../resolve/resolve-text.ts";

const tables = {
  "finance/tables/amounts.yaml": `
id: amounts
keys: { amount: { type: range, of: number, min: 0 } }
columns: { too_much: { type: boolean } }
periods:
  - citation: { title: Act, status: official, checked_on: 2026-01-31 }
    rows:
      - [0, false]
      - { amount: above 10, too_much: true, citation: { title: A decision, status: secondary, checked_on: 2026-01-31 } }
`,
};

function answerTo(amount: number): Answer {
  const model = modelOf(
    {
      inputs: "amount: { type: number, default: 1, min: 0 }",
      refusals: "too_much: { when: rule.too_much }",
      formulas: "rule: { lookup: amounts, keys: { amount: amount } }\ndouble: amount * 2",
      outputs: "double: {}",
      examples: "- { id: a, source: { title: A }, given: {}, expect: { double: 2 } }",
    },
    tables,
  );
  return runModel(model, () => []).compute({ amount }, "2026-11-22");
}

test("a refusal because of a row cites that row, where it cites nothing itself", () => {
  const answer = answerTo(10.5);
  expect(answer.status === "refused" && answer.refusal.citations?.map(({ title }) => title)).toEqual([
    "A decision",
  ]);
});

test("examples are worked out with rows that begin above their edge, as the program has them", () => {
  expect(answerTo(10).status).toBe("answered");
});
