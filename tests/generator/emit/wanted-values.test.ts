import { expect, test } from "vitest";
import { runModel } from "../../../generator/examples/run-model.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Answer } from "../../../generator/runtime/answer.ts";
import { readInputs } from "../../../generator/runtime/reading/read-inputs.ts";
import type { Texts } from "../../../generator/runtime/query.ts";
import { compileMessage } from "../../../generator/words/message.ts";
import { readingsIn } from "../../../generator/words/text-readings.ts";
import { resolveText } from "../resolve/resolve-text.ts";

const table = (id: string): string => `id: ${id}
keys: { kind: { type: choice, options: [a, b] } }
columns: { amount: { type: number } }
periods:
  - citation: { title: ${id}, status: official, checked_on: 2026-01-31 }
    rows: [[a, 1], [b, 2]]
`;
const tables = Object.fromEntries(
  ["fees", "fines", "taxes", "limits", "dues"].map((id) => [`finance/tables/${id}.yaml`, table(id)]),
);

const text = `
inputs:
  kind: { type: choice, options: [a, b], default: a }
  drawn: { type: boolean, default: false }
  count: { type: number, default: 1, min: 0, max: most, when: drawn, hidden: 0 }
formulas:
  fee_row: { lookup: fees, keys: { kind: kind } }
  fee: fee_row.amount
  double_fee: fee * 2
  fine_row: { lookup: fines, keys: { kind: kind } }
  fine: fine_row.amount
  tax_row: { lookup: taxes, keys: { kind: kind } }
  tax: tax_row.amount
  limit_row: { lookup: limits, keys: { kind: kind } }
  most: limit_row.amount * 10
  due_row: { lookup: dues, keys: { kind: kind } }
  due: due_row.amount
  small: 1 + count
  large: 2 + count
outputs:
  small: { primary: true, when: 'kind == "a"' }
  large: { primary: true, when: 'kind == "b"' }
  rest: { value: fine + tax, when: count > 5 }
  high: { value: due, when: count > 9 }
  low: { value: count, when: drawn and count < 0.5 }
steps:
  fee: [fee]
charts:
  both: { kind: parts, of: [fee, double_fee], when: drawn }
examples:
  - { id: x, source: { title: Arithmetic }, given: {}, expect: { small: 1 } }
`;

const words = {
  answer: compileMessage("{kind, select, a {{small}} other {{large} {fine}}}", "en").message,
  "steps.fee": compileMessage("{tax}", "en").message,
  "outputs.low.note": compileMessage("{due}", "en").message,
};

function cited(given: Texts): readonly string[] {
  const { model, problems } = resolveText(text, tables);
  expect(problems).toEqual([]);
  assert(model !== undefined, "it has no problems");
  const calculator = runModel(model, readingsIn(new Map([["en", words]])));
  const { values } = readInputs(calculator, given, { today: "2026-01-31" });
  const answer: Answer = calculator.compute(values, "2026-01-31");
  assert(answer.status === "answered", "nothing refuses");
  return answer.used.map(({ formula }) => formula).toSorted();
}

test("nothing is cited for what is neither drawn nor said", () => {
  expect(cited({})).toEqual([]);
});

test("what only a branch of a text names is cited where the text takes it", () => {
  expect(cited({ kind: "b" })).toEqual(["fine_row"]);
});

test("what is said of a result is cited where the result applies", () => {
  expect(cited({ drawn: "true", count: "0" })).toContain("due_row");
  expect(cited({ drawn: "true", count: "1" })).not.toContain("due_row");
});

test("what a chart draws is cited where it is drawn, with what a step then told names and a limit then held to", () => {
  expect(cited({ drawn: "true" })).toEqual(["fee_row", "limit_row", "tax_row"]);
});
