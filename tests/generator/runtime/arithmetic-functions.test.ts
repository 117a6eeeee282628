import { expect, test } from "vitest";
import { mentionsAngle } from "../../../generator/runtime/arithmetic-functions.ts";

test.each([
  { text: "sin(", want: true },
  { text: "2 + cos 60", want: true },
  { text: "3atan(1)", want: true },
  { text: "30°", want: true },
  { text: "sen 30", want: true },
  { text: "جا 30", want: true },
  { text: "19.99 * 3 + 4.5", want: false },
  { text: "ln 2 + cosh 1", want: false },
  { text: "cost * 2", want: false },
  { text: "", want: false },
])("$text has an angle: $want", ({ text, want }) => {
  expect(mentionsAngle(text)).toBe(want);
});
