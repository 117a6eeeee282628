import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";

// Months that are past: an address says nothing of a month that is the visitor's own, which comes by itself.
describe("a month or a day", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    { locale: "en", month: /^[A-Z][a-z]+ \d{4}$/, typed: "march 1987", picked: "May 1988" },
    { locale: "es", month: /^\p{L}+ de \d{4}$/u, typed: "marzo 1987", picked: "mayo de 1988" },
    { locale: "zh", month: /^\d{4}年\d{1,2}月$/, typed: "1987年3月", picked: "1988年5月" },
    { locale: "ar", month: /^\p{L}+ \d{4}$/u, typed: "مارس 1987", picked: "مايو 1988" },
  ])("is written, typed and picked as in $locale; the address has it as in every language", async (given) => {
    await visit(`/${given.locale}/finance/mortgage`, async (page) => {
      await hydrated(page);
      const control = field(page, "start_month");
      expect(await control.inputValue()).toMatch(given.month);
      await control.fill(given.typed);
      expect(await addressed(page, "start_month", "1987-03")).toBe("1987-03");
      await pick(page, "start_month", "1988-05");
      expect(await control.inputValue()).toBe(given.picked);
      expect(await addressed(page, "start_month", "1988-05")).toBe("1988-05");
      await page.reload();
      await hydrated(page);
      expect(await control.inputValue()).toBe(given.picked);
    });
  });

  test.concurrent("stays as it was typed when the calendar is closed again", async () => {
    await visit("/en/daily-life/age", async (page, troubles) => {
      await hydrated(page);
      const control = field(page, "birth_date");
      expect(await control.inputValue()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      await control.fill("Nov 2");
      await page.locator(`.field:has(#field-birth_date) .date-picker button`).click();
      await page.keyboard.press("Escape");
      expect(await control.inputValue()).toBe("Nov 2");
      expect(troubles).toEqual([]);
    });
  });
});

/** What the address has of an input, once it is as wanted. */
async function addressed(page: Page, id: string, wanted: string): Promise<string> {
  return eventually(
    async () => Promise.resolve(new URL(page.url()).searchParams.get(id) ?? ""),
    (text) => text === wanted,
  );
}

/** Picks from the browser's own calendar, which tests cannot see. */
async function pick(page: Page, id: string, value: string): Promise<void> {
  await page.locator(`.field:has(#field-${id}) .date-picker input`).evaluate((input, picked) => {
    if (!(input instanceof HTMLInputElement)) return;
    // React takes what is set on the element for its own doing, and what is set past it for the visitor's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, picked);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, value);
}
