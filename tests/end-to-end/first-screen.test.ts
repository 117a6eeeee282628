import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { useVisitor } from "./setup/browser.ts";
import { firstScreen } from "./setup/first-screen.ts";
import {
  asksForSomething,
  calculatorPages,
  firstLocale,
  firstPages,
  type CalculatorPage,
} from "./setup/pages.ts";
import { everyPage } from "./setup/sampled-pages.ts";

/** Screens, and how many fields each shows before anyone scrolls; a page with fewer shows them all. */
const screens = [
  { width: 1440, height: 900, fields: 6 },
  { width: 1280, height: 720, fields: 6 },
  { width: 820, height: 1180, fields: 6 },
  { width: 375, height: 812, fields: 2 },
];

const rightToLeft = locales.find(({ dir }) => dir === "rtl")?.id;

/** Every calculator in the first language and in one that is read from right to left. */
const pages: readonly CalculatorPage[] = everyPage
  ? calculatorPages
  : firstPages.flatMap((page) => [
      page,
      ...calculatorPages.filter(
        ({ route, locale }) => route === page.route && locale === rightToLeft && locale !== firstLocale,
      ),
    ]);

describe.each(screens)("opened at $width x $height", ({ width, height, fields }) => {
  const { visit } = useVisitor({ viewport: { width, height } });

  test.concurrent.each(pages)(
    "$address has its title, answer and first fields in sight",
    async (calculator) => {
      const below = await visit(calculator.address, async (page) => {
        await awake(page, calculator);
        return firstScreen(page, fields);
      });
      expect(below).toEqual([]);
    },
  );
});

/** Waits, without touching anything, until the page shows what this visitor should see. */
async function awake(page: Page, calculator: CalculatorPage): Promise<void> {
  if (asksForSomething(calculator)) await page.locator("#calculator[data-ready]").waitFor();
}
