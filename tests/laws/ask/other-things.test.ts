import { describe, expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { calculatorOf } from "../../../generator/presentation/ask-index.ts";
import { foundRoutes, indexIn, replyTo } from "./search-line.ts";

/** What people look for on a page that the page is not. */
const things = locales.flatMap(({ id: language }) =>
  indexIn(language).pages.flatMap((page) =>
    page.keywords
      .slice(page.keywords.length - (page.others ?? 0))
      .map((thing) => ({ language, thing, page: calculatorOf(page) })),
  ),
);

describe("a page is not asked about what it only lists as another thing", () => {
  test("some pages list other things, in every language", () => {
    expect(new Set(things.map(({ language }) => language)).size).toBe(locales.length);
  });

  test.each(things)("$language: $thing, of $page", async ({ language, thing, page }) => {
    for (const figures of ["5000", "5000 20%", "50000 6% 36"]) {
      const { answer, incomplete } = await replyTo(language, `${thing} ${figures}`);
      for (const asked of [answer?.page, incomplete?.page])
        expect(asked === undefined ? undefined : calculatorOf(asked)).not.toBe(page);
    }
  });
});

test.each([
  ["en", "merchant cash advance 50000", "finance/business-loan"],
  ["en", "credit card 5000 20%", "finance/personal-loan"],
  ["en", "second mortgage 60000 9% 15 years", "finance/heloc"],
  ["en", "how much house can i afford 80000", "finance/mortgage"],
  ["en", "stocks 5000", "finance/schd-dividend"],
  ["es", "préstamo infonavit 500000", "finance/mortgage"],
  ["es", "tarjeta de credito 8000 45%", "finance/personal-loan"],
  ["zh", "信用卡 5000 18%", "finance/personal-loan"],
  ["ar", "بطاقة ائتمان 5000 20%", "finance/personal-loan"],
  // Any credit line could be meant, and none on a home is said.
  ["en", "line of credit 20000 8%", "finance/heloc"],
  ["es", "línea de crédito 20000 8%", "finance/heloc"],
  ["es", "linea de credito por 150,000 al 12%", "finance/heloc"],
  ["ar", "خط ائتمان 20000 8%", "finance/heloc"],
])("in %s, %s finds a page and has no answer", async (language, line, route) => {
  expect(await replyTo(language, line)).toEqual({ answer: undefined, incomplete: undefined });
  expect((await foundRoutes(language, line))[0]).toBe(route);
});
