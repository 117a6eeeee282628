import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated } from "./setup/form.ts";

describe("what-ifs under an answer", () => {
  const { visit } = useVisitor();

  test("say what follows from the visitor's figures, are made by a press, and are taken back by another or by Back", async () => {
    await visit("/en/finance/mortgage", async (page, troubles) => {
      await hydrated(page);
      const strip = page.locator(".main-chart:not(.past) .what-ifs");
      const line = (name: string) => strip.locator("dl > div", { hasText: name });
      const figure = page.locator(".answer-figure");
      // 320,000 at 6.5%: $2,022.62 over 30 years and $2,787.54 over 15, as any table of payments has it.
      await line("15 years").getByText("$764.92 more").waitFor();
      // An entry for the 30 years that are there already says nothing.
      await expect
        .poll(() => strip.getByRole("button").allInnerTexts())
        .not.toContainEqual(expect.stringContaining("30 years"));
      const button = line("15 years").getByRole("button");
      await button.focus();
      await page.keyboard.press("Enter");
      await figure.getByText("$3,354.21").waitFor();
      await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => field(page, "years").inputValue()).toBe("15");
      await line("15 years").getByText("$764.92 more").waitFor();
      await button.click();
      await figure.getByText("$2,589.29").waitFor();
      await button.click();
      await figure.getByText("$3,354.21").waitFor();
      await page.goBack();
      await figure.getByText("$2,589.29").waitFor();
      await expect.poll(() => field(page, "years").inputValue()).toBe("30");
      // Worked out from what is typed.
      await field(page, "annual_rate").fill("7");
      await line("Interest rate").getByText("7.5%").waitFor();
      expect(troubles).toEqual([]);
    });
  });

  // Payments of $2,022.62 and ¥202,262.
  test.each([
    { query: "", extra: "$200.00" },
    { query: "?paid_in=JPY&home_price=40000000&down_payment=8000000", extra: "¥20,000" },
  ])("add $extra to a payment$query", async ({ query, extra }) => {
    await visit(`/en/finance/mortgage${query}`, async (page, troubles) => {
      await hydrated(page);
      const strip = page.locator(".main-chart:not(.past) .what-ifs");
      await strip.getByRole("button", { name: `Monthly extra payment ${extra}` }).waitFor();
      expect(troubles).toEqual([]);
    });
  });

  test("go with a short link and a picture; the arrow keys step a figure", async () => {
    await visit("/en/finance/mortgage?years=15", async (page, troubles) => {
      await page.evaluate(() => {
        const write = async (text: string): Promise<void> => {
          document.title = text;
        };
        Object.defineProperty(navigator, "clipboard", { value: { writeText: write } });
      });
      await hydrated(page);
      const rate = field(page, "annual_rate");
      await rate.focus();
      await page.keyboard.press("ArrowUp");
      await expect.poll(() => rate.inputValue()).toBe("6.625");
      await page.keyboard.press("Shift+ArrowUp");
      await expect.poll(() => rate.inputValue()).toBe("7.875");
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => rate.inputValue()).toBe("6.5");
      await page.getByRole("button", { name: "Compare" }).click();
      await field(page, "years").fill("20");
      await page.locator(".comparison").getByText("20 years").first().waitFor();
      await page.getByRole("button", { name: "Link", exact: true }).click();
      await page.locator(".tools output", { hasText: "Copied" }).waitFor();
      const link = new URL(await page.title());
      expect([...link.searchParams.keys()]).toEqual(["start_month", "years", "of.example", "pin.1"]);
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      const picture = page.waitForEvent("download");
      await page.locator("#copy-menu").getByRole("button", { name: "Picture" }).click();
      expect((await picture).suggestedFilename()).toBe("mortgage.png");
      await page.goto(link.href);
      await page.locator(".comparison").getByText("20 years").first().waitFor();
      await expect.poll(() => page.locator(".remark").count()).toBe(0);
      link.searchParams.set("of.example", "old");
      await page.goto(link.href);
      await page.locator(".remark", { hasText: "has changed since this link was made" }).waitFor();
      expect(troubles).toEqual([]);
    });
  });
});
