import { expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { calculator } from "../../../generated/calculators/math/basic/model.ts";
import { arithmeticText } from "../../../generator/presentation/arithmetic-line.ts";
import { arithmeticLines } from "../../../generator/presentation/arithmetic-lines.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { sharedIn } from "../../setup/tested-calculator.ts";

function linesOf(calculation: string, angle = "degrees", locale = "en", few = false): readonly string[] {
  const evaluation = evaluate(
    calculator,
    { fixed: {}, defaults: {} },
    { calculation, angle },
    { today: "2026-11-21" },
  );
  assert(evaluation.answer.status === "answered", `${calculation} has an answer`);
  const found = locales.find(({ id }) => id === locale);
  assert(found !== undefined, `${locale} is a language`);
  const presenter = createPresenter(
    calculator.description,
    evaluation,
    createTranslator(found, sharedIn(locale), {}),
  );
  return arithmeticLines(presenter, few).flatMap(({ lines }) => lines.map(arithmeticText));
}

/** As people learn it: one operation a line, what joins alike in one. */
test.each([
  ["19.99*3+4.5", ["19.99 × 3 = 59.97", "59.97 + 4.5 = 64.47"]],
  ["1+2+3", ["1 + 2 + 3 = 6"]],
  ["100/7*7", ["100 ÷ 7 × 7 = 100"]],
  ["1/3+1/3", ["1 ÷ 3 + 1 ÷ 3 ≈ 0.666666666667"]],
  ["1/3+1/6", ["1 ÷ 3 + 1 ÷ 6 = 0.5"]],
  ["1/3", ["1 ÷ 3 ≈ 0.333333333333"]],
  ["0.(3)*3", ["1 ÷ 3 × 3 = 1"]],
  ["2^0.5", ["2^0.5 ≈ 1.41421356237"]],
  ["√2*√2", ["√2 ≈ 1.41421356237", "1.41421356237 × 1.41421356237 ≈ 2"]],
  ["1+10^-25", ["10^(−25) = 1\u00a0×\u00a010⁻²⁵", "1 + 1\u00a0×\u00a010⁻²⁵ ≈ 1"]],
  ["2*3+2*3", ["2 × 3 = 6", "6 + 6 = 12"]],
  ["200+10%", ["200 × 10% = 20", "200 + 20 = 220"]],
  ["200*25%", ["200 × 25% = 50"]],
  ["-2^4", ["−2^4 = −16"]],
  ["-(3+4)*2", ["−(3 + 4) = −7", "(−7) × 2 = −14"]],
  ["5-(-(3))", ["5 − (−3) = 8"]],
  ["2(3+4)", ["3 + 4 = 7", "2 × 7 = 14"]],
  ["5-(-3)", ["5 − (−3) = 8"]],
  // A root that was asked for has its reason.
  ["√2", ["1.41421356237^2 ≈ 2", "√2 ≈ 1.41421356237"]],
  ["√(9+16)", ["9 + 16 = 25", "5^2 = 25", "√25 = 5"]],
  ["√0.25", ["0.5^2 = 0.25", "√0.25 = 0.5"]],
  ["cbrt(-8)", ["(−2)^3 = −8", "³√(−8) = −2"]],
  ["2π", ["2 × π ≈ 6.28318530718"]],
  ["5!", ["5! = 120"]],
  ["sin 30", ["sin (30°) = 0.5"]],
  ["rent = 1250; rent*12", ["1,250 × 12 = 15,000"]],
  ["tax = 8%; 50 + tax", ["50 × 8% = 4", "50 + 4 = 54"]],
  ["5", []],
])("%s", (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines);
});

/** A pasted column: of more than eight terms, five a line, and so many more that ten lines are enough. */
test("a long sum is added up in groups, each from what those before it come to", () => {
  expect(linesOf("19.5+20+3+4-5+6+7.25+8+9+10+11", "degrees", "en", true)).toEqual([
    "19.5 + 20 + 3 + 4 − 5 = 41.5",
    "41.5 + 6 + 7.25 + 8 + 9 + 10 = 81.75",
    "81.75 + 11 = 92.75",
  ]);
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1).join("+");
  const lines = linesOf(hundred, "degrees", "en", true);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 = 55");
  expect(lines.at(-1)).toMatch(/^4,095 \+ 91 .* = 5,050$/u);
  expect(linesOf("1+2+3+4+5+6+7+8")).toEqual(["1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 = 36"]);
});

/** At most five lines: of more, the simplest operations stand inside others. */
test.each([
  [
    "1*2+3*4+5*6+7*8+9*10",
    ["3 × 4 = 12", "5 × 6 = 30", "7 × 8 = 56", "9 × 10 = 90", "1 × 2 + 12 + 30 + 56 + 90 = 190"],
  ],
  ["((((1+2)*3-4)/5)^2+6)*7", ["(1 + 2) × 3 = 9", "(9 − 4) ÷ 5 = 1", "1^2 = 1", "1 + 6 = 7", "7 × 7 = 49"]],
  ["19.99*3+4.5", ["19.99 × 3 = 59.97", "59.97 + 4.5 = 64.47"]],
])("%s in a few lines", (typed, lines) => {
  expect(linesOf(typed, "degrees", "en", true)).toEqual(lines);
});

test("an angle in radians is a number, and Spanish writes sen", () => {
  expect(linesOf("sin 0", "radians")).toEqual(["sin 0 = 0"]);
  expect(linesOf("sen 30", "degrees", "es")).toEqual(["sen (30°) = 0.5"]);
});
