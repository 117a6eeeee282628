import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated, mistype, oneMore, problemAt, shownNumberInput } from "./setup/form.ts";
import { asksForSomething, firstPages } from "./setup/pages.ts";
import { everyPage, inTurn } from "./setup/sampled-pages.ts";

/** What no field of a number reads. */
const unreadable = "82,5,1 x";

// The visitor is from the US, where many pages show other units than they came with; and the browser of these tests keeps
// no page in memory: it makes each anew, as after a tab was discarded, duplicated or closed.
describe("who comes back finds what they left", () => {
  const { visit } = useVisitor();

  const looked = inTurn("come back", firstPages.filter(asksForSomething));

  test.concurrent.each(looked)("$address", async (calculator) => {
    await visit(calculator.address, async (page) => {
      await awake(page);
      const untouched = await shown(page);
      const turn = looked.indexOf(calculator);
      // The example is kept by nothing of the calculator's own, so that every third shows it.
      if (everyPage || turn % 3 === 0) {
        await leaveAndComeBack(page);
        await expectShown(page, untouched);
        await page.reload();
        await expectShown(page, untouched);
      }

      const input = await shownNumberInput(page, calculator);
      if (input === undefined) return;
      await field(page, input.id).fill(oneMore(await field(page, input.id).inputValue()));
      await page.waitForURL((url) => url.searchParams.has(input.id));
      const typed = await shown(page);
      expect(typed).not.toEqual(untouched);
      // What was typed is each one's: right, for those who come back, or wrong, for those who load the page again.
      if (everyPage || turn % 2 === 0) {
        await leaveAndComeBack(page);
        await expectShown(page, typed);
      }
      if (!everyPage && turn % 2 === 0) return;

      await mistype(page, input.id, unreadable);
      if (everyPage) {
        await leaveAndComeBack(page);
        await expectKept(page, input.id);
      }
      // What was typed last is written down a moment later.
      await page.waitForTimeout(400);
      await page.reload();
      await expectKept(page, input.id);
    });
  });

  test.concurrent("a moment after a key", async () => {
    await visit("/en/finance/tip", async (page) => {
      await hydrated(page);
      await field(page, "bill").fill("64");
      await leaveAndComeBack(page);
      await page.locator("#result .answered", { hasText: "$11.52" }).waitFor();
      expect(await field(page, "bill").inputValue()).toBe("64");
    });
  });

  test.concurrent("every cell of a list", async () => {
    await visit("/en/daily-life/grade", async (page) => {
      await hydrated(page);
      const cell = page.locator('[name="work.2.score"]');
      await cell.fill(unreadable);
      await page.locator("#result .invalid").waitFor();
      const typed = await shown(page);
      await leaveAndComeBack(page);
      await expectShown(page, typed);
    });
  });
});

/** The page once it shows what this visitor should see. */
async function awake(page: Page): Promise<void> {
  await page.locator("#calculator[data-ready]").waitFor();
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto("/en/privacy");
  await page.goBack();
}

async function expectShown(page: Page, wanted: readonly string[]): Promise<void> {
  await awake(page);
  expect(
    await eventually(
      () => shown(page),
      (now) => String(now) === String(wanted),
    ),
  ).toEqual(wanted);
}

/** What could not be read stands where it stood, and that it could not be is said. */
async function expectKept(page: Page, id: string): Promise<void> {
  await awake(page);
  await problemAt(page, id).waitFor();
  expect(await field(page, id).inputValue()).toBe(unreadable);
}

/** What stands in the fields, and the answer: without the numbers of its steps and the way to one, which come with what is below it. */
async function shown(page: Page): Promise<readonly string[]> {
  return page.locator("#calculator").evaluate((calculator) => {
    const controls = [
      ...calculator.querySelectorAll<HTMLInputElement | HTMLSelectElement>("form :is(input, select)"),
    ];
    const fields = controls
      .filter(
        (control) => !(control instanceof HTMLInputElement && !control.checked && control.type === "radio"),
      )
      .map((control) => {
        const box = control instanceof HTMLInputElement && control.type === "checkbox" ? control.checked : "";
        // A figure that was typed may be grouped, and has its language's minus, once it is written anew.
        return `${control.name}=${control.value.replaceAll(",", "").replace("−", "-")}${String(box)}`;
      });
    const answer = calculator.querySelector("#result")?.cloneNode(true);
    if (!(answer instanceof Element)) return fields;
    for (const part of answer.querySelectorAll(".step-link sup, .answer-warning a, [aria-live]"))
      part.remove();
    return [...fields, answer.textContent ?? ""];
  });
}
