import { defineData } from "../../layout/page.ts";
import { tileLines } from "../../layout/tile-lines.ts";
import { searchExamples } from "../../search/search-examples.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** What people ask about the category, and what its calculators say in one line; those of a place are named without it. */
export const data = defineData("category", async ({ locale, category }) => {
  const entries = searchEntries(locale).filter(
    (entry) => entry.category === category && entry.region === undefined,
  );
  const [examples, lines] = await Promise.all([searchExamples(locale, category), tileLines(entries, locale)]);
  return { examples, lines };
});
