import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { catalog } from "../../generated/catalog.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { ExampleDescription } from "../../generator/runtime/description.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { differences, shownValues } from "../setup/shown-values.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { hydrated, outputValues, usualDay } from "./setup/form.ts";
import { narrow, smallTargets, standingOut, wideWhenOpen } from "./setup/narrow.ts";
import {
  asksForSomething,
  calculatorPages,
  firstLocale,
  firstPages,
  type CalculatorPage,
} from "./setup/pages.ts";
import { everyPage, inTurn } from "./setup/sampled-pages.ts";

interface Case {
  readonly name: string;
  readonly page: CalculatorPage;
  readonly example: ExampleDescription;
  readonly today: string;
}

/** The calculators that are looked at in another language as well. */
const alsoElsewhere = inTurn("other language", firstPages);

/**
 * The first example of every calculator in the first language, and of some in one of the others in turn; or all in all. What
 * page, terminal and program say of the rest is a law; here is whether a browser computes and draws it.
 */
const cases: readonly Case[] = catalog.flatMap(({ id }, index) => {
  const pages = calculatorPages.filter((page) => page.tested.id === id && asksForSomething(page));
  const others = [...new Set(pages.map(({ locale }) => locale))].filter((each) => each !== firstLocale);
  const isAlsoElsewhere = alsoElsewhere.some(({ tested }) => tested.id === id);
  const languages = new Set([firstLocale, isAlsoElsewhere ? others[index % others.length] : undefined]);
  const shown = pages.flatMap((page) =>
    page.tested.calculator.background.examples
      .filter(({ variant }) => variant === page.variant.slug)
      .map((example) => ({
        name: `${page.address} ${example.id}`,
        page,
        example,
        today: example.today ?? usualDay,
      })),
  );
  const first = shown[0]?.example.id;
  return everyPage
    ? shown
    : shown.filter(({ page, example }) => languages.has(page.locale) && example.id === first);
});

const days = [...new Set(cases.map(({ today }) => today))];

// One visit for both: opening a page and waking it takes longer than any of these questions.
describe.each(days)("page and program answer alike on %s, on a screen of 320 pixels it fits into", (day) => {
  const { visit } = useVisitor({ ...narrow, begin: { run: stopClock, given: `${day}T12:00:00` } });

  test.concurrent.each(cases.filter(({ today }) => today === day))(
    "$name",
    async ({ page: { address, tested, variant }, example, today }) => {
      const { answer, read } = evaluate(tested.calculator, variant, example.given, { today });
      const computed = answer.status === "answered" ? shownValues(tested, answer.values) : {};

      await visit(`${address}?${encodeQuery(example.given).toString()}`, async (opened, troubles) => {
        await hydrated(opened);
        // A page shows its own example values in place of a text from a link that cannot be read.
        if (read.inputs !== undefined)
          expect(
            await eventually(
              async () => differences(await outputValues(opened), computed),
              (different) => different.length === 0,
            ),
          ).toEqual([]);
        if (answer.status === "answered") await showSteps(opened);
        const found = {
          troubles: [...troubles],
          sideways: await standingOut(opened),
          wide: await wideWhenOpen(opened),
          small: await smallTargets(opened),
        };
        expect(found).toEqual({ troubles: [], sideways: [], wide: [], small: [] });
      });
    },
  );
});

/** What lies below the form follows the answer once it comes near the screen. */
async function showSteps(page: Page): Promise<void> {
  const hasSteps = await page.evaluate(() => {
    const workings = document.querySelector(".workings");
    workings?.scrollIntoView();
    return workings !== null && workings.childElementCount > 0;
  });
  // One formula that says what the answer says is no step.
  if (hasSteps) await page.locator(".workings:not(.past) .steps").waitFor({ state: "visible" });
}

/** Runs in the page, before its scripts: it is noon of that day there. */
function stopClock(noon: string): void {
  const RealDate = Date;
  const now = new RealDate(noon).getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: [] | [number]) => (given.length === 0 ? new RealDate(now) : new RealDate(...given)),
    get: (target, name): unknown => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
