import { expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

const { visit } = useVisitor();

test("a student sees the steps one at a time, by keys alone, and prints all of them", async () => {
  await visit("/en/finance/mortgage", async (page) => {
    await hydrated(page);
    const toggle = page.getByRole("button", { name: "Step by step" });
    // The section is drawn anew as it wakes.
    await toggle.waitFor();
    await toggle.scrollIntoViewIfNeeded();
    const steps = page.locator(".steps > .step-list > li");
    const inSight = async (): Promise<number> =>
      (await Promise.all((await steps.all()).map((step) => step.isVisible()))).filter(Boolean).length;
    const all = await steps.count();
    expect(all).toBeGreaterThan(3);
    await toggle.focus();
    await page.keyboard.press("Enter");
    expect(await inSight()).toBe(1);
    const next = page.getByRole("button", { name: "Next step" });
    await next.focus();
    await page.keyboard.press("Enter");
    expect(await inSight()).toBe(2);
    for (let shown = 2; shown < all; shown += 1) await page.keyboard.press("Enter");
    expect(await inSight()).toBe(all);
    // The same button, so that nobody loses their place.
    await page.keyboard.press("Enter");
    expect(await inSight()).toBe(1);
    // A figure of the answer leads to its step all the same.
    await page.evaluate(() => {
      location.hash = "#step-total_interest";
    });
    await page.locator("#step-total_interest").waitFor({ state: "visible" });
    expect(await inSight()).toBe(2);
    // On paper the buttons are gone, and the focus with them.
    await page.emulateMedia({ media: "print" });
    expect(await inSight()).toBe(all);
    await page.emulateMedia({ media: "screen" });
    await toggle.click();
    expect(await inSight()).toBe(all);
  });
});
