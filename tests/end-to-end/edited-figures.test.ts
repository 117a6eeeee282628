import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated, outputValues } from "./setup/form.ts";

/** What a line shows, with its caret as `|`. */
async function pen(line: Locator): Promise<string> {
  return line.evaluate((element) => {
    if (!(element instanceof HTMLInputElement)) return "";
    const caret = element.selectionStart ?? 0;
    return `${element.value.slice(0, caret)}|${element.value.slice(caret)}`;
  });
}

async function payment(page: Page): Promise<number> {
  return Number((await outputValues(page))["payment"]);
}

describe("a figure the page has grouped", () => {
  const { visit } = useVisitor();

  // 20,000 over 60 months at 8% is 405.53 a month: every other figure follows from it.
  test.each(["en", "es", "ar"])("is edited in place: %s", async (locale) => {
    await visit(`/${locale}/finance/loan?amount=20000&annual_rate=8%25&term=60+month`, async (page) => {
      await hydrated(page);
      const amount = field(page, "amount");
      await amount.click();
      await amount.press("End");
      await amount.press("0");
      expect(await pen(amount)).toBe("200,000|");
      expect(
        await eventually(
          async () => payment(page),
          (sum) => sum > 4000,
        ),
      ).toBeCloseTo(4055.28, 2);
      await amount.press("Backspace");
      await amount.press("Backspace");
      expect(await pen(amount)).toBe("2,000|");
      expect(
        await eventually(
          async () => payment(page),
          (sum) => sum < 100,
        ),
      ).toBeCloseTo(40.55, 2);
      await expect.poll(() => page.locator("#field-amount-notice").count()).toBe(0);
      await amount.press("Home");
      await page.keyboard.type("35");
      expect(await pen(amount)).toBe("35|2,000");
      await amount.press("ArrowRight");
      await amount.press("ArrowRight");
      expect(await pen(amount)).toBe("352,|000");
      await amount.press("Backspace");
      expect(await pen(amount)).toBe("352|,000");
      await amount.press("Delete");
      expect(await pen(amount)).toBe("352,|000");
      // Whatever a browser takes back at once, it never shows half a change.
      for (let step = 0; step < 20 && (await amount.inputValue()) !== "20,000"; step += 1) {
        await page.keyboard.press("Control+Z");
        await expect.poll(() => amount.inputValue()).toMatch(/^(?:\d+|\d{1,3}(?:,\d{3})+)$/u);
      }
      await expect.poll(() => amount.inputValue()).toBe("20,000");
    });
  });

  test("anew, with a mark that groups, is asked about", async () => {
    await visit("/en/finance/loan", async (page) => {
      await hydrated(page);
      await field(page, "amount").fill("");
      await field(page, "amount").pressSequentially("400,00");
      await expect.poll(() => field(page, "amount").inputValue()).toBe("400,00");
      const notice = page.locator("#field-amount-notice");
      await notice.waitFor();
      await expect.poll(() => notice.innerText()).toBe("Read as 400 I meant 40,000");
      await notice.getByRole("button").click();
      await expect.poll(() => field(page, "amount").inputValue()).toBe("40,000");
      await notice.waitFor({ state: "detached" });
    });
  });

  test("a minus stands before its number in Arabic", async () => {
    await visit("/ar/math/percentage", async (page) => {
      await hydrated(page);
      const line = page.locator("#calculator input[type=text]").first();
      await line.fill("-200");
      expect(await line.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    });
  });
});

describe("what the page has written", () => {
  const { visit } = useVisitor();

  test.each([
    { address: "/en/math/basic", id: "calculation", typed: "5+5", after: "5+5|" },
    { address: "/en/finance/mortgage", id: "home_price", typed: "5", after: "5|" },
    { address: "/ar/math/percentage", id: "rate", typed: "7", after: "7|" },
    { address: "/en/daily-life/age", id: "birth_date", typed: "May 5, 1988", after: "May 5, 1988|" },
  ])("gives way to what is typed after a press: $address", async ({ address, id, typed, after }) => {
    await visit(address, async (page) => {
      await hydrated(page);
      await page.locator("h1").click();
      const line = field(page, id);
      await line.click();
      await page.keyboard.type(typed);
      expect(await pen(line)).toBe(after);
    });
  });

  test("has the caret where a second press puts it, and keeps what is chosen by drawing over it", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.locator("h1").click();
      const line = field(page, "home_price");
      await line.click();
      await line.click();
      expect(await line.evaluate((each: HTMLInputElement) => each.selectionEnd === each.selectionStart)).toBe(
        true,
      );
    });
  });
});
