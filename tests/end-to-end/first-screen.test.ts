import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated } from "./setup/form.ts";
import { jumps } from "./setup/in-hand.ts";
import { asksForSomething, type CalculatorPage } from "./setup/pages.ts";
import { everyPage } from "./setup/sampled-pages.ts";
import { outOfSight, phone, screenedPages, typedPages, widerScreens } from "./setup/screens.ts";

// One visit for every screen and for what is typed: opening a page and waking it takes longer than any of these questions.
describe("the first screen", () => {
  const { visit } = useVisitor({ viewport: phone });

  test.concurrent.each(screenedPages)(
    "of $address has its title, answer and first fields in sight, and where it is typed into, the field in hand stays where it is",
    async (calculator) => {
      await visit(calculator.address, async (page) => {
        await awake(page, calculator);
        expect(await outOfSight(page, [...widerScreens, phone])).toEqual([]);
        if (!asksForSomething(calculator) || !typedPages.includes(calculator)) return;
        // On the phone, where the answer is above the form.
        await hydrated(page);
        expect(await jumps(page)).toEqual([]);
        for (const { width, height } of widerInTurn(calculator)) {
          await page.setViewportSize({ width, height });
          await page.goto(calculator.address);
          await hydrated(page);
          expect(await jumps(page), `${width} x ${height}`).toEqual([]);
        }
      });
    },
  );
});

describe("the field in hand on a slow net", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 } });

  test.concurrent.each([
    { address: "/en/finance/mortgage", id: "home_price" },
    { address: "/en/daily-life/date-time-add-subtract", id: "start" },
    { address: "/en/health/bmi", id: "height" },
  ])("stays where it is when the rest comes: $address", async ({ address, id }) => {
    const places = await visit("/en/privacy", async (page) => {
      await page.route("**/assets/**", async (route) => {
        // The styles come first, or there is nothing to take in hand.
        if (!route.request().url().endsWith(".css")) await page.waitForTimeout(late);
        await route.continue();
      });
      await page.goto(address, { waitUntil: "commit" });
      await field(page, id).focus();
      const seen = placesOf(page, id);
      await field(page, id).fill("1");
      const all = await seen;
      // What is still on its way would find the page closed.
      await page.unrouteAll({ behavior: "wait" });
      return all;
    });
    expect([...new Set(places)]).toHaveLength(1);
  });
});

/** How late what a page asks for comes, in milliseconds. */
const late = 1000;

/** Where a field is on the screen at each frame until the page is ready, and a while after. */
async function placesOf(page: Page, id: string): Promise<readonly number[]> {
  return field(page, id).evaluate(async (element) => {
    const places: number[] = [];
    let left = 60;
    while (left > 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      places.push(Math.round(element.getBoundingClientRect().top));
      if (document.querySelector("#calculator[data-ready]") !== null) left -= 1;
    }
    return places;
  });
}

/** The wider screens that a page is typed into on as well: every third page on one of them; or all on all. */
function widerInTurn(calculator: CalculatorPage): readonly (typeof phone)[] {
  if (everyPage) return widerScreens;
  const turn = typedPages.indexOf(calculator) / 3;
  return Number.isInteger(turn) ? widerScreens.slice(turn % 3, (turn % 3) + 1) : [];
}

/** Waits, without touching anything, until the page shows what this visitor should see. */
async function awake(page: Page, calculator: CalculatorPage): Promise<void> {
  if (asksForSomething(calculator)) await page.locator("#calculator[data-ready]").waitFor();
}
