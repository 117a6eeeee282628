import { describe, expect, test } from "vitest";
import { calculator } from "../../../../generated/calculators/health/bmi/model.ts";
import { assert } from "../../../../generator/runtime/assert.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readInput } from "../../../../generator/runtime/reading/input-reading.ts";
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

  const read = (text: string, unit: string) =>
    readInput(height, text, {
      field: { locale: "en", today: "2026-01-31", unit, unitNames: names },
      cell: () => ({ today: "2026-01-31" }),
      values: {},
    });

  test.each([
    { text: "5.11", chosen: "5.11\u00a0ft (5\u2032 1.32\u2033)", other: "5\u2032 11\u2033" },
    { text: "5.10", chosen: "5.1\u00a0ft (5\u2032 1.2\u2033)", other: "5\u2032 10\u2033" },
    { text: "5.9", chosen: "5.9\u00a0ft (5\u2032 10.8\u2033)", other: "5\u2032 9\u2033" },
    { text: "5.9 ft", chosen: "5.9\u00a0ft (5\u2032 10.8\u2033)", other: "5\u2032 9\u2033" },
  ])("$text may be feet or feet and inches", ({ text, chosen, other }) => {
    expect(read(text, "foot")).toMatchObject({ problems: [], notices: [{ text: chosen, other }] });
  });

  test.each(["5.25", "5", "5.0", "5\u2032 11\u2033"])("%s is what it says", (text) => {
    expect(read(text, "foot").notices.filter((notice) => notice.other !== undefined)).toEqual([]);
  });

  test.each([
    { text: "1.75", unit: "foot", other: "1.75 meter" },
    { text: "1.75", unit: "centimeter", other: "1.75 meter" },
    { text: "1.8", unit: "foot", other: "1.8 meter" },
    { text: "71", unit: "foot", other: "5\u2032 11\u2033" },
    { text: "170", unit: "foot", other: "170 centimeter" },
    { text: "5.11", unit: "centimeter", other: "5\u2032 11\u2033" },
  ])("$text beyond the limits in $unit is asked about in another unit", ({ text, unit, other }) => {
    const { problems, notices } = read(text, unit);
    expect(problems).toHaveLength(1);
    expect(notices).toMatchObject([
      { other: other.replace(" ", "\u00a0").replace("\u2032\u00a0", "\u2032 ") },
    ]);
  });
});
