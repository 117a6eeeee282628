import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { SharedNames } from "../words/compile-words.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { CatalogEntry, SearchEntry } from "../runtime/catalog.ts";
import type { Words } from "../runtime/words.ts";
import type { EmittedFile } from "../typescript/source-file.ts";
import { readingsIn } from "../words/text-readings.ts";
import { searchAnswerCalculator, type SearchAnswerCalculator } from "./search-answer-calculator.ts";
import { browserWordsPath, emitBrowserWords } from "./browser-words.ts";
import { coveredLawPath, emitCoveredLaw } from "./covered-law.ts";
import { catalogEntry, searchEntries, type SharedNamesIn } from "./catalog-entry.ts";
import { emitStepModel, stepModelPath } from "./description.ts";
import { emitHistory, historyPath } from "./history.ts";
import { layoutsOf } from "./layouts.ts";
import { emitModel, modelPath } from "./model.ts";
import { emitEvidence, emitPage, pagePath } from "./page.ts";
import { emitTable, tablePath } from "./table.ts";
import { emitLaws, emitTests, lawsPath, testPath } from "./tests.ts";
import { emitWords, wordsPath } from "./words.ts";

/** Everything that is made of one calculator. */
export interface EmittedCalculator {
  /** By path. */
  readonly files: ReadonlyMap<string, EmittedFile>;
  readonly entry: CatalogEntry;
  /** By language. */
  readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
  readonly searchData: SearchAnswerCalculator;
}

/** Emits a calculator: its program, its page, its tests, and its words in each of the languages it has. */
export function emitCalculator(
  model: CalculatorModel,
  words: ReadonlyMap<string, Words>,
  namesIn: (locale: string) => SharedNamesIn,
): EmittedCalculator {
  const { id, tables, histories } = model;
  const layouts = layoutsOf(model);
  const found = foundBy(model, words, namesIn);
  return {
    files: new Map<string, EmittedFile>([
      [modelPath(id), emitModel(model, readingsIn(words))],
      [stepModelPath(id), emitStepModel(model)],
      ...tables.map((table) => [tablePath(table), emitTable(table)] as const),
      ...histories.map((table) => [historyPath(table), emitHistory(table)] as const),
      ...layouts.flatMap((layout) => [
        [pagePath({ id, name: layout.name }), emitPage(model, layout)] as const,
        ...(layout.evidence === layout.name ? emitEvidence(model, layout) : []),
      ]),
      [testPath(id), emitTests(model)],
      [lawsPath(id), emitLaws(model, layouts)],
      ...[...words].map(([locale, own]) => [wordsPath(id, locale), emitWords(own)] as const),
      ...[...words].map(
        ([locale, own]) =>
          [browserWordsPath(id, locale), emitBrowserWords(model, own, namesIn(locale))] as const,
      ),
      ...(found.entry.region === undefined ? [] : [...words]).map(
        ([locale, own]) => [coveredLawPath(id, locale), emitCoveredLaw(model, own)] as const,
      ),
    ]),
    ...found,
  };
}

/** Where a calculator answers, and what the search knows of it. */
export function foundBy(
  model: CalculatorModel,
  words: ReadonlyMap<string, Words>,
  namesIn: (locale: string) => SharedNamesIn,
): Pick<EmittedCalculator, "entry" | "search" | "searchData"> {
  return {
    entry: catalogEntry(model, layoutsOf(model), [...words.keys()]),
    search: Object.fromEntries(
      [...words].map(([locale, own]) => [locale, searchEntries(model, own, namesIn(locale))]),
    ),
    searchData: searchAnswerCalculator(model, words),
  };
}

/** What shared words call units, by language. */
export function sharedNamesIn(
  locales: readonly LocaleEntry[],
  { nameOf, keysIn }: Pick<SharedNames, "nameOf" | "keysIn">,
): (language: string) => SharedNamesIn {
  return (language) => {
    const locale = locales.find(({ id }) => id === language);
    return {
      tag: locale?.tag ?? language,
      nameOf: (key) => (locale === undefined ? undefined : nameOf(key, locale)),
      keysIn: (group) => (locale === undefined ? [] : keysIn(group, locale)),
    };
  };
}

/** Emits a part: its program and its tests; its pages are those of the calculators that take it in. */
export function emitPart(
  model: CalculatorModel,
  words: ReadonlyMap<string, Words>,
): ReadonlyMap<string, EmittedFile> {
  const { id, tables } = model;
  if (model.examples.length === 0) return new Map();
  return new Map<string, EmittedFile>([
    [modelPath(id), emitModel(model, readingsIn(words))],
    [stepModelPath(id), emitStepModel(model)],
    ...tables.map((table) => [tablePath(table), emitTable(table)] as const),
    [testPath(id), emitTests(model)],
  ]);
}
