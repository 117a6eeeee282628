import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { field } from "./setup/form.ts";

/** How long scripts take to come, in milliseconds, as with a slow phone on a slow net. */
const late = 2000;

describe("what is typed before the calculator is awake", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    { address: "/en/finance/tip", id: "bill", typed: "80", answer: /\$14\.40/ },
    { address: "/en/finance/mortgage", id: "annual_rate", typed: "7.25", answer: /\$2,182\.96/ },
    // Here the page has other fields for a visitor from this region, who began with the one that was there.
    { address: "/en/health/bmi", id: "height", typed: "200", answer: /17\.5/ },
  ])("is kept and answered: $address", async ({ address, id, typed, answer }) => {
    await visit("/en", async (page) => {
      await slowly(page, address);
      await field(page, id).press("Control+A");
      await page.keyboard.type(typed, { delay: 30 });
      await page.locator("#calculator[data-ready]").waitFor();
      expect(await field(page, id).inputValue()).toBe(typed);
      await page.locator("#result .answered", { hasText: answer }).waitFor();
    });
  });

  test.concurrent("loses no key while the page wakes", async () => {
    await visit("/en", async (page) => {
      await slowly(page, "/en/finance/tip");
      await field(page, "bill").press("Control+A");
      let digits = "";
      const type = async (digit: string): Promise<void> => {
        await page.keyboard.type(digit);
        digits += digit;
      };
      while ((await page.locator("#calculator[data-ready]").count()) === 0) await type("7");
      for (let more = 0; more < 5; more += 1) await type("3");
      expect(await field(page, "bill").inputValue()).toBe(digits);
    });
  });

  test.concurrent("is answered, not sent away, by Enter", async () => {
    await visit("/en", async (page) => {
      await slowly(page, "/en/finance/tip");
      await field(page, "bill").press("Control+A");
      await page.keyboard.type("80");
      await page.keyboard.press("Enter");
      await page.locator("#calculator[data-ready]").waitFor();
      await page.locator("#result .answered", { hasText: "$14.40" }).waitFor();
      expect(await field(page, "bill").inputValue()).toBe("80");
    });
  });
});

/** Opens a page whose scripts are late. */
async function slowly(page: Page, address: string): Promise<void> {
  await page.route("**/assets/chunks/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("#calculator").waitFor();
}
