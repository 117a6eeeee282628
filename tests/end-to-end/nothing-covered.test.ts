import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { calculatorPages, firstPages } from "./setup/pages.ts";

/** Two pages whose columns change sides. */
const rightToLeft = ["/ar/finance/mortgage", "/ar/math/triangle-area/three-sides"];
const pages = [...firstPages, ...calculatorPages.filter(({ address }) => rightToLeft.includes(address))];

/** Of a window's height: less than one, so that every place is seen at the top, in the middle and at the bottom. */
const scrollStep = 0.4;

// Pictures of a whole page do not scroll, so they show nothing of what sticks to the window.
describe.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])("on a screen of $width by $height pixels", (viewport) => {
  const { visit } = useVisitor({ viewport });

  test("the pages in Arabic are among those looked at", () => {
    expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(rightToLeft));
  });

  test.concurrent.each(pages)("nothing on $address is covered", async ({ address }) => {
    const covered = await visit(address, async (page) => {
      await hydrated(page);
      return coveredParts(page);
    });
    expect(covered).toEqual([]);
  });
});

/** What lies under something else while the page is scrolled from its head to its end. */
async function coveredParts(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let at = 0; ; at += 1) {
    const { covered, isEnd } = await page.evaluate(lookAt, at * scrollStep);
    for (const part of covered) found.add(part);
    if (isEnd) return [...found];
  }
}

/** Runs in the page: scrolls to a place, counted in windows, and asks at points of every part what is seen there. */
async function lookAt(
  windows: number,
): Promise<{ readonly covered: readonly string[]; readonly isEnd: boolean }> {
  const perSide = 6;
  window.scrollTo({ top: windows * innerHeight, behavior: "instant" });
  // What was out of sight is laid out with the next picture.
  for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
  const seenPart = (element: Element): { left: number; top: number; right: number; bottom: number } => {
    const box = element.getBoundingClientRect();
    const part = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(innerWidth, box.right),
      bottom: Math.min(innerHeight, box.bottom),
    };
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const frame = outer.getBoundingClientRect();
      part.left = Math.max(part.left, frame.left);
      part.top = Math.max(part.top, frame.top);
      part.right = Math.min(part.right, frame.right);
      part.bottom = Math.min(part.bottom, frame.bottom);
    }
    return part;
  };
  const covered = [...document.querySelectorAll("main :is(figure, table, button, select, summary)")].flatMap(
    (element) => {
      const { left, top, right, bottom } = seenPart(element);
      // What is kept for screen readers alone is a pixel wide.
      if (right - left < 4 || bottom - top < 4 || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      for (let row = 0.5; row < perSide; row += 1)
        for (let column = 0.5; column < perSide; column += 1) {
          const seen = document.elementFromPoint(
            left + ((right - left) * column) / perSide,
            top + ((bottom - top) * row) / perSide,
          );
          if (seen !== null && !element.contains(seen) && !seen.contains(element))
            return [`${nameOf(element)} under ${nameOf(seen)}`];
        }
      return [];
    },
  );
  return { covered, isEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1 };

  function nameOf(element: Element): string {
    const own = `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join("")}`;
    return `${own} "${(element.textContent ?? "").trim().slice(0, 24)}"`;
  }
}
