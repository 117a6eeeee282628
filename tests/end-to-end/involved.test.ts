import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated } from "./setup/form.ts";

describe("fields that are wrong together", () => {
  const { visit } = useVisitor();

  test.each(["en", "zh", "ar"])("of a check lead to the message at one of them, in %s", async (language) => {
    await visit(
      `/${language}/finance/mortgage?home_price=300000&down_payment=400000`,
      async (page, troubles) => {
        await hydrated(page);
        const message = page.locator("#field-down_payment-problem");
        await message.waitFor();
        const [own, other] = [field(page, "down_payment"), field(page, "home_price")];
        await expect.poll(() => own.getAttribute("aria-invalid")).toBe("true");
        await expect.poll(() => other.getAttribute("aria-invalid")).toBe("true");
        await expect
          .poll(() => other.getAttribute("aria-describedby"))
          .toContain("field-down_payment-problem");
        expect(await markOf(page.locator(".field", { has: other }).first())).toBe("↔");
        expect(await markOf(page.locator(".field", { has: own }).first())).toBe("none");
        const links = page.locator(".invalid a");
        await expect
          .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
          .toEqual(["#field-down_payment", "#field-home_price"]);
        expect(troubles).toEqual([]);
      },
    );
  });
});

/** The mark beside a field's name. */
async function markOf(place: Locator): Promise<string> {
  const content = await place
    .locator("> .field-name")
    .evaluate((name) => getComputedStyle(name, "::after").content);
  return /^"(.)"/u.exec(content)?.[1] ?? content;
}
