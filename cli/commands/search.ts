import { createFinder } from "../../generator/ask/finder.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { pairsText } from "../answer/table-text.ts";
import { loadAskIndex, loadNamesInAll } from "../calculators/generated-module.ts";
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
  const found = await createFinder(await loadAskIndex(locale.id), locale.tag, loadNamesInAll)(query);
  const results = found.pages().slice(0, mostResults);
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
