import { describe, expect, test } from "vitest";
import { calculatorRoutes, findCalculator } from "../../cli/calculators/find-calculator.ts";
import { sharedTranslator } from "../../cli/calculators/locales.ts";
import { loadCalculatorPage } from "../../cli/calculators/page.ts";
import { answerInputs } from "../../cli/service/answer-inputs.ts";
import { changedTexts } from "../../generator/presentation/command-line.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Answer, Value } from "../../generator/runtime/answer.ts";
import { callable } from "../../generator/runtime/callable.ts";
import { assert } from "../../generator/runtime/assert.ts";

const today = "2026-11-21";
const pages = await Promise.all(
  calculatorRoutes.map(async (route) => {
    const found = findCalculator(route);
    assert(found.kind === "found", `${route} is a calculator`);
    return { route, page: await loadCalculatorPage(found) };
  }),
);
/** Each field that makes one amount with others: the years of a term that has months and days as well. */
const parts = pages.flatMap(({ route, page }) =>
  openInputs(page.calculator.description, page.variant).flatMap(({ id, partOf }, _, all) => {
    const others = all.filter((each) => each.partOf === partOf && each.id !== id);
    return partOf === undefined || others.length === 0 ? [] : [{ route, page, id, others }];
  }),
);

test("there are such fields", () => {
  expect(parts.length).toBeGreaterThan(20);
});

// On the page the others are in sight; by flags, over HTTP and in a program nobody sees what the page's example has.
describe("who gives a part alone gives none of the others", () => {
  test.each(parts)("$route, $id, by name", async ({ route, id, others }) => {
    const answer = await answerInputs(route, { inputs: { [id]: 7 } }, await sharedTranslator([]), today, "");
    // One that another choice is needed for first is said to have no effect.
    const isIdle = answer.problems.some(({ at, code }) => at === id && code === "no_effect");
    const named = [id, ...others.map((other) => other.id)].map((each) => answer.inputs[each] ?? 0);
    if (!isIdle) expect(named).toEqual([7, ...others.map(() => 0)]);
  });

  test.each(parts)("$route, $id, in a program", ({ page, id, others }) => {
    const { calculator } = page;
    const ask = callable<Readonly<Record<string, Value>>, Readonly<Record<string, Value>>>(calculator);
    const all = Object.fromEntries([[id, 7], ...others.map((other) => [other.id, 0] as const)]);
    const said = (answer: Answer): unknown => (answer.status === "answered" ? answer.values : { ...answer });
    expect(said(ask({ [id]: 7 }, { today }))).toEqual(said(ask(all, { today })));
  });

  test.each(parts)("$route, $id: the page's command says what it needs", ({ page, id, others }) => {
    const { calculator, variant } = page;
    const all = openInputs(calculator.description, variant).filter(
      (each) => each.id === id || others.includes(each),
    );
    const usual = Object.fromEntries(all.map((each) => [each.id, variant.defaults[each.id] ?? each.default]));
    const changed = changedTexts(calculator.description, variant, { ...usual, [id]: "7" }, today);
    const wanted = others.flatMap((other) => (usual[other.id] === "0" ? [] : [other.id]));
    expect(Object.keys(changed).toSorted()).toEqual([id, ...wanted].toSorted());
  });
});
