import { expect, test } from "vitest";
import { calculator } from "../../../generated/calculators/finance/tip/model.ts";
import { callable } from "../../../generator/runtime/callable.ts";

const tip = callable(calculator);

// A program in plain JavaScript gives anything; these are its own mistakes.
test.each([
  { what: "a day that is none", on: { today: "2026-02-30" }, want: "and not “2026-02-30”" },
  { what: "a text that is no day", on: { today: "x" }, want: "and not “x”" },
])("$what is named", ({ on, want }) => {
  expect(() => tip({}, on)).toThrow(want);
});

test.each([[[]], [null], [5]])("%o is no object of inputs", (inputs) => {
  expect(() => {
    Reflect.apply(tip, undefined, [inputs]);
  }).toThrow("The inputs of finance/tip are an object");
});
