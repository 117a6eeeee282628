import type { Locator, Page } from "playwright-core";
import { assert } from "../../../generator/runtime/assert.ts";
import type { InputDescription } from "../../../generator/runtime/description.ts";
import { readInputs } from "../../../generator/runtime/reading/read-inputs.ts";
import { eventually } from "./eventually.ts";
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

/** The first field one types a number into that is there when the page opens. */
export function firstNumberInput({ tested, variant }: CalculatorPage): InputDescription | undefined {
  const { inputs } = tested.calculator.description;
  const { visible } = readInputs(
    tested.calculator,
    {},
    { today: usualDay, fixed: variant.fixed, defaults: variant.defaults },
  );
  return inputs.find(
    (input) =>
      isNumber(input) &&
      visible[input.id] === true &&
      !input.advanced &&
      variant.fixed[input.id] === undefined &&
      input.default !== "",
  );
}

/** Reaches for the calculator as a visitor does, and waits until its script has taken over the form. */
export async function hydrated(page: Page): Promise<void> {
  const control = page.locator("#calculator input, #calculator select, #calculator textarea").first();
  await control.focus();
  const isTaken = await eventually(
    async () => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react"))),
    Boolean,
  );
  assert(isTaken, `${page.url()} comes to life when it is reached for`);
}

function isNumber({ type }: InputDescription): boolean {
  return (
    type === "number" || type === "integer" || type === "percent" || type === "money" || type === "quantity"
  );
}
