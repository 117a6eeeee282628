import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageState } from "./page-state.ts";

/** A calculator's generated page. */
export type CalculatorPage = (given: { readonly page: PageState }) => ReactNode;

/**
 * Hydrates a calculator's page. Nothing the visitor did before is lost: the page itself takes over what was typed,
 * and then calls `onReady`. Done in small steps, so that a visitor who begins meanwhile need not wait for all of it.
 */
export function hydrateIsland(element: HTMLElement, Page: CalculatorPage, page: PageState): void {
  startTransition(() => {
    hydrateRoot(element, <Page page={page} />);
  });
}
