import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalogue.ts";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { firstPages } from "./setup/pages.ts";

describe("on the narrowest screens", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test.concurrent.each(firstPages)("$address has targets of 44 pixels", async ({ address }) => {
    const small = await visit(address, async (page) => {
      await hydrated(page);
      return page
        .locator(
          "#calculator button:visible, #calculator select:visible, #calculator summary:visible, #calculator input:not([type=radio]):not([type=checkbox]):visible",
        )
        .evaluateAll((elements) =>
          elements.flatMap((element) => {
            const { height } = element.getBoundingClientRect();
            return height >= 43.5 ? [] : [`${Math.round(height)} px: ${element.outerHTML.slice(0, 100)}`];
          }),
        );
    });
    expect(small).toEqual([]);
  });
});

describe("the direction of the language", () => {
  const { visit } = useVisitor();

  test.each(locales)("$id is written $dir", async ({ id, tag, dir }) => {
    await visit(`/${id}`, async (page) => {
      expect(
        await page.evaluate(() => ({
          lang: document.documentElement.lang,
          dir: getComputedStyle(document.body).direction,
        })),
      ).toEqual({ lang: tag, dir });
    });
  });
});
