import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

describe("what an answer says", () => {
  const { visit } = useVisitor();

  test("is copied by keys alone: the figure, the sentence, the terminal's line", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.evaluate(() => {
        const write = async (text: string): Promise<void> => {
          document.title = text;
        };
        Object.defineProperty(navigator, "clipboard", { value: { writeText: write } });
      });
      const choices = [
        ["Figure", /^\$2,589\.29$/u],
        ["Sentence", /\$2,589\.29.*\./u],
        ["Terminal command", /^plainsum finance\/mortgage/u],
      ] as const;
      for (const [name, expected] of choices) {
        await page.getByRole("button", { name: "Copy" }).focus();
        await page.keyboard.press("Enter");
        const choice = page.locator(".menu").getByRole("button", { name });
        await choice.focus();
        await page.keyboard.press("Enter");
        await choice.waitFor({ state: "hidden" });
        await page.locator(".tools output", { hasText: "Copied" }).waitFor();
        expect(await page.title()).toMatch(expected);
      }
    });
  });
});
