import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { narrow, smallTargets, standingOut, wideWhenOpen } from "./setup/narrow.ts";
import { asksForSomething, calculatorPages } from "./setup/pages.ts";
import { everyPage, judgedKinds, kinds, openedPages } from "./setup/sampled-pages.ts";

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
    "$address fits into 320 pixels with everything open",
    async ({ address }) => {
      const found = await visit(address, async (page) => ({
        sideways: await standingOut(page),
        wide: await wideWhenOpen(page),
      }));
      expect(found).toEqual({ sideways: [], wide: [] });
    },
  );
});

async function targetsInUse(page: Page): Promise<readonly string[]> {
  await hydrated(page);
  return smallTargets(page);
}
