import { locales } from "../../generated/catalog.ts";
import { createSearch, searchable } from "../../generator/presentation/search.ts";
import { textArgument, type Locale, type Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "../answer/table-text.ts";
import { defaultLocale } from "../calculators/locales.ts";
import { loadSearchEntries } from "../calculators/generated-module.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** Results beyond these are no answer to the question. */
const mostResults = 20;

/**
 * `plainsum search words…`: calculators by title, keyword and summary, slips of a letter forgiven. What the language asked
 * for does not find is looked for in all others.
 */
export async function search(
  words: readonly string[],
  { locale, t }: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const query = words.join(" ");
  const entries = await loadSearchEntries(locale.id);
  const own = await routesFound(query, locale, entries);
  const others = locales.filter(({ id }) => id !== locale.id);
  const routes =
    own.length > 0
      ? own
      : (
          await Promise.all(
            others.map(async (other) => routesFound(query, other, await loadSearchEntries(other.id))),
          )
        ).flat();
  const results = [...new Set(routes)]
    .slice(0, mostResults)
    .flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
  if (json)
    terminal.out(
      `${JSON.stringify(results.map(({ route, title, summary }) => ({ calculator: route, title, summary })))}\n`,
    );
  else if (results.length > 0)
    terminal.out(
      `${pairsText(
        results.map(({ route, title }) => [route, title] as const),
        "",
        terminal.width,
      )}\n`,
    );
  if (results.length > 0) return 0;
  const none = t("terminal.nothing_found", { query: textArgument(query) });
  terminal.note(`${none} ${t("terminal.see", { command: textArgument("plainsum list") })}\n`);
  return 1;
}

/** The routes of the calculators that a query finds in one language, the best first. */
async function routesFound(
  query: string,
  { tag }: Locale,
  entries: readonly SearchEntry[],
): Promise<readonly string[]> {
  const english = new Map(
    (await loadSearchEntries(defaultLocale().id)).map((entry) => [entry.route, entry] as const),
  );
  const find = createSearch(
    entries.map((entry, id) => ({ id, ...searchable(entry, english.get(entry.route)) })),
    tag,
  );
  return find(query).flatMap((id) => entries[id]?.route ?? []);
}
