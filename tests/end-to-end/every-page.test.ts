import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { everyPage, kinds, openedPages } from "./setup/sampled-pages.ts";

const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

// Every calculator meets axe while it is in use; here each kind of page does, in each language.
test.concurrent.each(openedPages)(
  "$address loads without trouble, fits into 320 pixels with everything open, and axe finds nothing",
  async ({ address }) => {
    const found = await visit(address, async (page, troubles) => ({
      troubles: [...troubles],
      sideways: await standingOut(page),
      axe: everyPage || kinds.has(address) ? await axeViolations(page) : [],
      wide: await wideWhenOpen(page),
    }));
    expect(found).toEqual({ troubles: [], sideways: [], axe: [], wide: [] });
  },
);

/** Elements one must scroll sideways to see, if the page scrolls sideways at all. */
async function standingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.documentElement.scrollWidth <= 320
      ? []
      : [...document.querySelectorAll("body *")]
          .filter(
            (element) =>
              element.getBoundingClientRect().right > 321 || element.getBoundingClientRect().left < -1,
          )
          .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The page or its formulas, if they are wider than the screen once everything is open. */
async function wideWhenOpen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    return [document.documentElement, ...document.querySelectorAll(".formula")].flatMap((element) =>
      element.scrollWidth <= element.clientWidth ? [] : [(element.textContent ?? "").slice(0, 100)],
    );
  });
}
