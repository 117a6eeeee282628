import { longestLine } from "../../generator/ask/found.ts";
import { noneText } from "../../generator/ask/reply-text.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { joinedSentences } from "../answer/wrap.ts";
import { filledIn, listedPages } from "../answer/listed-pages.ts";
import { finderIn } from "../calculators/finder.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { unknownCategory } from "./list.ts";
import { misunderstood } from "./misunderstood.ts";

/** Results beyond these are no answer to the question. */
const mostResults = 20;

/**
 * `plainsum search words…`: calculators by title, keyword and summary, slips of a letter forgiven. What the language asked
 * for does not find is looked for in all others. With an address, `legal/oregon`, those below it.
 */
export async function search(
  words: readonly string[],
  below: string | undefined,
  { locale, t }: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const query = words.join(" ");
  const address = below?.replace(/\/$/, "");
  const finder = await finderIn(locale, address);
  if (finder === undefined) return misunderstood(unknownCategory(address ?? "", t), json, terminal);
  const found = await finder(query);
  const results = found.pages().slice(0, mostResults);
  if (json)
    terminal.out(
      `${JSON.stringify(results.map((page) => ({ calculator: page.route, title: page.title, summary: page.summary, ...(page.class === undefined ? {} : { class: page.class }), ...(page.query === undefined ? {} : { inputs: filledIn(page) }) })))}\n`,
    );
  else if (results.length > 0) terminal.out(`${listedPages(results, "", terminal.width)}\n`);
  if (results.length > 0) return 0;
  const none = query.length > longestLine ? noneText(query, {}, t) : t("terminal.nothing_found", { query });
  terminal.note(`${joinedSentences(none, t("terminal.see", { command: "plainsum list" }))}\n`);
  return 1;
}
