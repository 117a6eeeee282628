import { expect, test } from "vitest";
import { shownInputLine } from "../../../generator/emit/shown-input.ts";

test.each([
  {
    given: { description: { id: "can_price", type: "number" }, hiddenCode: "3" },
    want: "const canPrice = shown.can_price ? inputs.can_price : 3;",
  },
  {
    given: { description: { id: "courses", type: "rows" }, hiddenCode: '[{ letter: "A" }]' },
    want: 'const courses: Inputs["courses"] = shown.courses ? inputs.courses : [{ letter: "A" }];',
  },
] as const)("$given.description.id is read with its type where rows may be hidden", ({ given, want }) => {
  expect(shownInputLine(given)).toBe(want);
});
