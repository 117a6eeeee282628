import type { Page } from "playwright-core";
import { locales } from "../../../generated/catalog.ts";
import { firstScreen } from "./first-screen.ts";
import { calculatorPages, firstLocale, firstPages, type CalculatorPage } from "./pages.ts";
import { everyPage, inTurn } from "./sampled-pages.ts";

interface Screen {
  readonly width: number;
  readonly height: number;
  /** How many fields it shows before anyone scrolls; a page with fewer shows them all. */
  readonly fields: number;
}

export const phone: Screen = { width: 375, height: 812, fields: 2 };
export const widerScreens: readonly Screen[] = [
  { width: 820, height: 1180, fields: 6 },
  { width: 1280, height: 720, fields: 6 },
  { width: 1440, height: 900, fields: 6 },
];

/** What should be in sight on one of these screens and isn't, each with the screen. The page is left on the last one. */
export async function outOfSight(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { fields, ...size } of screens) {
    await page.setViewportSize(size);
    found.push(...(await firstScreen(page, fields)).map((part) => `${size.width} x ${size.height}: ${part}`));
  }
  return found;
}

const rightToLeft = locales.find(({ dir }) => dir === "rtl")?.id;

/** Calculators as they open: some in the first language, and some in one that is read from right to left; or all in all. */
export const screenedPages: readonly CalculatorPage[] = everyPage
  ? calculatorPages
  : [
      ...inTurn("in hand", firstPages),
      ...inTurn(
        "in sight",
        calculatorPages.filter(({ locale }) => locale === rightToLeft && locale !== firstLocale),
      ),
    ];

/** Those of them that are typed into. */
export const typedPages: readonly CalculatorPage[] = everyPage
  ? screenedPages
  : screenedPages.filter(({ locale }) => locale === firstLocale);
