import type { PageContextServer } from "vike/types";
import type { PageData } from "../../layout/page.ts";
import { popularOf } from "../../layout/popular-calculators.tsx";
import { tileLines } from "../../layout/tile-lines.ts";
import { languageOf } from "../../routes/language-of.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** What the calculators most people come for say in one line. */
export async function data({ urlPathname }: PageContextServer): Promise<PageData> {
  const locale = languageOf(urlPathname);
  return { lines: await tileLines(popularOf(searchEntries(locale)), locale) };
}
