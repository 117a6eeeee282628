import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { useVisitor } from "./setup/browser.ts";
import { fetchEverything } from "./setup/draw-everything.ts";
import { field, hydrated, oneMore, shownNumberInput } from "./setup/form.ts";
import { calculatorPages } from "./setup/pages.ts";

/** A calculator whose page has links to others of its kind and of another. */
const first = "finance/tip";

describe.each(locales)("the second page of a visit in $id", ({ id }) => {
  // Each language begins anew: nothing of another visit is at hand.
  const { visit } = useVisitor({ isNew: true });

  test("wakes, answers what is typed, and loads no file again that the first one had", async () => {
    await visit(`/${id}/${first}`, async (page, troubles) => {
      await hydrated(page);
      await fetchEverything(page);
      const had = new Set(await loaded(page));
      expect(had.size).toBeGreaterThan(10);

      await Promise.all([page.waitForURL(/\/percentage$/u), page.locator(".related a").first().click()]);
      await hydrated(page);
      await fetchEverything(page);
      // The browser asks for the rules of a page's links each time it opens one.
      const again = (await fetched(page)).filter((path) => had.has(path) && path.startsWith("/assets/"));
      expect(again).toEqual([]);

      const calculator = calculatorPages.find(({ address }) => address === new URL(page.url()).pathname);
      assert(calculator !== undefined, "the link leads to a calculator");
      const input = await shownNumberInput(page, calculator);
      assert(input !== undefined, "a number can be typed into it");
      const answer = page.locator("#result .answered").first();
      const before = await answer.textContent();
      await field(page, input.id).fill(oneMore(await field(page, input.id).inputValue()));
      await page.waitForURL((url) => url.searchParams.has(input.id));
      await expect.poll(() => answer.textContent()).not.toBe(before);
      expect(troubles).toEqual([]);
    });
  });
});

/** The paths of the styles, scripts, words and faces that a page has. */
async function loaded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
}

/** Those of them that came over the net. */
async function fetched(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}
