import { expect, test } from "vitest";
import { choiceType } from "../../../generator/formula/value-type.ts";
import { coversAll } from "../../../generator/resolve/covered.ts";

const shapes = choiceType(["circle", "square", "sector"]);

test.each([
  { given: ["paid", "not paid"], want: true },
  { given: ["a > b", "not (a > b)"], want: true },
  { given: ["a > b", "not (b > a)"], want: false },
  { given: ["paid"], want: false },
  { given: ['shape == "circle"', 'shape in ["square", "sector"]'], want: true },
  { given: ['shape == "circle"', 'shape != "circle"'], want: true },
  { given: ['shape == "circle" or "square" == shape', 'shape == "sector"'], want: true },
  { given: ['shape == "circle"', 'not shape == "circle"'], want: true },
  { given: ['shape == "circle"', 'not shape in ["circle", "square"]'], want: false },
  { given: ['shape == "circle"', 'shape == "square"'], want: false },
  { given: ['not (shape == "circle" or shape == "square")', 'shape == "circle"'], want: false },
  { given: ['shape == "circle" and paid', 'shape != "circle"'], want: false },
  { given: ['other == "circle"', 'other != "square"'], want: false },
])("one of $given is always true: $want", ({ given, want }) => {
  expect(coversAll(given, (name) => (name === "shape" ? shapes : undefined))).toBe(want);
});

test("a choice that may be left blank can be none of its options", () => {
  const optional = { ...shapes, optional: true };
  expect(coversAll(['shape in ["circle", "square", "sector"]'], () => optional)).toBe(false);
});
