import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { siteRoute } from "../../routes/site-routes.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** What the calculators say in one line; those of a place are named without it. */
export async function data({ routeParams }: PageContextServer): Promise<PageData> {
  const route = siteRoute("search", routeParams);
  // Vike asks before it finds that there is no such page.
  if (route === undefined) return {};
  const { locale } = route;
  const entries = searchEntries(locale).filter(({ region }) => region === undefined);
  return { lines: await tileLines(entries, locale) };
}
