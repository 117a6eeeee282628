import { defineData } from "../../layout/page.ts";
import { popularOf } from "../../layout/popular-calculators.tsx";
import { tileLines } from "../../layout/tile-lines.ts";
import { searchExamples } from "../../search/search-examples.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** Lines that show what can be asked, and what the calculators say, worked out when the site is built. */
export const data = defineData("home", async ({ locale }) => {
  const [examples, lines] = await Promise.all([
    searchExamples(locale),
    tileLines(popularOf(searchEntries(locale)), locale),
  ]);
  return { examples, lines };
});
