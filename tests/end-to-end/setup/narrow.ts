import type { Page } from "playwright-core";

/** The narrowest screen: a page fits into it, and what one presses is large enough for a thumb. */
export const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;

/** Elements one must scroll sideways to see, if the page scrolls sideways at all. */
export async function standingOut(page: Page): Promise<readonly string[]> {
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

/** What one presses in a calculator that is in use, where it is less than 44 pixels high. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  // In one task of the page: an element found in one task may be drawn anew before it is measured in the next.
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ["button", "select", "summary", "input:not([type=radio]):not([type=checkbox])"]
          .map((target) => `#calculator ${target}`)
          .join(),
      ),
    ].flatMap((element) => {
      const { height, width } = element.getBoundingClientRect();
      if (
        height >= 43.5 ||
        width === 0 ||
        height === 0 ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return [];
      return [`${Math.round(height)} px: ${element.outerHTML.slice(0, 100)}`];
    }),
  );
}

/** The page or its formulas, if they are wider than the screen once everything is open. It is left as it was. */
export async function wideWhenOpen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const folded = [...document.querySelectorAll("details:not([open])")];
    for (const details of folded) details.toggleAttribute("open", true);
    const wide = [document.documentElement, ...document.querySelectorAll(".formula")].flatMap((element) =>
      element.scrollWidth <= element.clientWidth ? [] : [(element.textContent ?? "").slice(0, 100)],
    );
    for (const details of folded) details.toggleAttribute("open", false);
    return wide;
  });
}
