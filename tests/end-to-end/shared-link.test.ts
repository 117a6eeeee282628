import { chromium, type Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { unitOutputs } from "../../site/islands/form.ts";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated, shownNumberInput } from "./setup/form.ts";
import { firstPages } from "./setup/pages.ts";

describe("a link shows whoever opens it the same figures", () => {
  const { visit } = useVisitor();

  test.each(firstPages)("$address", async (calculator) => {
    await visit(calculator.address, async (page) => {
      await hydrated(page);
      const input = await shownNumberInput(page, calculator);
      if (input !== undefined) {
        const before = Number(
          (await field(page, input.id).inputValue()).replaceAll(",", "").replace("−", "-"),
        );
        await field(page, input.id).fill(String(before + 1));
      }
      for (const [index] of unitOutputs(calculator.tested).entries()) {
        const list = page.locator(".result-unit").nth(index);
        if (!(await list.isVisible())) continue;
        await list.selectOption({ index: (await list.locator("option").count()) - 1 });
      }
      const shown = await answerText(page);
      // What was changed last is written a moment later.
      await page.waitForTimeout(400);
      const link = page.url();
      if (input !== undefined) expect(link).toContain(`${input.id}=`);
      await page.reload();
      await hydrated(page);
      expect(await answerText(page)).toBe(shown);
      expect(await elsewhere(link)).toBe(shown);
    });
  });
});

/** What a visitor from another part of the world is shown. */
async function elsewhere(link: string): Promise<string> {
  const browser = await chromium.connect(inject("browser"));
  const context = await browser.newContext({ locale: "de-DE", timezoneId: "Asia/Tokyo" });
  try {
    const page = await context.newPage();
    await page.goto(link);
    await hydrated(page);
    return await answerText(page);
  } finally {
    await context.close();
    await browser.close();
  }
}

async function answerText(page: Page): Promise<string> {
  return page.locator("#result .answered, #result .refusal, #result .invalid").first().innerText();
}
