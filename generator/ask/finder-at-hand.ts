import type { AskIndex, NamedCases, NamesInAll } from "../presentation/ask-index.ts";
import { once } from "../runtime/once.ts";
import { caseFinder } from "./find-cases.ts";
import { isLost, waysToFind } from "./finder.ts";
import type { Found } from "./found.ts";

/** A finder of lines in simplified characters, where everything is at hand. */
export function createFinderAtHand(
  index: AskIndex,
  locale: string,
  cases: NamedCases,
  names: NamesInAll,
): (line: string) => Found {
  const { find, isAboutCases, among, inAll } = waysToFind(index, locale);
  const findCases = once(() => caseFinder(cases, index, locale, among));
  const findInAll = once(() => inAll(names));
  return (line) => {
    let found = find(line);
    if (isAboutCases(found)) found = findCases().find(line);
    return isLost(found) ? findInAll()(line) : found;
  };
}
