/** What people type, held to what the search finds among all pages. */
import { createFinderAtHand } from "../ask/finder-at-hand.ts";
import { simplified } from "../ask/simplified.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";
import { askIndex, askPhrases, namedCases, namesInAll, type AskSources } from "../emit/ask-index.ts";
import type { NamesInAll } from "../presentation/ask-index.ts";
import { fingerprint } from "../read/fingerprint.ts";
import { once } from "../runtime/once.ts";
import type { SearchLine } from "../resolve/search-lines.ts";

/** The lines of one calculator, and what an earlier check found right of them. */
export interface LinesOf {
  readonly lines: readonly SearchLine[];
  /** Where a line is written. */
  readonly placeOf: (line: SearchLine) => Place;
  /** By language: names the lines and all pages among which they found their own. */
  readonly known: Readonly<Record<string, string>>;
}

/** What is wrong with lines, and what the next check can know of those that are right. */
export interface CheckedLines {
  readonly problems: readonly Diagnostic[];
  readonly known: Readonly<Record<string, string>>;
}

type FindRoutes = (line: string) => readonly string[];

/** Looks for lines among all pages; what is found by is made once a language, when a line first asks for it. */
export function lineChecker(
  calculators: AskSources["calculators"],
  { locales, units }: SharedSpecs,
  names: AskSources["names"],
): (own: LinesOf) => CheckedLines {
  const sources = { calculators, locales, units, names };
  const all = once(() => namesInAll(sources));
  const finders = new Map<string, { readonly print: string; readonly find: () => FindRoutes }>();
  const finderIn = (language: string): { readonly print: string; readonly find: () => FindRoutes } => {
    const made = finders.get(language) ?? finderOf(language, sources, all());
    finders.set(language, made);
    return made;
  };
  return ({ lines, placeOf, known }) => {
    const right: Record<string, string> = {};
    const languages = [...new Set(lines.map(({ language }) => language))];
    const problems = languages.flatMap((language) => {
      const own = lines.filter((line) => line.language === language && line.answer === undefined);
      const { print, find } = finderIn(language);
      const name = fingerprint([], `${print} ${JSON.stringify(own)}`);
      const found = known[language] === name ? [] : own.flatMap((line) => judge(line, find(), placeOf));
      if (found.length === 0) right[language] = name;
      return found;
    });
    return { problems, known: right };
  };
}

function finderOf(
  language: string,
  sources: AskSources,
  all: NamesInAll,
): { readonly print: string; readonly find: () => FindRoutes } {
  const cases = namedCases(language, sources);
  const pages = sources.calculators.map(({ entry, search, searchData: { rules, variants, phrases } }) => [
    [entry.id, search[language], rules],
    [variants, phrases[language]],
  ]);
  return {
    print: fingerprint([], JSON.stringify([pages, cases, all])),
    find: once(() => {
      const tag = sources.locales.find(({ id }) => id === language)?.tag ?? language;
      const index = { ...askIndex(language, sources), phrases: askPhrases(language, sources) };
      const finder = createFinderAtHand(index, tag, cases, all);
      return (line) =>
        finder(simplified(line))
          .pages()
          .map(({ route }) => route);
    }),
  };
}

function judge(line: SearchLine, find: FindRoutes, placeOf: LinesOf["placeOf"]): readonly Diagnostic[] {
  const { route } = line;
  const routes = find(line.line);
  const [first] = routes;
  if (first === route) return [];
  const at = routes.indexOf(route);
  const notes =
    first === undefined
      ? ["it finds nothing"]
      : [`it finds \`${first}\` first${at > 0 ? `, and this page as number ${at + 1}` : ""}`];
  return [diagnose("line_found", { line: line.line, route }, placeOf(line), { notes })];
}
