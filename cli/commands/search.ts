import { createSearch, searchable } from "../../generator/presentation/search.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "../answer/table-text.ts";
import { defaultLocale } from "../calculators/locales.ts";
import { loadSearchEntries } from "../calculators/generated-module.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** Results beyond these are no answer to the question. */
const mostResults = 20;

/** `plainsum search words…`: calculators by title, keyword and summary, slips of a letter forgiven. */
export async function search(
  words: readonly string[],
  { locale, t }: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const entries = await loadSearchEntries(locale.id);
  const english = new Map(
    (await loadSearchEntries(defaultLocale().id)).map((entry) => [entry.route, entry] as const),
  );
  const find = createSearch(
    entries.map((entry, id) => ({ id, ...searchable(entry, english.get(entry.route)) })),
    locale.tag,
  );
  const query = words.join(" ");
  const results = find(query)
    .slice(0, mostResults)
    .flatMap((id) => entries[id] ?? []);
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
