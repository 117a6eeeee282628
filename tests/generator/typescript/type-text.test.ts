import { expect, test } from "vitest";
import { choiceType, unifyTypes, type ValueType } from "../../../generator/formula/value-type.ts";
import { typeText } from "../../../generator/typescript/type-text.ts";

const leftByRefusal: ValueType = { ...choiceType(["b", "c"]), refused: ["a"] };

test.each([
  { type: choiceType(["a", "b"]), want: '"a" | "b"' },
  { type: { ...choiceType(["a"]), optional: true }, want: '"a" | null' },
  // A program is given every option: what a refusal rules out is only known to the formulas after it.
  { type: leftByRefusal, want: '"a" | "b" | "c"' },
  { type: unifyTypes(choiceType(["b"]), leftByRefusal), want: '"a" | "b" | "c"' },
])("writes $want", ({ type, want }) => {
  expect(type === undefined ? undefined : typeText(type)).toBe(want);
});
