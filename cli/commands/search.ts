import { listedTitle } from "../../generator/presentation/ask-index.ts";
import { textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { pairsText } from "../answer/table-text.ts";
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
  const found = await finder.find(query);
  const results = found.pages().slice(0, mostResults);
  if (json)
    terminal.out(
      `${JSON.stringify(results.map(({ route, title, class: ofClass, summary, query: filled }) => ({ calculator: route, title, summary, ...(ofClass === undefined ? {} : { class: ofClass }), ...(filled === undefined ? {} : { inputs: textsOf(filled) }) })))}\n`,
    );
  else if (results.length > 0)
    terminal.out(
      `${pairsText(
        results.map((page) => [lineOf(page.route, page.query ?? ""), listedTitle(page)] as const),
        "",
        terminal.width,
      )}\n`,
    );
  if (results.length > 0) return 0;
  const none = t("terminal.nothing_found", { query: textArgument(query) });
  terminal.note(`${none} ${t("terminal.see", { command: textArgument("plainsum list") })}\n`);
  return 1;
}

function textsOf(query: string): Texts {
  return Object.fromEntries(new URLSearchParams(query));
}

/** What comes after `plainsum` to open a page. */
function lineOf(route: string, query: string): string {
  return commandLine(route, textsOf(query)).replace("plainsum ", "");
}
