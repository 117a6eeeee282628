import type { PageContextServer } from "vike/types";
import { loadCalculator } from "../../layout/load-calculator.ts";
import type { PageData } from "../../layout/page.ts";

/** The calculator of a page. */
export async function data({ routeParams, globalContext }: PageContextServer): Promise<PageData> {
  const { path = "", locale = "" } = routeParams;
  return { calculator: await loadCalculator(path, locale, globalContext) };
}
