import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { openedPages } from "./setup/sampled-pages.ts";

const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test.concurrent.each(openedPages)(
  "$address loads without trouble, fits into 320 pixels, and axe finds nothing",
  async ({ address }) => {
    const found = await visit(address, async (page, troubles) => ({
      troubles: [...troubles],
      sideways: await standingOut(page),
      axe: await axeViolations(page),
    }));
    expect(found).toEqual({ troubles: [], sideways: [], axe: [] });
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
