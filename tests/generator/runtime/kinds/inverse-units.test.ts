import { describe, expect, test } from "vitest";
import { formatValue } from "../../../../generator/presentation/format-value.ts";
import type { QuantityInput } from "../../../../generator/runtime/kinds/quantity.ts";
import type { Unit } from "../../../../generator/runtime/display.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { quantity } from "../descriptions.ts";

const today = "2026-11-21";
const units: readonly Unit[] = [
  { id: "liter_per_100_kilometers", numerator: "0.001", denominator: "100000", group: "metric" },
  { id: "kilometer/liter", numerator: "0.001", denominator: "1000", isInverse: true, group: "metric" },
  {
    id: "mile/us_gallon",
    numerator: "0.003785411784",
    denominator: "1609.344",
    isInverse: true,
    group: "customary",
  },
];
const use: QuantityInput = {
  ...quantity,
  id: "fuel_use",
  dimension: "volume_per_distance",
  readable: units,
  minimum: 0,
  exclusiveMinimum: true,
  display: { kind: "quantity", digits: { minimum: 0, maximum: 1 }, unit: "liter_per_100_kilometers", units },
};
const names: Readonly<Record<string, readonly string[]>> = {
  liter_per_100_kilometers: ["L/100 km"],
  "kilometer/liter": ["km/L"],
  "mile/us_gallon": ["mpg"],
};
const unitNames = (unit: string): readonly string[] => names[unit] ?? [];
const read = (text: string, unit?: string) =>
  readField(use, text, { today, locale: "en", unitNames, ...(unit === undefined ? {} : { unit }) });

describe("a use of fuel as people type it", () => {
  test.each([
    { given: "8", value: 8e-8, canonical: "8 liter_per_100_kilometers" },
    { given: "12.5 km/L", value: 8e-8, canonical: "12.5 kilometer/liter" },
    { given: "25", unit: "mile/us_gallon", canonical: "25 mile/us_gallon" },
    { given: "25 mpg", canonical: "25 mile/us_gallon" },
  ])("$given", ({ given, unit, ...want }) => {
    expect(read(given, unit)).toMatchObject({ kind: "read", ...want });
  });

  test("no distance at all is no use of fuel", () => {
    expect(read("0 mpg")).toMatchObject({ kind: "unreadable", code: "too_large" });
    expect(read("10 km/L 5 mpg")).toMatchObject({ kind: "unreadable" });
  });
});

test("a field keeps the amount in its unit", () => {
  const reading = read("25 mpg");
  const value = reading.kind === "read" ? reading.value : null;
  expect(fieldText(use, value, "en", "mile/us_gallon")).toBe("25");
});

test("it is shown in either unit, and none in an inverse one as nothing", () => {
  const word = (key: string): string => names[key.split(".")[1] ?? ""]?.[0] ?? key;
  const show = (value: number, unit: string) => formatValue(use.display, value, { locale: "en", word, unit });
  expect(show(8e-8, "kilometer/liter")).toBe("12.5\u00a0km/L");
  expect(show(8e-8, "liter_per_100_kilometers")).toBe("8\u00a0L/100 km");
  expect(show(0, "kilometer/liter")).toBe("\u2013");
});
