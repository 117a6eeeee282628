import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { dateFormat, numberFormat } from "../../generator/runtime/intl-cache.ts";
import { notePage } from "./note-page.ts";
import type { PageState } from "./page-state.ts";

/** A calculator's generated page. */
export type CalculatorPage = (given: { readonly page: PageState }) => ReactNode;

/**
 * Hydrates a calculator's page. Nothing the visitor did before is lost: the page itself takes over what was typed,
 * and then calls `onReady`. Done in small steps, so that a visitor who begins meanwhile need not wait for all of it.
 */
export async function hydrateIsland(
  element: HTMLElement,
  Page: CalculatorPage,
  page: PageState,
): Promise<void> {
  // The first format of each kind makes the browser load the language: a fifth of all there is to do.
  notePage();
  await nextTask();
  numberFormat(page.locale.tag, {}).format(0);
  await nextTask();
  dateFormat(page.locale.tag, {}).format(0);
  await nextTask();
  startTransition(() => {
    hydrateRoot(element, <Page page={page} />);
  });
}

/** Lets the browser handle what the visitor did meanwhile. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
