import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { fetchEverything, takenOver } from "./setup/draw-everything.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";

/** A loan of 30 years from November 2026 on: left alone, it would begin in the visitor's month. */
const mortgage = "/en/finance/mortgage?start_month=2026-11";

/** The chart beside the answer, once it follows it. */
function chartOf(page: Page): ReturnType<Page["locator"]> {
  return page.locator(".main-chart:not(.past) .chart").first();
}

describe("the chart beside the answer", () => {
  const { visit } = useVisitor();

  test("follows each answer, and is read with the arrow keys", async () => {
    await visit(mortgage, async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      // At 6.5% it begins halfway: payment 182 of $2,654.69, interest rounded to the cent each month.
      await page.locator(".chart-readout", { hasText: "$1,009.42" }).first().waitFor();
      const chart = chartOf(page);
      const slider = chart.getByRole("slider");
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toContain("December 2041");
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await chart.locator(".chart-reader", { hasText: "December 2042" }).waitFor();
      await page.keyboard.press("Home");
      await chart.locator(".chart-reader", { hasText: "December 2026" }).waitFor();
    });
  });

  test("is read with a pointer, at the ends of years", async () => {
    await visit(mortgage, async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      const chart = chartOf(page);
      await chart.locator(".chart-readout", { hasText: "$1,009.42" }).waitFor();
      await chart.locator(".plot").scrollIntoViewIfNeeded();
      const box = await chart.locator(".plot").boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 60);
      await chart.locator(".chart-reader", { hasText: "October 2056" }).waitFor();
    });
  });
});

describe("the levels of a chart", () => {
  const { visit } = useVisitor();

  test("are drawn over its areas, so that their labels can be read", async () => {
    await visit("/en/finance/auto-loan", async (page) => {
      await hydrated(page);
      const chart = chartOf(page);
      await chart.locator(".tick text", { hasText: "$200" }).waitFor();
      const isOver = await chart.evaluate((figure) => {
        const [areas, levels] = [
          [...figure.querySelectorAll(".stretched")].at(-1),
          figure.querySelector(".tick"),
        ];
        if (areas === undefined || levels === null) return undefined;
        return (areas.compareDocumentPosition(levels) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
      expect(isOver).toBe(true);
    });
  });
});

describe("the bars of a chart", () => {
  const { visit } = useVisitor({ viewport: { width: 1440, height: 900 } });

  test("begin behind the labels of its levels, and each has its name where there is room", async () => {
    await visit("/en/finance/student-loan", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const chart = page.locator(".chart", { has: page.locator(".bar") });
      const edges = async (
        of: string,
      ): Promise<readonly { readonly left: number; readonly right: number }[]> =>
        chart.locator(of).evaluateAll((all) =>
          all.map((each) => {
            const { left, right } = each.getBoundingClientRect();
            return { left, right };
          }),
        );
      const labels = await edges(".tick text");
      const bars = await edges(".bar rect");
      expect(labels.length).toBeGreaterThan(1);
      expect(Math.max(...labels.map(({ right }) => right))).toBeLessThan(
        Math.min(...bars.map(({ left }) => left)),
      );
      await expect.poll(() => chart.locator(".tick-x text:visible").count()).toBe(bars.length);
    });
  });
});

describe("the bars of a chart on a phone", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 } });

  test.each(["automotive-engine/boat-fuel-consumption", "daily-life/audiobook-time", "finance/student-loan"])(
    "all have their names in %s, none over another",
    async (route) => {
      await visit(`/en/${route}`, async (page) => {
        await hydrated(page);
        await fetchEverything(page);
        await takenOver(page);
        const chart = page.locator(".chart", { has: page.locator(".bar") });
        const boxes = await chart.locator(".tick-x text:visible").evaluateAll((texts) =>
          texts.map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        expect(boxes).toHaveLength(await chart.locator(".bar").count());
        const over = boxes.filter((one) =>
          boxes.some(
            (other) =>
              other !== one &&
              other.left < one.right &&
              one.left < other.right &&
              other.top < one.bottom - 1 &&
              one.top < other.bottom - 1,
          ),
        );
        expect(over).toEqual([]);
      });
    },
  );
});

describe("a line over a schedule", () => {
  const { visit } = useVisitor();

  test("is read first where it says what the answer says", async () => {
    await visit("/en/automotive-engine/fuel-range", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const line = page.locator(".chart", { hasText: "Range by speed" });
      await field(page, "speed").fill("30");
      await line.locator(".chart-reader", { hasText: "30 mph" }).waitFor();
    });
  });
});

describe("charts that share a place", () => {
  const { visit } = useVisitor();

  test("are had by their titles: the answer by the input in hand, at the visitor's own value", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "annual_rate").fill("5.5");
      const tab = page.getByRole("button", { name: "Total per month by annual interest rate" });
      await tab.click();
      const chart = chartOf(page);
      await chart.locator(".own-point").waitFor();
      await expect.poll(() => chart.locator(".chart-reader b").innerText()).toBe("5.5%");
      await expect.poll(() => tab.getAttribute("aria-pressed")).toBe("true");
      await page.getByRole("button", { name: "Interest and principal over time" }).click();
      await chart.locator(".area-name").first().waitFor();
    });
  });
});

describe("time in charts of a language read from right to left", () => {
  const { visit } = useVisitor();

  test("runs from right to left, for the arrow keys too", async () => {
    await visit("/ar/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      const slider = chartOf(page).getByRole("slider");
      await slider.focus();
      const before = Number(await slider.inputValue());
      await page.keyboard.press("ArrowLeft");
      expect(Number(await slider.inputValue())).toBe(before + 1);
    });
  });
});

describe("a curve over an input of the form", () => {
  const { visit } = useVisitor();

  // Ten values lie on either side of 5.5%, up to half of it away: 0.275% from one to the next.
  test("puts the value at a place into its field, by keys or by dragging the visitor's point", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const rate = (): Promise<string> => field(page, "annual_rate").inputValue();
      await field(page, "annual_rate").fill("5.5");
      await page.getByRole("button", { name: "Total per month by annual interest rate" }).click();
      const chart = chartOf(page);
      const point = chart.locator(".own-handle");
      await point.waitFor();
      await chart.getByRole("slider").focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
      expect(await eventually(rate, (text) => text !== "5.5")).toBe("6.325");
      await chart.locator(".chart-reader", { hasText: "6.325%" }).waitFor();
      await point.scrollIntoViewIfNeeded();
      const middle = async (): Promise<readonly [number, number]> => {
        const box = await point.boundingBox();
        return [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
      };
      // Elsewhere a press reads, and changes nothing.
      const [left, top] = await middle();
      await page.mouse.click(left - 100, top);
      await page.waitForTimeout(600);
      expect(await rate()).toBe("6.325");
      // The curve may have been drawn anew for the answer meanwhile.
      const [x, y] = await middle();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y, { steps: 4 });
      await page.mouse.up();
      expect(Number(await eventually(rate, (text) => text !== "6.325"))).toBeLessThan(6.3);
    });
  });
});

describe("the rule of a gauge", () => {
  const { visit } = useVisitor();

  test("has the limits of the visitor's band on its second scale, in their unit", async () => {
    // 18.5 and 25 times 1.7 m squared.
    await visit("/en/health/bmi?system=metric&height=170&weight=70", async (page) => {
      await hydrated(page);
      for (const limit of ["53.5", "72.3"])
        await page.locator(".main-chart:not(.past) .limit text", { hasText: limit }).waitFor();
      // Moved by keys or pointer it changes the weight: 24.3 and 30 times 1.7 m squared.
      const handle = page.locator(".main-chart:not(.past) .gauge-handle");
      await handle.focus();
      await page.keyboard.press("ArrowRight");
      const weight = (): Promise<string> => field(page, "weight").inputValue();
      expect(await eventually(weight, (text) => text !== "70")).toBe("70.2");
      // However fast they follow one another: 24.8 times 1.7 m squared.
      for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
      expect(await eventually(weight, (text) => text === "71.7")).toBe("71.7");
      await handle.fill("30");
      expect(await eventually(weight, (text) => text !== "71.7")).toBe("86.7");
      // The answer follows the field, in a moment of its own.
      const said = async (): Promise<string> => (await handle.getAttribute("aria-valuetext")) ?? "";
      expect(await eventually(said, (text) => text.includes("30.0"))).toContain("30.0");
    });
  });
});
