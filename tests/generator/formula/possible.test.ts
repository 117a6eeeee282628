import { expect, test } from "vitest";
import { possibleValues, valuesWhere, type Possible } from "../../../generator/formula/possible.ts";
import { typed } from "./scope-for-tests.ts";

const known: Readonly<Record<string, Possible>> = {
  color: ["red", "green"],
  finish: ["matt"],
  agreed: [true, false],
  r: [2, 3],
  discount: [null, 5],
};

test.each([
  { formula: 'color == "blue"', want: [false] },
  { formula: 'color != "red"', want: [false, true] },
  { formula: 'color in ["red", "green"]', want: [true] },
  { formula: 'finish == "matt" or agreed', want: [true] },
  { formula: 'finish != "matt" and agreed', want: [false] },
  { formula: 'finish == "matt" and agreed', want: [true, false] },
  { formula: "r >= 2", want: [true] },
  { formula: "r < 3", want: [true, false] },
  { formula: "r + 1", want: undefined },
  { formula: "n", want: undefined },
  { formula: 'finish == "matt" ? r : 9', want: [2, 3] },
  { formula: "agreed ? r : 9", want: [2, 3, 9] },
  { formula: "given(discount)", want: [false, true] },
  { formula: "otherwise(discount, 7)", want: [5, 7] },
])("$formula can be $want", ({ formula, want }) => {
  expect(possibleValues(typed(formula), { possible: (name) => known[name] })).toEqual(want);
});

test.each([
  { formula: 'color == "red" or agreed', want: ["red"] },
  { formula: 'color != "red"', want: ["green", "blue"] },
  { formula: 'color != "red" and not (color == "blue")', want: ["green"] },
  { formula: 'color == "red" and agreed', want: [] },
])("$formula is true of $want whatever else is so", ({ formula, want }) => {
  expect(valuesWhere(typed(formula), "color", ["red", "green", "blue"])).toEqual(want);
});
