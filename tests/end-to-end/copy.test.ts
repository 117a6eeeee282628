import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { bringIntoSight, hydrated } from "./setup/form.ts";

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
        await page.getByRole("button", { name: "Copy", exact: true }).focus();
        await page.keyboard.press("Enter");
        const choice = page.locator(".menu").getByRole("button", { name });
        await choice.focus();
        await page.keyboard.press("Enter");
        await choice.waitFor({ state: "hidden" });
        await page.locator(".tools output", { hasText: "Copied" }).waitFor();
        await expect.poll(() => page.title()).toMatch(expected);
      }
    });
  });
});

describe("how an answer was worked out", () => {
  const { visit } = useVisitor();

  test("is copied as text, for LaTeX, and as formulas that word processors take", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await hydrated(page);
      await bringIntoSight(page, ".steps");
      const copied = async (form: string): Promise<{ readonly plain: string; readonly html: string }> => {
        await page.getByRole("button", { name: "Copy the working" }).focus();
        await page.keyboard.press("Enter");
        const choice = page.locator("#copy-working").getByRole("button", { name: form });
        await choice.focus();
        await page.keyboard.press("Enter");
        await choice.waitFor({ state: "hidden" });
        await page.locator(".steps-head output", { hasText: "Copied" }).waitFor();
        const read = (type: string): Promise<string> =>
          page.evaluate(async (wanted) => {
            const [item] = await navigator.clipboard.read();
            return item?.types.includes(wanted) === true ? (await item.getType(wanted)).text() : "";
          }, type);
        return { plain: await read("text/plain"), html: await read("text/html") };
      };
      const text = await copied("Text");
      expect(text.plain).toContain("   Amount borrowed = $400,000.00 − $80,000.00 = $320,000.00\n");
      expect(text.html).toBe("");
      expect((await copied("LaTeX")).plain).toContain("\\frac{6.5\\%}{12}");
      const mathml = await copied("MathML");
      expect(mathml.plain).toMatch(/^<math xmlns/u);
      expect(mathml.html).toContain("<mfrac><mn>6.5%</mn><mn>12</mn></mfrac>");
    });
  });
});
