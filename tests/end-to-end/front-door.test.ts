import { expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";

const { visit } = useVisitor();

test("all calculators are filtered by what one types, and all there again when it is gone", async () => {
  await visit("/en/search", async (page) => {
    const box = page.locator("main input[name=q]");
    const list = page.locator(".search-list");
    await expect.poll(() => list.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(7);
    await list.getByText("A $400,000 home with $80,000 down at 6.5% costs $2,589.29 a month.").waitFor();
    await box.fill("loan");
    await page
      .locator(".ask-panel")
      .getByRole("option", { name: /Student loan/u })
      .waitFor();
    await expect.poll(() => list.isVisible()).toBe(false);
    await box.fill("");
    await list.waitFor();
  });
});

test.each([
  { address: "/en/finance/morgage", words: "morgage", page: /Mortgage/u },
  { address: "/es/finance/propina-de-bar", words: "propina de bar", page: /Propina/u },
])("a page that is not there looks for what it may be: $address", async ({ address, words, page: named }) => {
  await visit(address, async (page) => {
    const box = page.locator("main input[name=q]");
    await page.locator(".ask-panel").getByRole("option", { name: named }).first().waitFor();
    await expect.poll(() => box.inputValue()).toBe(words);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("the page of law has the offenses of every state by name, each with its class and its page", async () => {
  await visit("/en/legal", async (page) => {
    const tables = page.locator(".offense-tables details");
    expect(await tables.count()).toBeGreaterThan(3);
    const florida = tables.filter({ has: page.locator("summary", { hasText: "Florida" }) });
    const row = florida.getByRole("row", { name: /Arson, first degree/u });
    expect(await row.isVisible()).toBe(false);
    await florida.locator("summary").click();
    expect(await row.getByRole("cell").allInnerTexts()).toEqual([
      "Arson, first degree",
      "first-degree felony",
      "Felony, Florida",
    ]);
    await row.getByRole("link").click();
    await page.waitForURL(/\/en\/legal\/florida\/felony\?offense=arson_1/u);
  });
});
