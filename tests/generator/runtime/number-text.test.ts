import { expect, test } from "vitest";
import { scientificText } from "../../../generator/runtime/number-text.ts";

/** Powers as Python's decimal module gives them. */
const powerOfTwo = (2n ** 5000n).toString();

test.each([
  { name: "2^5000", given: powerOfTwo, want: "1.41246703213943 × 10¹⁵⁰⁵" },
  { name: "−2^5000", given: `-${powerOfTwo}`, want: "−1.41246703213943 × 10¹⁵⁰⁵" },
  { name: "2^1000", given: (2n ** 1000n).toString(), want: "1.07150860718627 × 10³⁰¹" },
  { name: "10^308", given: `1${"0".repeat(308)}`, want: "1 × 10³⁰⁸" },
  { name: "10^309", given: `1${"0".repeat(309)}`, want: "1 × 10³⁰⁹" },
  { name: "10^400 − 1, which is rounded up a digit", given: "9".repeat(400), want: "1 × 10⁴⁰⁰" },
  { name: "10^−400", given: `0.${"0".repeat(399)}1`, want: "1 × 10⁻⁴⁰⁰" },
  { name: "a small one", given: "0.00000012345", want: "1.2345 × 10⁻⁷" },
])("$name is $want", ({ given, want }) => {
  expect(scientificText(given, "en", 15).replaceAll("\u00a0", " ")).toBe(want);
});

test("in a text that runs to the left, the figure begins with the mark that keeps its parts in order", () => {
  expect(scientificText("0.00000043", "ar", 15)).toBe("\u200e4.3\u00a0×\u00a010⁻⁷");
});

test("digits are those of the language", () => {
  expect(scientificText("9".repeat(400), "ar-EG", 15).replaceAll("\u00a0", " ")).toBe("\u200e١ × ١٠⁴⁰⁰");
});
