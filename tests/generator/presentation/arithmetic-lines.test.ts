import { expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { calculator } from "../../../generated/calculators/math/basic/model.ts";
import { arithmeticLines, arithmeticText } from "../../../generator/presentation/arithmetic-lines.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { sharedIn } from "../../setup/tested-calculator.ts";

function linesOf(calculation: string, angle = "degrees", locale = "en"): readonly string[] {
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
  return arithmeticLines(presenter).flatMap(({ lines }) => lines.map(arithmeticText));
}

/** As people learn it: one operation a line, what joins alike in one. */
test.each([
  ["19.99*3+4.5", ["19.99 × 3 = 59.97", "59.97 + 4.5 = 64.47"]],
  ["1+2+3", ["1 + 2 + 3 = 6"]],
  ["100/7*7", ["100 ÷ 7 × 7 = 100"]],
  [
    "1/3+1/3",
    ["1 ÷ 3 = 0.333333333333", "1 ÷ 3 = 0.333333333333", "0.333333333333 + 0.333333333333 ≈ 0.666666666667"],
  ],
  ["200+10%", ["200 × 10% = 20", "200 + 20 = 220"]],
  ["200*25%", ["200 × 25% = 50"]],
  ["-2^4", ["2^4 = 16", "−(16) = −16"]],
  ["2(3+4)", ["3 + 4 = 7", "2 × 7 = 14"]],
  ["5-(-3)", ["5 − (−3) = 8"]],
  ["√(9+16)", ["9 + 16 = 25", "√25 = 5"]],
  ["2π", ["2 × π = 6.28318530718"]],
  ["5!", ["5! = 120"]],
  ["sin 30", ["sin (30°) = 0.5"]],
  ["5", []],
])("%s", (typed, lines) => {
  expect(linesOf(typed)).toEqual(lines);
});

test("an angle in radians is a number, and Spanish writes sen", () => {
  expect(linesOf("sin 0", "radians")).toEqual(["sin 0 = 0"]);
  expect(linesOf("sen 30", "degrees", "es")).toEqual(["sen (30°) = 0.5"]);
});
