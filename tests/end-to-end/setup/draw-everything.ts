import type { Page } from "playwright-core";

/** Has what waits out of sight drawn, or it would be laid out again at each question that is asked of it. */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}
