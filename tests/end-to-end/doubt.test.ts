import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

describe("an answer that rests on unconfirmed law", () => {
  const { visit } = useVisitor();

  test.concurrent.each(["en", "es", "zh", "ar"])(
    "says so directly below its figure, and leads to the step: %s",
    async (locale) => {
      await visit(`/${locale}/legal/north-carolina/class-h-felony`, async (page) => {
        await hydrated(page);
        const figure = await page.locator(".answer-figure").boundingBox();
        const remark = page.locator(".answer-warning");
        const box = await remark.boundingBox();
        const sentence = await page.locator(".answer-sentence").boundingBox();
        expect(
          box !== null && figure !== null && sentence !== null && box.y - sentence.y - sentence.height,
        ).toBeLessThan(40);
        await remark.getByRole("link").click();
        const step = page.locator(":target");
        await step.waitFor();
        // Parts of a step that cite the same say so once, below the last of them.
        await page.locator("li", { has: step }).locator(".citation-doubt").first().waitFor();
      });
    },
  );
});
