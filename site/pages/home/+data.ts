import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { askedExamples } from "../../search/asked-examples.ts";

/** Lines that show what can be asked, answered when the site is built. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  return { asked: await askedExamples(routeParams["locale"] ?? "") };
}
