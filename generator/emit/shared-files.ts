import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { CatalogEntry, Category, Region, SearchEntry } from "../runtime/catalog.ts";
import type { Words } from "../runtime/words.ts";
import {
  createSourceFile,
  literal,
  type EmittedFile,
  type EmittedSource,
} from "../typescript/source-file.ts";
import {
  askIndexPath,
  askPhrasesPath,
  searchLinesPath,
  askIndex,
  askPhrases,
  emitSearchLines,
  namedCases,
  namesInAll,
  namedCasesPath,
  namesInAllPath,
  type AskSources,
} from "./ask-index.ts";
import { emitSharedBrowserWords, sharedBrowserWordsPath } from "./browser-words.ts";
import { emitEditorSchemas, type EditorNames } from "./editor-schemas.ts";
import { emitLibrary } from "./library.ts";
import { withoutSpelled } from "../words/unit-forms.ts";
import { emitWordAddresses, emitWords, sharedWordsPath, wordAddressesPath } from "./words.ts";

/** What the files that speak of all calculators are made of. */
export interface SharedParts extends AskSources {
  readonly calculators: readonly (AskSources["calculators"][number] & { readonly entry: CatalogEntry })[];
  readonly categories: readonly Category[];
  readonly regions: readonly Region[];
  readonly tableIds: readonly string[];
  /** The folders of parts: `finance/parts/loan`. */
  readonly partIds: readonly string[];
  /** The shared words of a language; undefined where its file is as it was. */
  readonly wordsOf: (locale: string) => Words | undefined;
}

/** Emits the files that speak of all calculators, by path; undefined for one that is as it was. */
export function emitSharedFiles(parts: SharedParts): ReadonlyMap<string, EmittedFile | undefined> {
  const { calculators, categories, regions, locales, wordsOf } = parts;
  const entries = calculators.map(({ entry }) => entry);
  const ids = entries.map(({ id }) => id);
  return new Map<string, EmittedFile | undefined>([
    ["generated/catalog.ts", emitCatalog(entries, categories, regions, locales)],
    ["generated/library.ts", emitLibrary(ids)],
    [namesInAllPath, data(namesInAll(parts))],
    [searchLinesPath, emitSearchLines(parts)],
    ...locales.flatMap(({ id }) => {
      const words = wordsOf(id);
      return [
        [sharedWordsPath(id), words === undefined ? undefined : emitWords(withoutSpelled(words))] as const,
        [
          sharedBrowserWordsPath(id),
          words === undefined ? undefined : emitSharedBrowserWords(words),
        ] as const,
        [askIndexPath(id), data(askIndex(id, parts))] as const,
        [askPhrasesPath(id), data(askPhrases(id, parts))] as const,
        [namedCasesPath(id), data(namedCases(id, parts))] as const,
        [wordAddressesPath(id), emitWordAddresses(id)] as const,
        [searchPath(id), emitSearch(calculators.flatMap(({ search }) => search[id] ?? []))] as const,
      ];
    }),
    ...emitEditorSchemas(editorNames(parts)),
  ]);
}

/** What editors offer, each name once. */
function editorNames({ calculators, tableIds, partIds, units: { families } }: SharedParts): EditorNames {
  const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();
  return {
    tables: sorted(tableIds),
    parts: sorted(partIds.map((id) => id.slice(id.lastIndexOf("/") + 1))),
    units: sorted([...families.values()].flatMap(({ units }) => units.map(({ id }) => id))),
    dimensions: sorted([...families.keys()]),
    pages: sorted(calculators.flatMap(({ entry: { variants } }) => variants.map(({ route }) => route))),
  };
}

/** `generated/catalog.ts`: every calculator, the categories in their order, the languages. */
function emitCatalog(
  entries: readonly CatalogEntry[],
  categories: readonly Category[],
  regions: readonly Region[],
  locales: readonly LocaleEntry[],
): EmittedSource {
  const file = createSourceFile("generated/catalog.ts", "specs/");
  file.import("CatalogEntry", "../generator/runtime/catalog.ts", "type");
  file.import("Category", "../generator/runtime/catalog.ts", "type");
  file.import("Region", "../generator/runtime/catalog.ts", "type");
  file.constant({
    name: "catalog",
    about: "Every calculator.",
    type: "readonly CatalogEntry[]",
    value: literal(entries),
    exported: true,
  });
  file.constant({
    name: "categories",
    about: "The categories in the order they are listed, each with its sign and the routes shown first.",
    type: "readonly Category[]",
    value: literal(categories),
    exported: true,
  });
  file.constant({
    name: "regions",
    about: "Who helps people in each place that calculators of law are for.",
    type: "readonly Region[]",
    value: literal(regions),
    exported: true,
  });
  file.constant({
    name: "locales",
    about: "The languages; the first is the default.",
    type: `readonly { readonly id: string; readonly name: string; readonly tag: string; readonly dir: "ltr" | "rtl"; readonly region?: string }[]`,
    value: literal(locales),
    exported: true,
  });
  return file.finish();
}

/** Where that lies which search knows of every page in one language. */
function searchPath(locale: string): string {
  return `generated/search/${locale}.json`;
}

/** What search knows, as data, a page a line. */
function emitSearch(entries: readonly SearchEntry[]): string {
  return entries.length === 0
    ? "[]\n"
    : `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}

function data(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
