/** What a page looks like before anything is touched: what belongs together stands together, and nothing is cut off. */
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { useVisitor } from "./setup/browser.ts";
import { readBuilt } from "./setup/built-site.ts";
import { hydrated } from "./setup/form.ts";
import { narrow } from "./setup/narrow.ts";
import { calculatorPages } from "./setup/pages.ts";

/** Pages whose answer has a mark behind its figure: the first of each language. */
const marked = locales.flatMap(
  ({ id }) =>
    calculatorPages.find(
      ({ address, locale }) =>
        locale === id && readBuilt(`${address}/index.html`).includes('class="answer-mark"'),
    )?.address ?? [],
);

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right" | "height">;
const boxes = async (parts: Locator): Promise<readonly Box[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );

// What the server draws is looked at without scripts, in a quarter of the time; elsewhere of pages that are awake.
describe("on a phone", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false });

  test.each(marked)(
    "on %s a comma is on the line of the figure it follows, and nothing hangs out of the column",
    async (address) => {
      await visit(address, async (page) => {
        const [sentence] = await boxes(page.locator(".answer-sentence"));
        const [figure] = await boxes(page.locator(".answer-marked .answer-figure"));
        const [mark] = await boxes(page.locator(".answer-marked .answer-mark"));
        expect(mark?.bottom).toBeGreaterThan(figure?.top ?? Infinity);
        expect(mark?.top).toBeLessThan(figure?.bottom ?? 0);
        for (const part of await boxes(page.locator(".answer-sentence :is(.answer-mark, .answer-beside)"))) {
          expect(part.left).toBeGreaterThanOrEqual(sentence?.left ?? Infinity);
          expect(part.right).toBeLessThanOrEqual(sentence?.right ?? 0);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      });
    },
  );

  test.each(["/en/finance/mortgage", "/es/daily-life/age", "/ar/finance/mortgage"])(
    "the number of a step on %s is on the line of the name before it",
    async (address) => {
      await visit(address, async (page) => {
        const alone = await page.locator(".step-link > sup").evaluateAll((numbers) =>
          numbers
            .filter((number) => {
              const { left, right } = number.getBoundingClientRect();
              const line = number.parentElement?.getBoundingClientRect();
              return document.dir === "rtl" ? right >= (line?.right ?? 0) - 1 : left <= (line?.left ?? 0) + 1;
            })
            .map((number) => number.parentElement?.textContent),
        );
        expect(alone).toEqual([]);
      });
    },
  );

  test.each(["/en/finance/currency-converter", "/zh/finance/currency-converter"])(
    "a day of a step on %s is in one line",
    async (address) => {
      await visit(address, async (page) => {
        const days = (await boxes(page.locator(".step-list .step-cells dd"))).map(({ height }) => height);
        expect(days.length).toBeGreaterThan(2);
        expect(Math.max(...days)).toBeLessThan(32);
      });
    },
  );

  test("the lines of a step in words begin where those of the language do", async () => {
    await visit("/ar/daily-life/age", async (page) => {
      const formulas = page.locator(".step-list .formula:not(:has(.math-fraction))");
      const short = await formulas.evaluateAll((all) =>
        all.flatMap((formula) => {
          const range = document.createRange();
          const { right } = formula.getBoundingClientRect();
          return [...formula.children].flatMap((part) => {
            range.selectNodeContents(part);
            const lines = new Map<number, number>();
            for (const rect of range.getClientRects())
              lines.set(
                Math.round(rect.bottom / 8),
                Math.max(lines.get(Math.round(rect.bottom / 8)) ?? 0, rect.right),
              );
            return lines.size > 1 && [...lines.values()].some((end) => end < right - 12)
              ? [formula.textContent]
              : [];
          });
        }),
      );
      expect(short).toEqual([]);
    });
  });

  test.each(["/en/finance/tip", "/en/math/basic", "/en/daily-life/grade"])(
    "what leads into %s is above the calculator, or nowhere",
    async (address) => {
      await visit(address, async (page) => {
        const [sheet] = await boxes(page.locator(".calculator-layout"));
        const seen = (await boxes(page.locator("main > .lead"))).filter(({ height }) => height > 0);
        for (const { bottom } of seen) expect(bottom).toBeLessThanOrEqual(sheet?.top ?? 0);
      });
    },
  );

  test.each(["/ar/legal/north-carolina/vape", "/es/legal/north-carolina/vape"])(
    "a long option of %s is read to its end",
    async (address) => {
      await visit(address, async (page) => {
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

describe("on the narrowest phone, as it comes", () => {
  const { visit } = useVisitor({ ...narrow, javaScriptEnabled: false });

  test("the heading of a list of units is read to its end", async () => {
    await visit("/es/conversion/area-converter", async (page) => {
      const [heading] = await boxes(page.locator(".grouped-table h3"));
      expect(heading?.right).toBeLessThanOrEqual(320);
    });
  });

  test.each(["/es/legal/north-carolina/class-h-felony", "/ar/finance/student-loan"])(
    "a remark's link on %s is in one line",
    async (address) => {
      await visit(address, async (page) => {
        const [link] = await boxes(page.locator(".answer-warning a"));
        expect(link?.height).toBeLessThan(30);
      });
    },
  );
});

describe("on the narrowest phone", () => {
  const { visit } = useVisitor(narrow);

  test("each figure that is read off a chart is beside its name", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.evaluate(() => document.querySelector(".chart")?.scrollIntoView());
      await page.locator(".chart-tabs").first().waitFor();
      const heights = (await boxes(page.locator(".chart-readout > *"))).map(({ height }) => height);
      expect(heights.length).toBeGreaterThan(1);
      expect(Math.max(...heights)).toBeLessThan(30);
    });
  });

  test("figures of limits on a gauge keep apart", async () => {
    await visit("/zh/health/bmi?height=170+centimeter&weight=70+kilogram", async (page) => {
      await hydrated(page);
      await page.evaluate(() => document.querySelector(".chart")?.scrollIntoView());
      const limits = (await boxes(page.locator(".limit text"))).toSorted(
        (one, other) => one.left - other.left,
      );
      expect(limits.length).toBe(2);
      expect((limits[1]?.left ?? 0) - (limits[0]?.right ?? 0)).toBeGreaterThan(6);
    });
  });
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

describe("on a desk, as it comes", () => {
  const { visit } = useVisitor({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });

  test.each(["/en/finance/student-loan", "/ar/legal/north-carolina/dwi"])(
    "no heading of %s is directly above another",
    async (address) => {
      await visit(address, async (page) => {
        const weights = await page
          .locator(".field-group > legend + .rows > legend")
          .evaluateAll((names) => names.map((name) => getComputedStyle(name).fontWeight));
        expect(new Set(weights)).toEqual(new Set(["400"]));
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

  test("both units of a length are in one line, or in a list", async () => {
    await visit("/zh/health/bmi", async (page) => {
      await hydrated(page);
      const rows = (await boxes(page.locator(".inputs > .field:not(.options)"))).map(({ height }) => height);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
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
  const { visit } = useVisitor({ viewport: { width: 820, height: 1180 }, javaScriptEnabled: false });

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
