import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

describe("recently used calculators", () => {
  const { visit } = useVisitor();

  test("are kept on the device only for who wants it, and deleted again", async () => {
    const kept = async (): Promise<string | null> =>
      visit("/en/terms", async (page) => page.evaluate(() => localStorage.getItem("plainsum.recent")));
    await visit("/en/finance/tip", hydrated);
    expect(await kept()).toBeNull();

    await visit("/en", async (page) => {
      await page.getByRole("button", { name: "Keep a list" }).press("Enter");
      await expect.poll(() => page.locator(".recent-empty").isVisible()).toBe(true);
      expect(await page.locator(".recent-kept button").evaluate((button) => button.matches(":focus"))).toBe(
        true,
      );
    });
    await visit("/en/finance/tip", hydrated);
    await visit("/es/health/bmi?weight=70+kilogram", hydrated);
    await visit("/es/finance/tip", hydrated);
    // Nothing but names and addresses, without figures.
    expect(await kept()).not.toContain("?");

    await visit("/en", async (page, troubles) => {
      const links = page.locator(".recent ul a");
      await links.first().waitFor();
      await expect
        .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
        .toEqual(["/en/finance/tip", "/en/health/bmi"]);
      await expect.poll(() => links.allTextContents()).toEqual(["Tip", "BMI"]);
      await page.getByRole("button", { name: "Delete the list and stop" }).click();
      await expect.poll(() => page.locator(".recent-offer").isVisible()).toBe(true);
      expect(troubles).toEqual([]);
    });
    expect(await kept()).toBeNull();
  });
});
