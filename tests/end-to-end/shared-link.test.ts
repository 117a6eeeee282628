import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { unitOutputs } from "../../site/islands/form.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated, oneMore, shownNumberInput } from "./setup/form.ts";
import { firstLocale, firstPages, type CalculatorPage } from "./setup/pages.ts";
import { everyPage, inTurn } from "./setup/sampled-pages.ts";

describe("a link shows whoever opens it the same figures", () => {
  // At noon in UTC it is the same day in Tokyo: an answer says which of its dates are past, and may differ by the day.
  const { visit } = useVisitor({ hour: 12 });
  const { visit: visitElsewhere } = useVisitor({ hour: 12, locale: "de-DE", timezoneId: "Asia/Tokyo" });

  const looked = inTurn("shared link", firstPages);

  test.concurrent.each(looked)(
    "$address: in another part of the world or in another language",
    async (calculator) => {
      await visit(calculator.address, async (page) => {
        await hydrated(page);
        const input = await shownNumberInput(page, calculator);
        if (input !== undefined) {
          await field(page, input.id).fill(oneMore(await field(page, input.id).inputValue()));
        } else {
          // What was left as it came is the example, which follows the day and the place of whoever opens it.
          const date = await shownDate(page, calculator);
          if (date !== undefined) await field(page, date.id).fill("Feb 3, 2001");
        }
        for (const [index] of unitOutputs(calculator.tested).entries()) {
          const list = page.locator(".result-unit").nth(index);
          if (!(await list.isVisible())) continue;
          await list.selectOption({ index: (await list.locator("option").count()) - 1 });
        }
        const shown = await answerText(page);
        const typed = input === undefined ? "" : digitsOf(await field(page, input.id).inputValue());
        // What was changed last is written a moment later.
        await page.waitForTimeout(400);
        const link = await eventually(
          () => Promise.resolve(page.url()),
          (url) => input === undefined || url.includes(`${input.id}=`),
        );
        if (input !== undefined) expect(link).toContain(`${input.id}=`);

        const goesElsewhere = input === undefined || looked.indexOf(calculator) % 2 === 0;
        if (everyPage || goesElsewhere) {
          const there = await visitElsewhere(link, async (opened) => {
            await hydrated(opened);
            return answerText(opened);
          });
          expect(there).toBe(shown);
        }

        if (input === undefined || (!everyPage && goesElsewhere)) return;
        if (!(await goToAnotherLanguage(page, calculator))) return;
        expect(
          await eventually(
            async () => digitsOf(await field(page, input.id).inputValue()),
            (digits) => digits === typed,
          ),
        ).toBe(typed);
      });
    },
  );
});

/** Follows the link to the page in the next language it is offered in; false if there is none. */
async function goToAnotherLanguage(page: Page, { route, tested }: CalculatorPage): Promise<boolean> {
  const other = Object.keys(tested.words).find((locale) => locale !== firstLocale);
  if (other === undefined) return false;
  const link = page.locator(`a[data-keeps-inputs][href*="/${other}/${route}"]`).first();
  const href = await eventually(
    async () => (await link.getAttribute("href")) ?? "",
    (each) => each.includes("?"),
  );
  await page.goto(href);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(`/${other}/${route}`);
  return true;
}

/** The first date that is asked for when the page opens. */
async function shownDate(page: Page, { tested }: CalculatorPage): Promise<InputDescription | undefined> {
  for (const input of tested.calculator.description.inputs)
    if (input.type === "date" && (await field(page, input.id).isVisible())) return input;
  return undefined;
}

/** A number as it stands in a field, without grouping. */
function digitsOf(text: string): string {
  return text.replaceAll(",", "").replace("−", "-");
}

/** What is answered, without the numbers of its steps: a step made of later figures gets its number when it is drawn. */
async function answerText(page: Page): Promise<string> {
  const text = await page
    .locator("#result .answered, #result .refusal, #result .invalid")
    .first()
    .evaluate((answer) => {
      const copy = answer.cloneNode(true);
      if (copy instanceof Element)
        for (const number of copy.querySelectorAll(".step-link sup, .answer-warning a")) number.remove();
      return copy.textContent ?? "";
    });
  return text.replaceAll(/\s+/g, "");
}
