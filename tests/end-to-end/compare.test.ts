import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";

/** 320,000 at 6.5%: $2,022.62 over 30 years and $2,787.54 over 15, as any table of payments has it. */
const difference = "$764.92 more";

describe("answers set side by side", () => {
  const { visit } = useVisitor();

  test("tell the difference, are kept in the address, and give way to the answer when removed", async () => {
    await visit("/en/finance/mortgage", async (page, troubles) => {
      await hydrated(page);
      await page.getByRole("button", { name: "Compare" }).click();
      const comparison = page.locator(".comparison");
      await comparison.waitFor();
      await field(page, "years").fill("15");
      await comparison.getByText(difference).waitFor();
      expect(await cellsOf(page, "Term")).toEqual(["30 years", "15 years", "−15 years"]);
      expect(await cellsOf(page, "Principal and interest")).toEqual(["$2,022.62", "$2,787.54", "+$764.92"]);
      const total = page.locator(".compared-main td").first();
      expect(await total.evaluate((cell) => getComputedStyle(cell).borderBlockEndStyle)).toBe("double");
      // The first one stays in the picture, dashed.
      await page.locator(".main-chart:not(.past) .line-earlier").first().waitFor();
      await page.locator(".chart-readout .read-earlier").first().waitFor();
      // The address follows a little later, so as not to change with each key.
      await page.waitForURL(
        ({ searchParams }) => searchParams.get("years") === "15" && searchParams.has("pin.1"),
      );
      await page.reload();
      await comparison.getByText(difference).waitFor();
      await page.getByRole("button", { name: "Remove: First" }).click();
      await comparison.waitFor({ state: "detached" });
      await page.waitForURL((url) => !url.search.includes("pin."));
      await expect.poll(() => page.locator(".answer-figure").innerText()).toBe("$3,354.21");
      expect(troubles).toEqual([]);
    });
  });

  test("are three at most, and Start again puts them away", async () => {
    await visit("/en/finance/tip", async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: "Compare" }).click();
      await page.getByRole("button", { name: "Pin this one too" }).click();
      const heads = (): Promise<number> => page.locator(".comparison thead th").count();
      expect(await eventually(heads, (count) => count === 5)).toBe(5);
      await page.getByRole("button", { name: "Pin this one too" }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Start again" }).click();
      await page.locator(".comparison").waitFor({ state: "detached" });
    });
  });
});

async function cellsOf(page: Page, name: string): Promise<readonly string[]> {
  const cells = await page.locator(".comparison tr", { hasText: name }).locator("td").allInnerTexts();
  return cells.map((text) => text.replaceAll("\u00a0", " "));
}
