import MiniSearch from "minisearch";
import { pairsText } from "../answer/table-text.ts";
import type { Locale } from "../calculators/find-calculator.ts";
import { loadSearchEntries } from "../calculators/generated-module.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** Results beyond these are no answer to the question. */
const mostResults = 20;

/** `plainsum search words…`: calculators by title, keyword and summary, slips of a letter forgiven. */
export async function search(
  words: readonly string[],
  locale: Locale,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const entries = await loadSearchEntries(locale.id);
  const segmenter = new Intl.Segmenter(locale.tag, { granularity: "word" });
  const index = new MiniSearch({
    idField: "route",
    fields: ["title", "words", "summary", "name"],
    tokenize: (text) =>
      Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
        isWordLike === true ? [segment] : [],
      ),
    searchOptions: {
      boost: { title: 4, words: 3, name: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(
    entries.map(({ route, title, summary, keywords }) => ({
      route,
      title,
      summary,
      words: keywords.join(" "),
      name: route.replaceAll(/[/-]/g, " "),
    })),
  );
  const byRoute = new Map(entries.map((entry) => [entry.route, entry]));
  const results = index
    .search(words.join(" "))
    .slice(0, mostResults)
    .flatMap(({ id }) => byRoute.get(String(id)) ?? []);
  if (json)
    terminal.out(
      `${JSON.stringify(results.map(({ route, title, summary }) => ({ calculator: route, title, summary })))}\n`,
    );
  else if (results.length > 0)
    terminal.out(`${pairsText(results.map(({ route, title }) => [route, title] as const))}\n`);
  if (results.length > 0) return 0;
  terminal.note(`No calculator matches "${words.join(" ")}". Try plainsum list.\n`);
  return 2;
}
