import { expect, test } from "vitest";
import { examplesOf } from "../../../cli/answer/json-info.ts";
import { calculatorRoutes, findCalculator } from "../../../cli/calculators/find-calculator.ts";
import { sharedTranslator } from "../../../cli/calculators/locales.ts";
import { loadCalculatorPage } from "../../../cli/calculators/page.ts";
import { answerInputs } from "../../../cli/service/answer-inputs.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { everyExample } from "../../setup/sampled-examples.ts";

const today = "2026-11-21";

/** A number may come back from its unit with another last digit. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === "number" ? Number(each.toPrecision(12)) : each,
  );
}

test.each(calculatorRoutes)("what an answer of %s has for inputs is read as these inputs", async (route) => {
  const found = findCalculator(route);
  assert(found.kind === "found", `${route} is a calculator`);
  const { calculator, variant } = await loadCalculatorPage(found);
  const translator = await sharedTranslator([]);
  const examples = examplesOf(calculator.background, variant.slug);
  for (const { id, given, today: as_of } of examples.slice(0, everyExample ? undefined : 2)) {
    const first = await answerInputs(route, { inputs: given, as_of }, translator, today, "");
    // What the page fixes is in an answer, and nobody is asked for it.
    const inputs = Object.fromEntries(
      Object.entries(first.inputs).filter(([each]) => !Object.hasOwn(variant.fixed, each)),
    );
    const again = await answerInputs(route, { inputs, as_of }, translator, today, "");
    expect(again.problems, id).toEqual(first.problems);
    expect(again.status, id).toBe(first.status);
    expect(rounded(again.inputs), id).toEqual(rounded(first.inputs));
  }
});
