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
 * Waits until nothing is left of what the server drew of the parts below a calculator: on a busy machine the drawing of
 * a part, which gives way to the like of it, is still there when nothing more is fetched.
 */
export async function takenOver(page: Page): Promise<void> {
  // Not by waitForFunction: it evaluates text in the page, which the site's own policy refuses.
  await page.evaluate(async () => {
    while (drawnParts.some((part) => part.isConnected))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

declare const drawnParts: readonly Element[];

/** Runs in the page: keeps in `drawnParts` what the server drew of the parts below a calculator. */
export function noteDrawnParts(): void {
  document.addEventListener("DOMContentLoaded", () => {
    Object.assign(globalThis, { drawnParts: [...document.querySelectorAll(".result-details, .workings")] });
  });
}
