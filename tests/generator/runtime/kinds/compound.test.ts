import { describe, expect, test } from "vitest";
import { calculator } from "../../../../generated/calculators/health/bmi/model.ts";
import { assert } from "../../../../generator/runtime/assert.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";

const height = calculator.description.inputs.find(({ id }) => id === "height");
assert(height?.type === "quantity", "BMI asks for a height");
const names = (unit: string): readonly string[] =>
  ({ foot: ["ft", "\u2032"], inch: ["in", "\u2033"] })[unit] ?? [];

describe("feet with inches", () => {
  // A foot is 12 inches of 2.54 cm.
  test.each([
    { centimeters: 170.18, text: "5\u2032 7\u2033" },
    { centimeters: 182.88, text: "6\u2032" },
    { centimeters: 100.33, text: "3\u2032 3.5\u2033" },
  ])("$centimeters cm are $text", ({ centimeters, text }) => {
    const value = centimeters / 100;
    expect(fieldText(height, value, "en", "foot", names)).toBe(text);
    const reading = readField(height, text, {
      locale: "en",
      today: "2026-01-31",
      unit: "foot",
      unitNames: names,
    });
    expect(reading).toMatchObject({ kind: "read" });
    expect(reading.kind === "read" && Number(reading.value)).toBeCloseTo(value, 12);
  });

  test("in centimeters are written as a number", () => {
    expect(fieldText(height, 1.7, "en", "centimeter", names)).toBe("170");
  });
});
