import { expect, test } from "vitest";
import { examplesOf } from "../../../cli/answer/json-info.ts";
import { calculatorRoutes, findCalculator } from "../../../cli/calculators/find-calculator.ts";
import { sharedTranslator } from "../../../cli/calculators/locales.ts";
import { loadCalculatorPage } from "../../../cli/calculators/page.ts";
import { z } from "zod";
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
    const again = await answerInputs(route, { inputs: first.inputs, as_of }, translator, today, "");
    expect(again.problems, id).toEqual(first.problems);
    expect(again.status, id).toBe(first.status);
    expect(rounded(again.inputs), id).toEqual(rounded(first.inputs));
  }
});

test.each([
  ["math/square-root", '{"radicand": 9007199254740993}', "radicand"],
  ["math/binary", '{"digits": 1100100100100100100100100}', "digits"],
  ["math/twos-complement", '{"whole_number": 9223372036854775807, "width": 64}', "whole_number"],
])("a number that JSON has cut is not taken for another: %s", async (route, body, at) => {
  const inputs = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
  const answer = await answerInputs(route, { inputs }, await sharedTranslator([]), today, "");
  expect(answer).toMatchObject({ status: "invalid", problems: [{ at, code: "misshapen" }] });
});

test("as a text, all of its digits count", async () => {
  const inputs = { whole_number: "9223372036854775807", width: 64, direction: "number" };
  const answer = await answerInputs(
    "math/twos-complement",
    { inputs },
    await sharedTranslator([]),
    today,
    "",
  );
  expect(answer.status).toBe("answered");
  expect(answer.shown).toMatchObject({ hexadecimal_form: "7fffffffffffffff" });
});

test("what could not be read has no value", async () => {
  const answer = await answerInputs(
    "finance/tip",
    { inputs: { bill: "abc" } },
    await sharedTranslator([]),
    today,
    "",
  );
  expect(answer.inputs).toMatchObject({ bill: null, tip_rate: 0.18 });
});

test("what is said of inputs names them as they were given", async () => {
  const answer = await answerInputs(
    "finance/tip",
    { inputs: { bill: 50, tax: 5 } },
    await sharedTranslator([]),
    today,
    "",
  );
  expect(answer.notes).toEqual([
    { at: "tip_on", code: "implied", message: "Taken as tip_on before_tax, because tax was given." },
  ]);
  const idle = { bill: 50, rounding: "none", round_to: 2 };
  const other = await answerInputs("finance/tip", { inputs: idle }, await sharedTranslator([]), today, "");
  expect(other.problems).toEqual([
    { at: "round_to", code: "no_effect", message: "It has no effect with rounding none." },
  ]);
});

test("what a page decides is an input only with its own value", async () => {
  const ask = async (ratio: number) =>
    answerInputs(
      "automotive-engine/gas-oil-mix-25-1",
      { inputs: { ratio, gasoline_amount: 1 } },
      await sharedTranslator([]),
      today,
      "",
    );
  expect((await ask(25)).status).toBe("answered");
  expect(await ask(30)).toMatchObject({ problems: [{ at: "ratio", code: "unknown_input" }] });
});
