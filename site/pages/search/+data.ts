import { defineData } from "../../layout/page.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** What the calculators say in one line; those of a place are named without it. */
export const data = defineData("search", async ({ locale }) => {
  const entries = searchEntries(locale).filter(({ region }) => region === undefined);
  return { lines: await tileLines(entries, locale) };
});
