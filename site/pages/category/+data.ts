import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { searchExamples } from "../../search/search-examples.ts";
import { siteRoute } from "../../routes/site-routes.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** What people ask about the category, and what its calculators say in one line. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  const route = siteRoute("category", routeParams);
  // Vike asks before it finds that there is no such page.
  if (route === undefined) return {};
  const { locale, category } = route;
  const entries = searchEntries(locale).filter(
    (entry) => entry.category === category && entry.region === undefined,
  );
  const [examples, lines] = await Promise.all([searchExamples(locale, category), tileLines(entries, locale)]);
  return { examples, lines };
}
