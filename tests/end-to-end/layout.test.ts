import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { useVisitor } from "./setup/browser.ts";
import { fetchEverything, takenOver } from "./setup/draw-everything.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";

/**
 * The payment of a sample Loan Estimate of the Consumer Financial Protection Bureau, $761.78, with a twelfth of $4,800 of
 * tax, of $2,000 of insurance and of 0.6% of $162,000.
 */
const total = "$1,409.45";

describe("on the narrowest screens", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("the field in hand says the figure the answer is about", async () => {
    await visit("/en/math/twos-complement?direction=binary&binary=11010110", async (page) => {
      await hydrated(page);
      await field(page, "binary").focus();
      await page.locator(".calculator-form").evaluate((form) => form.scrollIntoView({ block: "start" }));
      await page.locator(".sticky-answer").getByText("−42").waitFor();
    });
  });

  test("the answer is said again at the field in hand while it is out of sight", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      const echo = page.locator(".field:focus-within > .sticky-answer");
      await hydrated(page);
      await field(page, "home_price").fill("180000");
      await field(page, "down_payment").fill("18000");
      await field(page, "annual_rate").fill("3.875");
      await field(page, "property_tax").scrollIntoViewIfNeeded();
      await field(page, "hoa_dues").focus();
      await echo.getByText(total).waitFor();
      await expect.poll(() => echo.getAttribute("aria-hidden")).toBe("true");
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await echo.waitFor({ state: "hidden" });
    });
  });

  test("a field stays where it is when it is reached from the one above, and after", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.locator(".calculator-form").evaluate((form) => form.scrollIntoView({ block: "start" }));
      const ids = ["down_payment", "annual_rate", "years", "property_tax", "home_insurance"];
      for (const [index, id] of ids.entries()) {
        const reached = field(page, id);
        const before = await reached.evaluate(topAtRest);
        await reached.evaluate((element) => element.focus({ preventScroll: true }));
        expect(await reached.evaluate(topAtRest), `${id}, number ${String(index)}`).toBe(before);
        await reached
          .locator("xpath=ancestor::*[contains(@class, 'field')]/*[@class='sticky-answer']")
          .first()
          .waitFor({ state: "attached" });
      }
    });
  });
});

describe("results of any length on the narrowest screens", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("fit into them, at the foot of the form too", async () => {
    await visit("/en/math/square-root", async (page) => {
      await hydrated(page);
      await field(page, "radicand").fill("123456789");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test("have names in their tables that are read in words, not letter by letter", async () => {
    await visit("/zh/finance/student-loan", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const names = page.locator(".result-table").first().locator("tbody th");
      const widths = await names.evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect().width),
      );
      expect(widths.length).toBeGreaterThan(2);
      expect(Math.min(...widths)).toBeGreaterThan(50);
    });
  });

  test("tables of three amounts a month need no scrolling sideways on the usual ones", async () => {
    await visit("/en/finance/loan", async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const box = page.locator(".result-table .table-scroll").last();
      await box.scrollIntoViewIfNeeded();
      // The styles of tables come once one is near.
      const sideways = (): Promise<number> =>
        box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await eventually(sideways, (pixels) => pixels === 0)).toBe(0);
    });
  });
});

describe("a power", () => {
  const { visit } = useVisitor();

  test("has a fraction in its exponent above the line, not beside it", async () => {
    await visit("/en/math/square-root", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      // Every formula is under the steps, folded.
      for (const fold of await page.locator("details").all())
        await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
      const [base, exponent] = await page
        .locator(".math-power:has(> sup .math-fraction)")
        .first()
        .evaluate((power) => [...power.children].map((part) => part.getBoundingClientRect().bottom));
      expect((base ?? 0) - (exponent ?? 0)).toBeGreaterThan(4);
    });
  });
});

describe("tables", () => {
  const { visit } = useVisitor();

  test("are a stop for the keyboard where they scroll, and nowhere else", async () => {
    await visit("/en/finance/loan", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      // Which tables scroll, and which the keyboard stops at.
      const found = async (): Promise<readonly (readonly [boolean, boolean])[]> =>
        page
          .locator(".result-table .table-scroll")
          .evaluateAll((boxes) =>
            boxes.map((box): [boolean, boolean] => [
              box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth,
              box.hasAttribute("tabindex"),
            ]),
          );
      const tables = await eventually(found, (all) => all.every(([scrolls, stops]) => scrolls === stops));
      expect(tables.filter(([scrolls, stops]) => scrolls !== stops)).toEqual([]);
      expect(tables.some(([scrolls]) => !scrolls)).toBe(true);
    });
  });
});

describe("digits of a base", () => {
  const { visit } = useVisitor();

  test("are one figure, and no number with a unit", async () => {
    await visit("/en/math/ones-complement?task=checksum", async (page) => {
      const figure = page.locator("[data-output=checksum]").first();
      await hydrated(page);
      await expect.poll(() => figure.textContent()).toBe("220d");
      await expect.poll(() => figure.locator(".answer-unit").count()).toBe(0);
    });
  });
});

describe("beside the form", () => {
  const { visit } = useVisitor();

  test("nothing is held in sight: no part of an answer ever lies over another", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("180000");
      const held = await page.evaluate(() =>
        [...document.querySelectorAll("#calculator *")].flatMap((element) =>
          element.checkVisibility() &&
          ["sticky", "fixed"].includes(getComputedStyle(element).position) &&
          // Below the form, beside the answer, the hint of the field in hand stays in sight.
          element.closest("table, .hint-in-hand") === null
            ? [element.className]
            : [],
        ),
      );
      expect(held).toEqual([]);
    });
  });
});

describe("the first line of a page", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test.each(locales)("is one line on the narrowest screens in $id", async ({ id }) => {
    await visit(`/${id}/finance/tip`, async (page) => {
      const row = page.locator(".site-header-row");
      expect(await row.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(72);
    });
  });
});

describe("the menu of languages", () => {
  const { visit } = useVisitor();

  test.each([
    { name: "Esc", close: async (page: Page) => page.keyboard.press("Escape") },
    { name: "a click elsewhere", close: async (page: Page) => page.mouse.click(200, 600) },
  ])("closes on $name", async ({ close }) => {
    await visit("/en", async (page) => {
      const menu = page.locator(".languages ul");
      await page.locator(".languages button").click();
      await expect.poll(() => menu.isVisible()).toBe(true);
      await close(page);
      await menu.waitFor({ state: "hidden" });
    });
  });
});

describe("the direction of the language", () => {
  const { visit } = useVisitor();

  test.each(locales)("$id is written $dir", async ({ id, tag, dir }) => {
    await visit(`/${id}`, async (page) => {
      expect(
        await page.evaluate(() => ({
          lang: document.documentElement.lang,
          dir: getComputedStyle(document.body).direction,
        })),
      ).toEqual({ lang: tag, dir });
    });
  });
});

/**
 * Runs in the page: where an element is once it has not moved for some frames, and for longer than anything folds. A busy
 * browser draws a frame a second: what is asked between two of them may be a place that nobody sees.
 */
async function topAtRest(element: Element): Promise<number> {
  const start = performance.now();
  let [top, same] = [Number.NaN, 0];
  while (same < 3 || performance.now() - start < 700) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const now = Math.round(element.getBoundingClientRect().top);
    same = now === top ? same + 1 : 0;
    top = now;
  }
  return top;
}
