import type { AskIndex, NamedCases, NamesInAll } from "../presentation/ask-index.ts";
import { once } from "../runtime/once.ts";
import { caseFinder } from "./find-cases.ts";
import { isLost, isUnclear, waysToFind } from "./finder.ts";
import type { Found } from "./found.ts";

/** A finder of lines in simplified characters, where everything is at hand. */
export function createFinderAtHand(
  index: AskIndex,
  locale: string,
  cases: NamedCases,
  names: NamesInAll,
): (line: string) => Found {
  const { find, isAboutCases, mayNamePlace, among } = waysToFind(index, locale);
  const more = once(() => caseFinder(cases, index, locale, among));
  return (line) => {
    let found = find(line);
    if (isAboutCases(found)) found = more().find(line);
    else if (mayNamePlace(found, line)) found = more().inPlace(line) ?? found;
    const read = isUnclear(found, line) ? more().inReadWords(line) : undefined;
    if (read !== undefined) found = more().find(read);
    const spelled = isUnclear(found, line) ? more().spelled(line) : undefined;
    if (spelled !== undefined) found = more().find(spelled);
    return isLost(found) ? more().inAll(names)(line) : found;
  };
}
