import { expect, test } from "vitest";
import { resolveText } from "./resolve-text.ts";

const calculator = (constant: string): string => `inputs:
  bill: { type: money, default: 80, min: 0 }
constants:
  rate: ${constant}
formulas:
  tip: bill * rate
outputs:
  tip: {}
examples:
  - { id: one, source: { title: Arithmetic }, given: {}, expect: { tip: 12 } }
`;
const citation = "{ title: Notice 5, status: official, checked_on: 2026-01-31 }";

test.each([
  { given: "15%", want: { value: 0.15, sources: [] } },
  { given: `{ value: 15%, citation: ${citation} }`, want: { value: 0.15, sources: ["Notice 5"] } },
  { given: `{ value: 0.15, citation: [${citation}] }`, want: { value: 0.15, sources: ["Notice 5"] } },
])("the constant $given", ({ given, want }) => {
  const { model, problems } = resolveText(calculator(given));
  expect(problems).toEqual([]);
  expect(model?.constants[0]?.value).toBe(want.value);
  expect(model?.background.sources.map(({ title }) => title)).toEqual(want.sources);
});

test("a value that cannot be read is marked where it is written", () => {
  const { problems } = resolveText(calculator(`{ value: 15 percent, citation: ${citation} }`));
  expect(problems.join("\n")).toContain('at "15 percent"');
});
