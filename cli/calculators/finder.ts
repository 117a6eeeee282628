import { createFinder, type Finder } from "../../generator/ask/finder.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { fetchMoreIn, loadAskIndex } from "./generated-module.ts";

/** By language and address: a process that answers many lines makes one once. */
const finders = new Map<string, Finder>();

/** What finds pages in a language; with the address of a category or place, those below it. Undefined where there are none. */
export async function finderIn(
  { id, tag }: Translator["locale"],
  below?: string,
): Promise<Finder | undefined> {
  const key = `${id} ${below ?? ""}`;
  const before = finders.get(key);
  if (before !== undefined) return before;
  const index = await loadAskIndex(id);
  // Only what is there is kept: anyone may ask a service for any address.
  if (below !== undefined && !index.pages.some(({ route }) => route.startsWith(`${below}/`)))
    return undefined;
  const made = createFinder(index, tag, fetchMoreIn(id), below);
  finders.set(key, made);
  return made;
}
