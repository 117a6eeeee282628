import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "./setup/axe.ts";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated, mistype, outputValues, problemAt, shownNumberInput } from "./setup/form.ts";
import { everyPage, inTurn, usedCalculators } from "./setup/sampled-pages.ts";

// One visit for all of it: opening a page and waking it takes longer than any of these questions.
describe.each([
  { scheme: "light", turn: 0 },
  { scheme: "dark", turn: 1 },
] as const)("in use on a wide $scheme screen", ({ scheme, turn }) => {
  const { visit } = useVisitor({ colorScheme: scheme });
  const calculators = inTurn("in use", usedCalculators).filter((_, index) => everyPage || index % 2 === turn);

  test.concurrent.each(calculators)(
    "$address says what is wrong beside the field, shows no stale result, breaks no rule of axe or of its policy",
    async (calculator) => {
      await visit(calculator.address, async (page, troubles) => {
        await hydrated(page);
        const input = await shownNumberInput(page, calculator);
        const before = input === undefined ? "" : await field(page, input.id).inputValue();
        if (input !== undefined) await saysWhatIsWrong(page, input.id);
        await page
          .locator("details")
          .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
        expect(await axeViolations(page)).toEqual([]);
        if (input !== undefined) await mend(page, input.id, before);
        expect(troubles).toEqual([]);
      });
    },
  );
});

/** Types what is no number: the field says so, and nothing of the earlier answer is seen, without the page jumping. */
async function saysWhatIsWrong(page: Page, id: string): Promise<void> {
  const control = field(page, id);
  const panelHeight = async (): Promise<number> =>
    page.locator("#result").evaluate((panel) => panel.clientHeight);
  const height = await panelHeight();
  // Class A felonies have no range: their page opens with a refusal, which makes room for what is wrong.
  const isRefused = (await page.locator("#result .refusal").count()) > 0;
  const shown = Object.keys(await outputValues(page)).length + (await page.locator("main table").count());
  expect(isRefused ? 1 : shown).toBeGreaterThan(0);
  await mistype(page, id, "12abc");
  expect(await problemAt(page, id).innerText()).not.toBe("");
  expect(await control.getAttribute("aria-invalid")).toBe("true");
  expect(await control.getAttribute("aria-describedby")).toContain(`field-${id}-problem`);
  expect(await outputValues(page)).toEqual({});
  if (!isRefused) expect(await panelHeight()).toBeGreaterThan(height * 0.9);
  expect(await page.locator("#calculator :is(.past, .converter-past)").evaluateAll(textsSeen)).toEqual([]);
  expect(await control.inputValue()).toBe("12abc");
}

/** Leaves the field empty, which the answer names, then gives it back the value it had. */
async function mend(page: Page, id: string, before: string): Promise<void> {
  await mistype(page, id, "");
  await page.locator(`#result .invalid a[href="#field-${id}"]`).waitFor();
  await field(page, id).fill(before);
  await problemAt(page, id).waitFor({ state: "detached" });
  // The answer of a converter is its form: nothing of it is drawn here.
  await page.locator("#result .answered:not(.past), #result .refusal").first().waitFor({ state: "attached" });
}

/** Runs in the page: the figures that are seen in parts of it, and what stands in their fields. */
function textsSeen(parts: readonly Element[]): string[] {
  return parts.flatMap((part) => {
    const fields = [...part.querySelectorAll<HTMLInputElement>(".control > input")].map(({ value }) => value);
    const text = part instanceof HTMLElement && !part.matches(".converter-past") ? part.innerText : "";
    return [...fields, text].filter((each) => /\p{N}/u.test(each));
  });
}
