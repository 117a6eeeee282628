import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { ExampleDescription } from "../../generator/runtime/description.ts";
import { encodeQuery } from "../../generator/runtime/query.ts";
import { differences, shownValues } from "../setup/shown-values.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { hydrated, outputValues, usualDay } from "./setup/form.ts";
import { narrow, smallTargets, standingOut, wideWhenOpen } from "./setup/narrow.ts";
import type { CalculatorPage } from "./setup/pages.ts";
import { everyPage, usedCalculators } from "./setup/sampled-pages.ts";

interface Case {
  readonly name: string;
  readonly link: string;
  readonly page: CalculatorPage;
  readonly example: ExampleDescription;
  readonly today: string;
}

/**
 * The first example of every calculator, its language in turn; or all in all. What page, terminal and program say of the rest
 * is a law; here is whether a browser computes and draws it.
 */
const cases: readonly Case[] = usedCalculators.flatMap((page) => {
  const shown = page.tested.calculator.background.examples
    .filter(({ variant }) => variant === page.variant.slug)
    .map((example) => ({
      name: `${page.address} ${example.id}`,
      link: `${page.address}?${encodeQuery(example.given).toString()}`,
      page,
      example,
      today: example.today ?? usualDay,
    }));
  return everyPage ? shown : shown.slice(0, 1);
});

/** The usual day, and each link that is opened on another with that. */
const days = [
  usualDay,
  ...cases.filter(({ today }) => today !== usualDay).map(({ link, today }) => `${link} ${today}`),
].join("\n");

// One visit for both: opening a page and waking it takes longer than any of these questions.
describe("page and program answer alike, on a screen of 320 pixels it fits into", () => {
  const { visit } = useVisitor({ ...narrow, begin: { run: stopClock, given: days } });

  test.concurrent.each(cases)("$name", async ({ link, page: { tested, variant }, example, today }) => {
    const { answer, read } = evaluate(tested.calculator, variant, example.given, { today });
    const computed = answer.status === "answered" ? shownValues(tested, answer.values) : {};

    await visit(link, async (opened, troubles) => {
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
  });
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

/** Runs in the page, before its scripts: it is noon of its link's day there. */
function stopClock(given: string): void {
  const [usual = "", ...others] = given.split("\n");
  const link = `${location.pathname}${location.search} `;
  const day = others.find((each) => each.startsWith(link))?.slice(link.length) ?? usual;
  const RealDate = Date;
  const now = new RealDate(`${day}T12:00:00`).getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, values: [] | [number]) =>
      values.length === 0 ? new RealDate(now) : new RealDate(...values),
    get: (target, name): unknown => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}
