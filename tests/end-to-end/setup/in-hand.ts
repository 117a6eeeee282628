import type { Page } from "playwright-core";

/** What visitors type into a first field: a half number, long ones that change the answer's length, and nothing. */
const typed = ["1", "12345678", "987654321", "5", "x", ""];

/** How far the first text field moved on the screen with each text typed into it; nothing where it stayed. */
export async function jumps(page: Page): Promise<readonly string[]> {
  const control = page.locator("#calculator .calculator-form input[type=text]:not([role=combobox])").first();
  if ((await control.count()) === 0) return [];
  await control.focus();
  // As it is painted: what moves within a frame is seen by nobody. An observer is called after the page's own, which were
  // made before it, and right before the frame is painted.
  const top = async (): Promise<number> =>
    control.evaluate(
      async (element) =>
        new Promise<number>((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            resolve(Math.round(element.getBoundingClientRect().top));
          });
          requestAnimationFrame(() => requestAnimationFrame(() => observer.observe(element)));
        }),
    );
  // What was open at the field before closes a moment after it is left, later on a busy machine.
  let before = await top();
  for (let same = 0; same < 3;) {
    await page.waitForTimeout(200);
    const now = await top();
    same = now === before ? same + 1 : 0;
    before = now;
  }
  const moved: string[] = [];
  for (const text of typed) {
    await control.fill(text);
    const by = (await top()) - before;
    if (by !== 0) moved.push(`“${text}”: ${String(by)} px`);
  }
  return moved;
}
