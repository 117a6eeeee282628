import type { Page } from "playwright-core";

/** Has what waits out of sight drawn, or it would be laid out again at each question that is asked of it. */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Scrolls through the page, so that what is fetched near the screen is there. */
export async function fetchEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
}

/**
 * Waits until React has made, or taken over, each control of a calculator that is in use: on a busy machine the server's
 * drawing of a part, which gives way to it, is still there when nothing more is fetched.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#calculator :is(button, summary, input, select, textarea)")].every(
      (element) => Object.keys(element).some((key) => key.startsWith("__react")),
    ),
  );
}
