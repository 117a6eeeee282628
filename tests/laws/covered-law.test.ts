/** The page of a place says from which day on its calculators apply the law, what they refuse, and when their sources were read. */
import { expect, test } from "vitest";
import { coveredLaws } from "../../site/words/covered-laws.ts";
import { catalog, locales } from "../../generated/catalog.ts";
import type { Calculator, CalculatorBackground } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { decodeQuery } from "../../generator/runtime/query.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { answerTo } from "../../generator/presentation/judge-example.ts";

const ofPlaces = catalog.filter(({ region }) => region !== undefined);
const ids = ofPlaces.map(({ id }) => id);
const calculators = import.meta.glob<Calculator>("../../generated/calculators/legal/**/model.ts", {
  eager: true,
  import: "calculator",
});
const backgrounds = import.meta.glob<CalculatorBackground>("../../generated/calculators/legal/**/model.ts", {
  eager: true,
  import: "background",
});
const stepModel = import.meta.glob<WorkedStepModel>("../../generated/calculators/legal/**/step-model.ts", {
  eager: true,
  import: "stepModel",
});

test("every page of a place whose tables begin on a day says from which day on", () => {
  const said = new Set(coveredLaws(ids, "en").flatMap(({ since }) => since.map(({ route }) => route)));
  const silent = ofPlaces.flatMap(({ id, variants }) => {
    const { tables = [], cited } = backgrounds[`../../generated/calculators/${id}/model.ts`] ?? {};
    const dated = tables.filter(({ periods }) => periods[0]?.from !== undefined).map((table) => table.id);
    return variants.flatMap(({ slug, route }) =>
      dated.some((table) => cited?.[slug]?.tables.includes(table) ?? true) && !said.has(route) ? [route] : [],
    );
  });
  expect(silent).toEqual([]);
});

test("every calculator of a place says when its sources were read", () => {
  for (const law of coveredLaws(ids, "en")) {
    const days = law.sources.map((source) => source.checked_on);
    expect(law.checked).toMatch(/^20\d\d-\d\d-\d\d$/u);
    expect(days.every((day) => day >= law.checked)).toBe(true);
  }
});

test.each(locales.map(({ id }) => id))("in %s, each case that is named is refused, filled in", (locale) => {
  const laws = coveredLaws(ids, locale);
  expect(laws.map(({ calculator }) => calculator)).toEqual(ids);
  for (const { calculator: id, refused } of laws) {
    const path = `../../generated/calculators/${id}/model.ts`;
    const calculator = calculators[path];
    const background = backgrounds[path];
    const own = stepModel[`../../generated/calculators/${id}/step-model.ts`];
    assert(calculator !== undefined && background !== undefined && own !== undefined, `${id} has a model`);
    const documented = { ...calculator, background, stepModel: own };
    expect(new Set(refused.map(({ name }) => name)).size).toBe(refused.length);
    for (const { name, query, route } of refused) {
      const variant = background.variants.find((each) => each.route === route)?.slug ?? "";
      expect({ route, variant }).not.toEqual({ route, variant: "" });
      if (query === undefined) continue;
      const { texts, ignored } = decodeQuery(new URLSearchParams(query), calculator.description.inputs);
      expect({ name, ignored }).toEqual({ name, ignored: [] });
      const answer = answerTo(documented, { variant, given: texts, today: "2026-11-26" });
      expect({ name, status: answer.status }).toEqual({ name, status: "refused" });
    }
  }
});
