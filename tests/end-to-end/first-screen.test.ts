import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { firstScreen } from "./setup/first-screen.ts";
import { asksForSomething, type CalculatorPage } from "./setup/pages.ts";
import { screenedPages, screens } from "./setup/screens.ts";

describe.each(screens)("opened at $width x $height", ({ width, height, fields }) => {
  const { visit } = useVisitor({ viewport: { width, height } });

  test.concurrent.each(screenedPages)(
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
