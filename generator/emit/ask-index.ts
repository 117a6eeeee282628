import {
  ownNames,
  type AskFamily,
  type AskIndex,
  type AskPage,
  type AskPhrases,
  type NamedCases,
  type NamesInAll,
} from "../presentation/ask-index.ts";
import type { SearchEntry } from "../runtime/catalog.ts";
import type { Unit } from "../runtime/display.ts";
import { durationFamily, durationUnits } from "../runtime/duration.ts";
import type { Message, Words } from "../runtime/words.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import { betweenForms } from "../words/unit-forms.ts";
import { isolates, type SearchAnswerCalculator } from "./search-answer-calculator.ts";

/** Where that lies which lines are read by in one language. */
export function askIndexPath(locale: string): string {
  return `generated/ask/${locale}.json`;
}

/** Where that lies which pages are called in all languages. */
export const namesInAllPath = "generated/ask/names-in-all.json";

/** Where the cases lie that people know by a name, in one language. */
export function namedCasesPath(locale: string): string {
  return `generated/ask/cases/${locale}.json`;
}

/** Where the questions lie that people ask in words, in one language. */
export function askPhrasesPath(locale: string): string {
  return `generated/ask/phrases/${locale}.json`;
}

/** What an index is made of. */
export interface AskSources {
  readonly calculators: readonly {
    readonly entry: { readonly id: string; readonly region?: string };
    readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
    readonly searchData: SearchAnswerCalculator;
  }[];
  readonly locales: readonly LocaleEntry[];
  readonly units: UnitCatalog;
  /** Shared words by language: how units are written, and what people write around a question. */
  readonly names: Readonly<Record<string, Words>>;
}

/** Where that lies which the tests ask: every line that an author says people type. */
export const searchLinesPath = "generated/tests/search-lines.json";

/** The lines of all calculators, a line each. */
export function emitSearchLines({ calculators }: AskSources): string {
  const lines = calculators.flatMap(({ searchData, search }) =>
    (searchData.lines ?? []).flatMap(({ language, line, route, answer }) =>
      search[language] === undefined ? [] : [JSON.stringify({ language, line, route, answer })],
    ),
  );
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** The index of one language. What lines are read by is there in that language and in the first, its own before the other. */
export function askIndex(locale: string, { calculators, locales, units, names }: AskSources): AskIndex {
  const ordered = [locale, ...locales.map(({ id }) => id).filter((id) => id !== locale)];
  // Of what is many, all of the reader's language and of the first, which most people know.
  const known = [...new Set([locale, ...locales.slice(0, 1).map(({ id }) => id)])];
  const families = familiesOf(units, known, names);
  const withCases = firstWithCases(calculators.flatMap(({ search }) => search[locale] ?? []));
  const region = locales.find(({ id }) => id === locale)?.region;
  return {
    ...(region === undefined ? {} : { region }),
    pages: calculators.flatMap(({ entry, search, searchData }) =>
      (search[locale] ?? []).map(({ route, title, fullTitle, summary, keywords, others }) => ({
        // What finds a page, then what answers: texts that are alike weigh less side by side.
        route,
        title,
        ...(fullTitle === undefined ? {} : { fullTitle }),
        keywords,
        ...(others === undefined ? {} : { others }),
        summary,
        ...(entry.id === route ? {} : { calculator: entry.id }),
        ...(searchData.variants[route] === undefined ? {} : { variant: searchData.variants[route] }),
        ...(Object.keys(searchData.rules).length === 0 ? {} : { rules: searchData.rules }),
        ...(withCases.has(route) ? { hasCases: true as const } : {}),
      })),
    ),
    families,
    leaveOut: wordsFor("ask.leave_out", known, names),
    to: wordsFor("ask.to", ordered, names),
    howMany: wordsFor("ask.how_many", known, names),
    operators: wordsFor("ask.operators", known, names),
    said: wordsFor("ask.said", [locale], names, "\n"),
    ratePeriods: wordsFor("ask.rate_periods", [locale], names, "\n"),
    goOn: wordsFor("ask.go_on", known, names),
    joining: wordsFor("ask.joining", known, names),
    days: wordsFor("ask.days", known, names),
    words: {
      ...Object.fromEntries(Object.entries(names[locale] ?? {}).filter(([key]) => saidAround.test(key))),
      ...amountWords(families, names[locale] ?? {}),
    },
  };
}

/** The first page of each category that has cases people know by a name: one is enough to tell the category. */
function firstWithCases(entries: readonly SearchEntry[]): ReadonlySet<string> {
  const found = entries.filter(({ cases = [] }) => cases.length > 0);
  return new Set(new Map(found.toReversed().map(({ category, route }) => [category, route])).values());
}

/** What is said around answers; what lines are read by is in the index itself. */
const saidAround =
  /^ask\.(?!leave_out|to$|how_many|operators|said|spoken|rate_periods|go_on|joining|days|places|elsewhere|near|numbers|questions|turning|degrees|about_cases|examples|heading)/;

/** What amounts of units are said with: words of their own, else the symbol where that is not what people write first. */
function amountWords(families: readonly AskFamily[], words: Words): Words {
  return Object.fromEntries(
    families
      .flatMap((family) => family.units)
      .flatMap(({ id, written }): readonly (readonly [string, Message])[] => {
        const [first] = written.split(betweenForms);
        const amount = words[`units.${id}.amount`];
        if (amount !== undefined) return [[`units.${id}.amount`, amount]];
        const symbol = words[`units.${id}.symbol`];
        return symbol === undefined || symbol === first ? [] : [[`units.${id}.symbol`, symbol]];
      }),
  );
}

/** All questions in words of one language. */
export function askPhrases(locale: string, sources: AskSources): AskPhrases {
  return phrasesIn([locale], Infinity, sources);
}

/** Keywords of a page that readers of other languages find it by: authors write first what most people look for. */
const mostNames = 3;
/** The same of the lines that ask one thing. */
const mostForeignPhrases = 1;

/** Titles, first keywords and first phrases of each page in all languages. */
export function namesInAll(sources: AskSources): NamesInAll {
  const { calculators, locales, units, names: shared } = sources;
  const languages = locales.map(({ id }) => id);
  const pagesInAll = Object.fromEntries(
    calculators.flatMap(({ search }) => {
      const pages = Object.values(search).flat();
      return [...new Set(pages.map(({ route }) => route))].map((route) => {
        const own = pages.filter((page) => page.route === route);
        const names = own.flatMap((page) => [page.title, ...ownNames(page).slice(0, mostNames)]);
        return [route, [...new Set(names)]];
      });
    }),
  );
  const all = familiesOf(units, languages, shared).flatMap((family) => family.units);
  return {
    pages: pagesInAll,
    phrases: phrasesIn(languages, mostForeignPhrases, sources),
    units: Object.fromEntries(all.map(({ id, written }) => [id, written])),
  };
}

/** The cases of all calculators as pages; papers name them in the first language, whichever one reads. */
export function namedCases(locale: string, { calculators, locales, names }: AskSources): NamedCases {
  const [first] = locales;
  const pages = calculators.flatMap(({ entry, search }) =>
    (search[locale] ?? []).flatMap(({ route, title: page, cases = [] }): readonly AskPage[] => {
      const onPapers = search[first?.id ?? ""]?.find((each) => each.route === route)?.cases ?? [];
      return cases.map(({ id, name, class: ofClass, query }) => ({
        route,
        ...(entry.id === route ? {} : { calculator: entry.id }),
        title: name,
        ...(ofClass === undefined ? {} : { class: ofClass }),
        summary: page,
        keywords: [
          ...wordsFor(`regions.${entry.region ?? ""}`, [locale], names),
          ...onPapers.flatMap((each) => (each.id === id && each.name !== name ? [each.name] : [])),
        ],
        query,
      }));
    }),
  );
  const ordered = [locale, ...locales.map(({ id }) => id)];
  const known = [...new Set([locale, ...locales.slice(0, 1).map(({ id }) => id)])];
  const addresses = placesOf(calculators);
  // Two letters that are a place in the first language may be a word in another: MI is Michigan, and "my".
  const placesFor = (key: string): readonly string[] =>
    known.flatMap((language) =>
      wordsFor(key, [language], names).filter((place) => language === locale || !/^..(?:=|$)/.test(place)),
    );
  return {
    places: [
      ...[...addresses].flatMap(([region, address]) =>
        wordsFor(`regions.${region}`, ordered, names).map((name) => `${name}=${address}`),
      ),
      ...placesFor("ask.places").flatMap((place) => {
        const [name = "", region = ""] = place.split("=");
        const address = addresses.get(region);
        return address === undefined ? [] : [`${name}=${address}`];
      }),
    ],
    elsewhere: [...new Set(placesFor("ask.elsewhere"))],
    near: categoriesOf(calculators).flatMap((category) =>
      wordsFor(`ask.near.${category}`, known, names).map((word) => `${word}=${category}`),
    ),
    aboutCases: wordsFor("ask.about_cases", known, names),
    numbers: wordsFor("ask.numbers", [locale], names),
    spoken: wordsFor("ask.spoken", [locale], names, "\n"),
    questions: wordsFor("ask.questions", known, names),
    turning: wordsFor("ask.turning", known, names),
    degrees: wordsFor("ask.degrees", known, names),
    pages,
  };
}

function categoriesOf(calculators: AskSources["calculators"]): readonly string[] {
  const routes = calculators.flatMap(({ search }) => Object.values(search).flat());
  return [...new Set(routes.flatMap(({ route }) => route.split("/").slice(0, 1)))];
}

/** The addresses below which the pages of a place lie, by its id. */
function placesOf(calculators: AskSources["calculators"]): ReadonlyMap<string, string> {
  return new Map(
    calculators.flatMap(({ entry: { region }, search }) =>
      Object.values(search)
        .flat()
        .flatMap(({ route }) =>
          region === undefined ? [] : [[region, route.split("/").slice(0, 2).join("/")] as const],
        ),
    ),
  );
}

/** What is asked of each calculator in some languages, so many lines of each by what they ask. */
function phrasesIn(languages: readonly string[], most: number, { calculators }: AskSources): AskPhrases {
  return Object.fromEntries(
    calculators.flatMap(({ entry, searchData: { phrases, asked: goesWith } }) => {
      const inEach = languages.map((language) => phrases[language] ?? {});
      const ids = new Set(inEach.flatMap((each) => Object.keys(each)));
      const asked = [...ids].map((id) => {
        const all = inEach.flatMap((each) => (each[id] ?? []).slice(0, most));
        return [id, { says: [...new Set(all)].join(betweenForms), ...goesWith[id] }] as const;
      });
      return asked.length === 0 ? [] : [[entry.id, Object.fromEntries(asked)]];
    }),
  );
}

/** Every family of units. Those of one over another's are in both lists: liters a kilometer and miles a gallon. */
function familiesOf(
  { families }: UnitCatalog,
  languages: readonly string[],
  names: AskSources["names"],
): readonly AskFamily[] {
  const all = [...families.values()].filter(({ id }) => id !== "money");
  // Of one made of others, the symbol is enough in any language but the first of these.
  const mostForms = (language: string, id: string): number =>
    language !== languages[0] && id.includes("/") ? 1 : Infinity;
  return all.map(({ id, units, either = units }) => ({
    id,
    units: [
      ...either,
      ...longerUnits(
        either,
        all.flatMap((family) => family.units),
      ),
    ].map((unit) => ({
      ...unit,
      written: [
        ...new Set(
          languages.flatMap((language) =>
            wordsFor(`units.${unit.id}.written`, [language], names).slice(0, mostForms(language, unit.id)),
          ),
        ),
      ].join(betweenForms),
    })),
  }));
}

/** The units that durations count in the base unit of a family: beside hours, days and weeks. */
function longerUnits(units: readonly Unit[], all: readonly Unit[]): readonly Unit[] {
  const own = durationUnits.filter((name) => units.some(({ id }) => id === name));
  const [first] = units;
  if (own.length === 0 || first === undefined) return [];
  const { sizes = {} } = durationFamily(own) ?? {};
  return Object.entries(sizes).flatMap(([id, size]) => {
    const unit = all.find((each) => each.id === id);
    return unit === undefined || units.includes(unit)
      ? []
      : [{ ...unit, numerator: String(size), denominator: "1", group: first.group }];
  });
}

/** What a text of several parts says in all languages, each part once. */
function wordsFor(
  key: string,
  ordered: readonly string[],
  names: AskSources["names"],
  between = betweenForms,
): readonly string[] {
  const parts = ordered.flatMap((locale) => {
    const text = names[locale]?.[key];
    return typeof text === "string" ? text.replace(isolates, "").split(between) : [];
  });
  return [...new Set(parts)].filter((part) => part !== "");
}
