import { ask } from "../commands/ask.ts";
import { list } from "../commands/list.ts";
import { search } from "../commands/search.ts";
import { jsonInfo } from "../answer/json-info.ts";
import { schemasOf } from "../answer/json-schema.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { loadDescribedPage } from "../calculators/described-page.ts";
import type { Found } from "../calculators/find-calculator.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** The moment of a request. */
export interface Moment {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** `14:30`. */
  readonly clock: string;
}

/** `plainsum list --json`, of all calculators or those of a category. */
export function listed(below: string | undefined, translator: Translator, moment: Moment): Promise<unknown> {
  return printed((terminal) => list(below, translator, true, terminal), moment);
}

/** `plainsum search --json`. */
export function searched(
  words: string,
  below: string | undefined,
  translator: Translator,
  moment: Moment,
): Promise<unknown> {
  return printed((terminal) => search([words], below, translator, true, terminal), moment);
}

/** `plainsum "15% of 80" --json`; `listCommand`: how whoever asks gets the list of calculators. */
export function asked(
  line: string,
  translator: Translator,
  moment: Moment,
  listCommand: string,
): Promise<unknown> {
  return printed((terminal) => ask(line, translator, true, terminal, listCommand), moment);
}

/** `plainsum info --json`, and the schemas of `plainsum schema`. */
export async function described(
  found: Found,
  preferred: Translator,
  { today }: Moment,
): Promise<ReturnType<typeof jsonInfo> & { readonly schema: ReturnType<typeof schemasOf> }> {
  const { page, presenter } = await loadDescribedPage(found, preferred, today);
  const info = jsonInfo(page, presenter, found.entry.locales, today);
  return { ...info, schema: schemasOf(info) };
}

/** The JSON that a command prints. */
async function printed(run: (terminal: Terminal) => Promise<ExitCode>, moment: Moment): Promise<unknown> {
  const out: string[] = [];
  await run({
    ...moment,
    out: (text) => void out.push(text),
    note: () => undefined,
    read: () => undefined,
    screen: false,
    color: false,
    width: Infinity,
  });
  return JSON.parse(out.join(""));
}
