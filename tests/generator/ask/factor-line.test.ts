import { expect, test } from "vitest";
import { factorLine } from "../../../generator/ask/factor-line.ts";
import type { Unit } from "../../../generator/runtime/display.ts";

const unit = (id: string, numerator: string, denominator = "1", more: Partial<Unit> = {}): Unit => ({
  id,
  numerator,
  denominator,
  group: "any",
  ...more,
});
/** NIST SP 811, appendix B. */
const units: Readonly<Record<string, Unit>> = {
  acre: unit("acre", "4046.8564224"),
  hectare: unit("hectare", "10000"),
  inch: unit("inch", "0.0254"),
  centimeter: unit("centimeter", "0.01"),
  fahrenheit: unit("fahrenheit", "5", "9", { offset: "-459.67" }),
  celsius: unit("celsius", "1", "1", { offset: "-273.15" }),
  kelvin: unit("kelvin", "1"),
};

test.each([
  [5, "acre", "hectare", "2.02342821 ha", "5 × 0.4046856422 hectare ≈ 2.02342821 ha"],
  [100, "centimeter", "inch", "39.37007874 in", "100 × 0.3937007874 inch ≈ 39.37007874 in"],
  [71, "inch", "centimeter", "180.34 cm", "71 × 2.54 centimeter = 180.34 cm"],
  [72, "fahrenheit", "celsius", "22.22222222 °C", "(72 − 32) ÷ 1.8 ≈ 22.22222222 °C"],
  [20, "celsius", "fahrenheit", "68 °F", "20 × 1.8 + 32 = 68 °F"],
  [300, "kelvin", "celsius", "26.85 °C", "300 − 273.15 = 26.85 °C"],
  [3, "acre", "acre", "3 ac", undefined],
])("%s %s in %s is worked out as its units say", (own, one, other, result, line) => {
  const [from, to] = [units[one], units[other]];
  if (from === undefined || to === undefined) throw new Error("These are units.");
  expect(
    factorLine({ own, from, to, result }, "en-US", (value) => `${Number(value.toPrecision(10))} ${other}`),
  ).toBe(line);
});
