import { expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

const tables = {
  "finance/tables/fees.yaml": `id: fees
keys:
  size: { type: choice, options: [small, large] }
  price: { type: range, of: money, min: 0 }
columns:
  fee: { type: money }
periods:
  - citation: { title: Rules, status: official, checked_on: 2026-01-31 }
    rows:
      - [small, 0, 5]
      - [large, 0, 15]
`,
};
const inputs =
  "bill: { type: money, default: 50 }\nsize: { type: choice, options: [small, large], default: small }";
const problems = (schedule: string) =>
  problemsOf({ inputs, schedules: `fees: ${schedule}`, outputs: "size: {}\nbill: {}\nfees: {}" }, tables);

test("rows of a table are a schedule of its other keys and its columns", () => {
  expect(problems("{ rows_of: fees, keys: { size: size }, here: { price: bill } }")).toEqual([]);
});

test.each([
  ["{ rows_of: fee }", 'unknown_table at "fee" -> fees'],
  ["{ rows_of: fees, keys: { sise: size } }", 'lookup_key_unknown at "sise" -> size'],
  ["{ rows_of: fees, keys: { price: bill } }", 'bad_value at "price"'],
  ["{ rows_of: fees, keys: { size: size }, here: { size: size } }", 'bad_value at "size"'],
  ["{ rows_of: fees, here: { price: size } }", 'type_mismatch at "size"'],
])("%s", (schedule, problem) => {
  expect(problems(schedule)).toEqual([problem]);
});
