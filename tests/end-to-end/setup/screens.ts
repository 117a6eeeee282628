import { locales } from "../../../generated/catalog.ts";
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

const rightToLeft = locales.find(({ dir }) => dir === "rtl")?.id;

/** Every calculator in the first language, and some in turn in one that is read from right to left. */
export const screenedPages: readonly CalculatorPage[] = everyPage
  ? calculatorPages
  : [
      ...firstPages,
      ...inTurn("in sight", firstPages).flatMap((page) =>
        calculatorPages.filter(
          ({ route, locale }) => route === page.route && locale === rightToLeft && locale !== firstLocale,
        ),
      ),
    ];

/** Those of them that are typed into. */
export const typedPages: readonly CalculatorPage[] = inTurn("in hand", screenedPages);
