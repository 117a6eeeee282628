import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { narrow, smallTargets, standingOut, wideWhenOpen } from "./setup/narrow.ts";
import { asksForSomething, calculatorPages } from "./setup/pages.ts";
import { everyPage, judgedKinds, kinds, openedPages } from "./setup/sampled-pages.ts";
import { outOfSight, phone, widerScreens } from "./setup/screens.ts";

const calculators = calculatorPages.map(({ address }) => address);
/** The pages that can be waked. */
const awakening = new Set(calculatorPages.filter(asksForSomething).map(({ address }) => address));

/** Each kind of page, in each language; or every page. */
const inUse = openedPages.filter(({ address }) => everyPage || kinds.has(address));

describe("on the narrowest screen", () => {
  const { visit } = useVisitor(narrow);

  // Calculators meet axe while they are in use; here each kind of page does, in two of its languages.
  test.concurrent.each(inUse)(
    "$address loads without trouble, has targets of 44 pixels, fits into 320 pixels with everything open, and axe finds nothing",
    async ({ address }) => {
      const found = await visit(address, async (page, troubles) => ({
        troubles: [...troubles],
        sideways: await standingOut(page),
        axe: everyPage || judgedKinds.has(address) ? await axeViolations(page) : [],
        wide: await wideWhenOpen(page),
        small: awakening.has(address) ? await targetsInUse(page) : [],
      }));
      expect(found).toEqual({ troubles: [], sideways: [], axe: [], wide: [], small: [] });
    },
  );
});

// Every calculator is in use at this width where its answers are looked at; here its words are, in one of its languages:
// whether they fit is seen without a script, in a quarter of the time.
describe("on the narrowest screen, without scripts", () => {
  const { visit } = useVisitor({ viewport: narrow.viewport, javaScriptEnabled: false });

  test.concurrent.each(openedPages.filter((page) => !inUse.includes(page)))(
    "$address fits into 320 pixels with everything open, and a calculator has its answer and first field in sight",
    async ({ address }) => {
      const found = await visit(address, async (page) => ({
        sideways: await standingOut(page),
        wide: await wideWhenOpen(page),
        away: calculators.includes(address) ? await outOfSightWithScripts(page, address) : [],
      }));
      expect(found).toEqual({ sideways: [], wide: [], away: [] });
    },
  );
});

/**
 * Whether title, answer and first field are away on the phone or on one of the wider screens in turn, without the notice
 * that is there only where scripts are not. Pages that are awake show more.
 */
async function outOfSightWithScripts(page: Page, address: string): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const notice of document.querySelectorAll("noscript > p")) notice.remove();
  });
  const turn = calculators.indexOf(address) % widerScreens.length;
  const screens = [phone, ...widerScreens.slice(turn, turn + 1)];
  return outOfSight(
    page,
    screens.map((screen) => ({ ...screen, fields: 1 })),
  );
}

async function targetsInUse(page: Page): Promise<readonly string[]> {
  await hydrated(page);
  return smallTargets(page);
}
