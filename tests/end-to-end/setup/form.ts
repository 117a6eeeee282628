import type { Locator, Page } from "playwright-core";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import type { InputDescription } from "../../../generator/runtime/description.ts";
import { evaluateForm, formOf } from "../../../site/islands/form.ts";
import { inRegion } from "../../../site/islands/in-region.ts";
import type { CalculatorPage } from "./pages.ts";

/** A day that stands for the visitor's own where it makes no difference. */
export const usualDay = "2026-11-21";

/** The control of an input. */
export function field(page: Page, at: string): Locator {
  return page.locator(`[id="field-${at.replaceAll(".", "-")}"]`);
}

/** What stands at a field about its value. */
export function problemAt(page: Page, at: string): Locator {
  return page.locator(`[id="field-${at.replaceAll(".", "-")}-problem"]`);
}

/** Types something that is wrong and leaves the field: only half typed, a text is left alone for a second. */
export async function mistype(page: Page, at: string, text: string): Promise<void> {
  await field(page, at).fill(text);
  await field(page, at).blur();
  await problemAt(page, at).waitFor();
}

/**
 * The values the outputs show, in full precision, as the page's `<data>` has them. Those of an answer that is past are
 * dimmed and inert, and are none.
 */
export async function outputValues(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator("[data-output]:not([inert] *)").evaluateAll((elements) =>
    Object.fromEntries(
      elements.map((element) => {
        const data = element instanceof HTMLDataElement ? element : element.querySelector("data");
        return [element.getAttribute("data-output") ?? "", data?.value ?? ""];
      }),
    ),
  );
}

/** The inputs one types a number into that are there when the page opens, in some region of the world. */
export function numberInputs({ tested, variant }: CalculatorPage): readonly InputDescription[] {
  const setting = { calculator: tested.calculator, variant, locale: "en", unitNames: () => [] };
  const drawn = formOf(setting, usualDay);
  const opened = [drawn, inRegion(setting, drawn, "US")].map((form) => evaluateForm(setting, form).read);
  return tested.calculator.description.inputs.filter(
    (input) =>
      isNumber(input) &&
      opened.some(({ visible }) => visible[input.id] === true) &&
      !input.advanced &&
      tested.calculator.description.groups?.[input.group ?? ""]?.isFolded !== true &&
      variant.fixed[input.id] === undefined &&
      input.default !== "",
  );
}

/**
 * The first of them that stands in the page with a plain number once it reacts, and where one more is no mistake by itself:
 * which that is may follow the visitor's region, as 5′ 11″ does.
 */
export async function shownNumberInput(
  page: Page,
  calculator: CalculatorPage,
): Promise<InputDescription | undefined> {
  for (const input of numberInputs(calculator)) {
    const control = field(page, input.id);
    if (!(await control.isVisible())) continue;
    const text = await control.inputValue();
    if (/^[−\d.,]+$/u.test(text) && isRight(calculator, input.id, oneMore(text))) return input;
  }
  return undefined;
}

/** The number after the one in a field. */
export function oneMore(text: string): string {
  return String(Number(text.replaceAll(",", "").replace("−", "-")) + 1);
}

function isRight({ tested, variant }: CalculatorPage, id: string, text: string): boolean {
  return (
    evaluate(tested.calculator, variant, { [id]: text }, { today: usualDay }).answer.status !== "invalid"
  );
}

/** Reaches for the calculator as a visitor does, and waits until it reacts and shows what this visitor should see. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("#calculator :is(input, select, textarea)").first().focus();
  await page.locator("#calculator[data-ready]").waitFor();
}

/**
 * Brings what is drawn near the screen into sight, found and scrolled to in one turn of the page: a part the server drew
 * may give way to the like of it at any moment, and what was found a moment ago is then on no page.
 */
export async function bringIntoSight(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await page.evaluate(
    (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" }),
    selector,
  );
}

function isNumber({ type }: InputDescription): boolean {
  return (
    type === "number" ||
    type === "integer" ||
    type === "whole" ||
    type === "percent" ||
    type === "money" ||
    type === "quantity"
  );
}
