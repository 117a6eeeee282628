import { hydrateRoot } from "react-dom/client";
import type { CalculatorRootElement } from "./calculator-root.tsx";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { addBelowStyles } from "./add-below-styles.ts";
import { typedInto } from "./early-input.ts";
import { drawnState, isTyped, settingOf, startingForm, visitorState } from "./calculator-state.ts";
import { recordVisit } from "./record-visit.ts";
import type { IslandProps } from "./island-props.ts";
import type { PageState } from "./page-state.ts";
import { isNeededHere } from "./wake-on-demand.ts";

/** A calculator's generated page, with everything in it. */
export type CalculatorPage = (given: { readonly page: PageState }) => CalculatorRootElement;

/**
 * Hydrates a calculator's page. Nothing the visitor did before is lost: the page itself takes over what was typed,
 * and then calls `onReady`. Done in small steps, so that a visitor who begins meanwhile need not wait for all of it.
 */
export async function hydrateIsland(
  { element, onReady }: NonNullable<PageState["place"]>,
  Page: CalculatorPage,
  page: IslandProps,
  { own, shared }: Readonly<Record<keyof IslandProps["words"], Words>>,
): Promise<void> {
  const { calculator } = Page({ page }).props;
  const translator = createTranslator(page.locale, shared, variantWords(own, page.variant?.slug ?? ""));
  const setting = settingOf(calculator, page, translator);
  await nextTask();
  const form = startingForm(setting, page);
  await nextTask();
  const state = drawnState(setting, form);
  await nextTask();
  const isOther = isNeededHere(page);
  const typed = typedInto(element);
  // What is typed changes until the page takes over.
  const other = isOther && !isTyped(typed) ? visitorState(setting, page, typed) : undefined;
  await nextTask();
  hydrateRoot(
    element,
    <Page
      page={{ ...page, drawn: { translator, setting, state, isOther, other }, place: { element, onReady } }}
    />,
  );
  await nextTask();
  addBelowStyles();
  if (page.isFramed !== true) recordVisit();
}

/** Lets the browser handle what the visitor did meanwhile. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
