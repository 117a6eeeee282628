import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";

describe("the search page finds", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    { locale: "en", query: "mortgage", want: "/en/finance/mortgage" },
    { locale: "en", query: "hipoteca", want: "/en/finance/mortgage" },
    { locale: "es", query: "房贷", want: "/es/finance/mortgage" },
    { locale: "ar", query: "propina", want: "/ar/finance/tip" },
  ])("$query on the page of $locale", async ({ locale, query, want }) => {
    await visit(`/${locale}/search`, async (page, troubles) => {
      await page.locator("main input[name=q]").fill(query);
      const first = page.locator("#search-list a").first();
      const found = await eventually(
        async () => first.getAttribute("href"),
        (href) => href === want,
      );
      expect(found).toBe(want);
      expect(troubles).toEqual([]);
    });
  });
});
