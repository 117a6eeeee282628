import { expect, test } from "vitest";
import { problemsOf } from "./resolve-text.ts";

const others = `price: { type: money, default: 500 }
euros: { type: money, currency: EUR, default: 5 }
rate: { type: percent, default: 5% }
maybe: { type: money, optional: true }
hidden: { type: money, default: 5, when: price > 0 }
share: { type: money, default: 5, or: { share_of: price } }`;

test.each([
  { of: "price", want: [] },
  { of: "rate", want: ['share_of_input at "rate"'] },
  { of: "maybe", want: ['share_of_input at "maybe"'] },
  { of: "hidden", want: ['share_of_input at "hidden"'] },
  { of: "share", want: ['share_of_input at "share"'] },
  { of: "euros", want: ['share_of_input at "euros"'] },
  { of: "pric", want: ['unknown_name at "pric" -> price'] },
])("a share of $of", ({ of, want }) => {
  const found = problemsOf({
    inputs: `${others}\nbill: { type: money, default: 50, or: { share_of: ${of} } }`,
  });
  expect(found.filter((problem) => !problem.startsWith("unused_name"))).toEqual(want);
});

test("a cell is entered in one way", () => {
  const found = problemsOf({
    inputs: `bill: { type: money, default: 50 }
paid: { type: rows, columns: { amount: { type: money, or: { share_of: bill } } }, default: [] }`,
  });
  expect(found).toContain('bad_value at "{ share_of: bill }"');
});
