import { expect, test } from "vitest";
import { kindOfName } from "../../../generator/constructs/reporter.ts";

const specification = {
  inputs: { price: { type: "money" } },
  formulas: { tip: "price * 20%" },
  outputs: { tip: { primary: true }, total: { value: "price + tip" }, note: { text: true }, lost: {} },
};

test.each([
  { given: "price", want: "an input" },
  { given: "tip", want: "a formula" },
  { given: "total", want: "an output" },
  { given: "note", want: "an output" },
  // It shows a formula that is misspelled or gone: there is nothing of this name.
  { given: "lost", want: undefined },
  { given: "tipp", want: undefined },
])("$given is $want", ({ given, want }) => {
  expect(kindOfName(given, specification)).toBe(want);
});
