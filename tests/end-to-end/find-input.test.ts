import { describe, expect, test } from "vitest";
import { resultsToFindFrom, solvableInputs } from "../../generator/presentation/find-from-result.ts";
import { renderMessage } from "../../generator/presentation/message.ts";
import { sharedIn } from "../setup/tested-calculator.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { hydrated } from "./setup/form.ts";
import { firstLocale, firstPages } from "./setup/pages.ts";

describe("an input found from a result", () => {
  const { visit } = useVisitor();
  const words = sharedIn(firstLocale);
  const said = (key: string): string => renderMessage(words[key] ?? "", {}, firstLocale);
  // A converter finds its amount by itself: its result is written over.
  const finding = firstPages.filter(
    ({ tested: { calculator } }) =>
      calculator.background.find !== undefined && calculator.description.converter === undefined,
  );

  // 226,768 at 6.5% over 360 months is 1,433.33 a month to the cent, 2,000.00 with 566.67 of taxes. Whole dollars do.
  test("the price of a home at 2,000 a month takes its place in the form, and the answer is 2,000", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: said("find.heading") }).click();
      const figure = page.getByRole("textbox", { name: "Total per month" });
      await figure.fill("$2,000");
      await page.getByRole("radio", { name: /Home price .*\$306,768/u }).waitFor();
      const line = page.locator(".find-line").first();
      expect(await line.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
      // Figures and pictures show what it would bring, the old course dashed; the form waits.
      await page.locator(".first-figures").getByText("$289,228.61").waitFor();
      await page.locator(".main-chart:not(.past) .line-earlier").first().waitFor();
      expect(await page.locator("#field-home_price").inputValue()).toBe("400,000");
      await page.keyboard.press("Enter");
      const price = (): Promise<string> => page.locator("#field-home_price").inputValue();
      expect(await eventually(price, (value) => value !== "400,000")).toBe("306,768");
      await page.locator(".answer-figure", { hasText: /^\$2,000\.00$/u }).waitFor();
      const pen = page.getByRole("button", { name: said("find.heading") });
      expect(await pen.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test("says of an input that cannot give way why, and Esc puts the answer back", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: said("find.heading") }).click();
      await page.getByRole("textbox", { name: "Total per month" }).fill("5");
      await page
        .locator(".find")
        .getByText("No value of Home price from $1.00 to $1,000,000,000.00 gives this result.")
        .waitFor();
      await page.keyboard.press("Escape");
      expect(await page.locator("strong.answer-figure").innerText()).toBe("$2,589.29");
      expect(await page.locator("#field-home_price").inputValue()).toBe("400,000");
    });
  });

  test.concurrent.each(finding)(
    "$address offers what its specification names",
    async ({ address, tested }) => {
      const { description, background } = tested.calculator;
      const { find = {} } = background;
      await visit(address, async (page, troubles) => {
        await hydrated(page);
        await page.getByRole("button", { name: said("find.heading") }).click();
        await page.locator(".find").waitFor();
        const lines = page.locator(".find .find-line");
        // Their values are worked out once the form's code has come.
        await lines.first().waitFor();
        const first = Object.keys(find)[0] ?? "";
        const [variant] = background.variants;
        const ids =
          variant === undefined ? [] : solvableInputs(description, find, variant).map(({ id }) => id);
        expect(ids.some((id) => resultsToFindFrom(find, id).includes(first))).toBe(true);
        expect(troubles).toEqual([]);
      });
    },
  );
});
