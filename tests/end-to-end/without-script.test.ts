import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { locales } from "../../generated/catalog.ts";
import { everyPage, usedCalculators } from "./setup/sampled-pages.ts";

/** One calculator in each language; the HTML of all is looked at as a file. */
const looked = everyPage
  ? usedCalculators
  : locales.flatMap(({ id }) => usedCalculators.find(({ locale }) => locale === id) ?? []);

describe("without JavaScript", () => {
  const { visit } = useVisitor({ javaScriptEnabled: false });

  test.concurrent.each(looked)("$address shows its worked result", async ({ address, tested }) => {
    await visit(address, async (page) => {
      const main = page.locator("main");
      const shown = await main.locator("[data-output]").count();
      const isTableOnly = tested.calculator.description.outputs.every(({ type }) => type === "table");
      const isRefused = (await main.locator(".refusal").count()) > 0;
      expect(shown > 0 || isTableOnly || isRefused).toBe(true);
      expect(await main.innerText()).not.toMatch(/NaN|undefined|\[object/);
      expect(await page.locator("noscript").count()).toBeGreaterThan(0);
    });
  });

  test("the first address leads to a language", async () => {
    await visit("/", async (page) => {
      expect(await page.locator("main a, body a").count()).toBeGreaterThan(0);
    });
  });
});
