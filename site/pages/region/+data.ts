import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { siteRoute } from "../../routes/site-routes.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { entriesOf } from "./entries-of.ts";

/** What the calculators of the region say in one line. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  const route = siteRoute("region", routeParams);
  // Vike asks before it finds that there is no such page.
  if (route === undefined) return {};
  const { locale, category, region } = route;
  return { lines: await tileLines(entriesOf({ locale, category, region }), locale) };
}
