import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";

/** What a loan is paid back with each month: P × r ÷ (1 − (1 + r)⁻ⁿ). */
function payment(amount: number, yearlyRate: number, years: number): string {
  const rate = yearlyRate / 12;
  const each = (amount * rate) / (1 - (1 + rate) ** (-12 * years));
  return each.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

const home = 300_000 * 0.8;

describe("the search box", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    {
      locale: "en",
      lines: [
        { line: "300k house 20% down 7%", figure: payment(home, 0.07, 30), keeps: "" },
        { line: "and 15 years?", figure: payment(home, 0.07, 15), keeps: "7%" },
        { line: "what about 6%", figure: payment(home, 0.06, 15), keeps: "15 years" },
      ],
    },
    {
      locale: "es",
      lines: [
        { line: "hipoteca 300000 20% enganche 7%", figure: payment(home, 0.07, 30), keeps: "" },
        { line: "¿y 15 años?", figure: payment(home, 0.07, 15), keeps: "7%" },
      ],
    },
    {
      locale: "zh",
      lines: [
        { line: "贷款 20000 8% 5年", figure: payment(20_000, 0.08, 5), keeps: "" },
        { line: "3年呢？", figure: payment(20_000, 0.08, 3), keeps: "8%" },
      ],
    },
  ])("goes on from the answer before it in $locale, and says what it keeps", async ({ locale, lines }) => {
    await visit(`/${locale}/search`, async (page, troubles) => {
      const box = page.locator("main input[name=q]");
      const figure = page.locator("main .ask-figure");
      for (const { line, figure: wanted, keeps } of lines) {
        // Somebody empties the box and types.
        await box.fill("");
        await box.pressSequentially(line);
        const shown = await eventually(
          async () => ((await figure.count()) === 0 ? "" : ((await figure.textContent()) ?? "")),
          (text) => text.includes(wanted),
        );
        expect(shown).toContain(wanted);
        const notes = await page.locator("main .ask-note").allTextContents();
        expect(notes.join(" ").replaceAll("\u00a0", " ")).toContain(keeps);
      }
      expect(troubles).toEqual([]);
    });
  });
});
