import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { popularOf } from "../../layout/popular-calculators.tsx";
import { tileLines } from "../../layout/tile-lines.ts";
import { searchExamples } from "../../search/search-examples.ts";
import { siteRoute } from "../../routes/site-routes.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** Lines that show what can be asked, and what the calculators say, worked out when the site is built. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  const route = siteRoute("home", routeParams);
  // Vike asks before it finds that there is no such page.
  if (route === undefined) return {};
  const { locale } = route;
  const [examples, lines] = await Promise.all([
    searchExamples(locale),
    tileLines(popularOf(searchEntries(locale)), locale),
  ]);
  return { examples, lines };
}
