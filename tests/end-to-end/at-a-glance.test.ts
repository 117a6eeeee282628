/** What a page looks like before anything is touched: what belongs together stands together, and nothing is cut off. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right" | "height">;
const boxes = async (parts: Locator): Promise<readonly Box[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );

describe("on a phone", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 } });

  test("a comma is on the line of the figure it follows, and nothing hangs over the edge", async () => {
    await visit("/en/legal/north-carolina/dwi", async (page) => {
      await hydrated(page);
      const [figure] = await boxes(page.locator(".answer-marked .answer-figure"));
      const [mark] = await boxes(page.locator(".answer-marked .answer-mark"));
      expect(mark?.bottom).toBeGreaterThan(figure?.top ?? Infinity);
      expect(mark?.top).toBeLessThan(figure?.bottom ?? 0);
      expect(mark?.right).toBeLessThanOrEqual(375 - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  });

  test.each(["/en/finance/tip", "/en/math/basic", "/en/daily-life/grade"])(
    "what leads into %s is above the calculator, or nowhere",
    async (address) => {
      await visit(address, async (page) => {
        const [sheet] = await boxes(page.locator(".calculator-sheet"));
        const seen = (await boxes(page.locator("main > .lead"))).filter(({ height }) => height > 0);
        for (const { bottom } of seen) expect(bottom).toBeLessThanOrEqual(sheet?.top ?? 0);
      });
    },
  );

  test.each(["/ar/legal/north-carolina/vape", "/es/legal/north-carolina/vape"])(
    "a long option of %s is read to its end",
    async (address) => {
      await visit(address, async (page) => {
        await hydrated(page);
        const read = await page.locator(".control > .chosen").evaluateAll((chosen) =>
          chosen.map((text) => {
            const list = text.nextElementSibling;
            const option = list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : undefined;
            return { isWhole: text.scrollWidth <= text.clientWidth, isItsOwn: text.textContent === option };
          }),
        );
        expect(read.length).toBeGreaterThan(0);
        expect(read.filter(({ isWhole, isItsOwn }) => !isWhole || !isItsOwn)).toEqual([]);
      });
    },
  );
});

describe.each([
  { width: 375, height: 812 },
  { width: 820, height: 1180 },
])("at $width pixels", (viewport) => {
  const { visit } = useVisitor({ viewport });

  test.each(["/en/health/bmi", "/es/finance/mortgage"])(
    "the tabs of charts of %s are in one line",
    async (address) => {
      await visit(address, async (page) => {
        await hydrated(page);
        // What the server drew has none; its code comes when it is near.
        await page.evaluate(() => document.querySelector(".chart")?.scrollIntoView());
        await page.locator(".chart-tabs").first().waitFor();
        const tops = (await boxes(page.locator(".chart-tabs > *"))).map(({ bottom }) => bottom);
        expect(tops.length).toBe(2);
        expect(new Set(tops).size).toBe(1);
      });
    },
  );
});

describe("on a desk", () => {
  const { visit } = useVisitor({ viewport: { width: 1440, height: 900 } });

  test("a basic calculator shows its digits first, down to the key that answers", async () => {
    await visit("/en/math/basic", async (page) => {
      await hydrated(page);
      const [digits] = await boxes(page.locator(".keypad-digits"));
      const [functions] = await boxes(page.locator(".keypad-functions"));
      const [equals] = await boxes(page.locator(".key-equals"));
      const isBelow = (functions?.top ?? 0) >= (digits?.bottom ?? Infinity);
      const isBeside = (functions?.left ?? 0) >= (digits?.right ?? Infinity);
      expect(functions?.height === 0 || isBelow || isBeside).toBe(true);
      expect(equals?.bottom).toBeLessThan(900);
    });
  });

  test("what can be done with an answer is in sight with it", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const [tools] = await boxes(page.locator(".tools"));
      expect(tools?.bottom).toBeLessThan(900);
    });
  });
});

describe("on a tablet", () => {
  const { visit } = useVisitor({ viewport: { width: 820, height: 1180 } });

  test.each(["/en/finance/tip", "/es/finance/tip", "/ar/finance/tip"])(
    "%s leads to all calculators in one line with the search",
    async (address) => {
      await visit(address, async (page) => {
        const [search] = await boxes(page.locator(".search-form-compact"));
        const [all] = await boxes(page.locator(".all-calculators"));
        const [languages] = await boxes(page.locator(".languages"));
        expect(all?.height).toBeGreaterThan(0);
        expect(all?.height).toBeLessThan(30);
        expect(all?.top).toBeLessThan(search?.bottom ?? 0);
        expect(languages?.right).toBeLessThanOrEqual(820);
      });
    },
  );
});
