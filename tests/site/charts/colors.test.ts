import { describe, expect, test } from "vitest";
import { chartColors } from "../../../generator/runtime/chart-color.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { BmiPage } from "../../../generated/calculators/health/bmi/page.tsx";
import { MortgagePage } from "../../../generated/calculators/finance/mortgage/page.tsx";
import type { CalculatorPage } from "../../../site/islands/hydrate-island.tsx";
import { allCalculators } from "../../setup/all-calculators.ts";
import { pageMarkup } from "../../setup/page-markup.tsx";

function pageOf(id: string, Page: CalculatorPage, language: string, query: string): string {
  const tested = allCalculators.find((each) => each.id === id);
  const variant = tested?.variants[0];
  assert(tested !== undefined && variant !== undefined, `${id} has a page`);
  return pageMarkup(tested, Page, variant, { language, query, today: "2026-11-21" });
}

/** `name color` of every sample of a fill beside a name: in keys and in the heads of columns. */
function samplesIn(markup: string): readonly string[] {
  return [
    ...markup.matchAll(
      /<svg class="swatch"(?:(?!<\/svg>).)*?class="(?:fill|line|tone)[- ](?:line-)?([a-z]+)"(?:<\/svg>|(?!<svg class="swatch"|<\/li>|<\/th>).)*?([^<>]+)(?=<\/li>|<\/th>)/gsu,
    ),
  ].map(([, color, name]) => `${name} ${color}`);
}

describe("what one color means", () => {
  test.each(["en", "es", "zh", "ar"])("a name of the mortgage page has one color, in %s", (language) => {
    const samples = samplesIn(pageOf("finance/mortgage", MortgagePage, language, "?extra_monthly=100"));
    const distinct = [...new Set(samples)];
    const inColor = (color: string): readonly string[] =>
      distinct.filter((sample) => sample.endsWith(` ${color}`));
    expect(samples.length).toBeGreaterThan(12);
    // The principal is green whether owed or paid; every other color has one name.
    expect(inColor("green"), distinct.join()).toHaveLength(2);
    for (const color of chartColors.slice(1))
      expect(inColor(color).length, distinct.join()).toBeLessThanOrEqual(1);
    expect(new Set(distinct.map((sample) => sample.replace(/ \w+$/u, ""))).size).toBe(distinct.length);
  });

  test.each([
    { weight: 50, standard: "who", want: "caution" },
    { weight: 70, standard: "who", want: "good" },
    { weight: 80, standard: "who", want: "caution" },
    { weight: 100, standard: "who", want: "bad" },
    { weight: 70, standard: "asian", want: "caution" },
    { weight: 60, standard: "chinese", want: "good" },
  ])("$weight kg at 170 cm is $want by $standard", ({ weight, standard, want }) => {
    const markup = pageOf("health/bmi", BmiPage, "en", `?height=170&weight=${weight}&standard=${standard}`);
    const current = /aria-current="true".*?class="tone-(\w+)"/su.exec(markup)?.[1];
    expect(current).toBe(want);
    // Green is the good band alone.
    expect(markup.match(/class="band tone-good"/gu)).toHaveLength(1);
  });
});
