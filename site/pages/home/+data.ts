import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { searchExamples } from "../../search/search-examples.ts";

/** Lines that show what can be asked, answered when the site is built. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  return { examples: await searchExamples(routeParams["locale"] ?? "") };
}
