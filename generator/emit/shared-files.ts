import { editorSchemaOf } from "../check/schema.ts";
import { documentKinds } from "../constructs/construct.ts";
import type { CatalogEntry, Category, Region } from "../runtime/catalog.ts";
import type { Words } from "../runtime/words.ts";
import type { EmittedFile } from "../typescript/source-file.ts";
import {
  askIndexPath,
  askedLinesPath,
  emitAskIndex,
  emitAskedLines,
  emitNamedCases,
  emitNamesInAll,
  namedCasesPath,
  namesInAllPath,
  type AskSources,
} from "./ask-index.ts";
import { emitCatalog, emitSearch, searchPath } from "./catalog.ts";
import { emitLibrary } from "./library.ts";
import { emitPageList } from "./page-list.ts";
import { withoutSpelled } from "../words/unit-forms.ts";
import {
  emitEveryPageWords,
  emitSharedAnswerWords,
  emitWords,
  emitWordsToAnswer,
  everyPageWordsPath,
  sharedAnswerWordsPath,
  sharedWordsPath,
  wordsToAnswerPath,
} from "./words.ts";

/** What the files that speak of all calculators are made of. */
export interface SharedParts extends AskSources {
  readonly calculators: readonly (AskSources["calculators"][number] & { readonly entry: CatalogEntry })[];
  readonly categories: readonly Category[];
  readonly regions: readonly Region[];
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
    ["generated/pages.ts", emitPageList(entries)],
    [namesInAllPath, emitNamesInAll(parts)],
    [askedLinesPath, emitAskedLines(parts)],
    ...locales.flatMap(({ id }) => {
      const words = wordsOf(id);
      return [
        [sharedWordsPath(id), words === undefined ? undefined : emitWords(withoutSpelled(words))] as const,
        [everyPageWordsPath(id), words === undefined ? undefined : emitEveryPageWords(words)] as const,
        [sharedAnswerWordsPath(id), words === undefined ? undefined : emitSharedAnswerWords(words)] as const,
        [askIndexPath(id), emitAskIndex(id, parts)] as const,
        [namedCasesPath(id), emitNamedCases(id, parts)] as const,
        [wordsToAnswerPath(id), emitWordsToAnswer(id)] as const,
        [searchPath(id), emitSearch(calculators.flatMap(({ search }) => search[id] ?? []))] as const,
      ];
    }),
    ...documentKinds.map((kind) => [`generated/schemas/${kind}.schema.json`, schemaText(kind)] as const),
  ]);
}

type Kind = (typeof documentKinds)[number];

/** Schemas never change, so that each is written once a process. */
const schemaTexts = new Map<Kind, string>();

function schemaText(kind: Kind): string {
  const known = schemaTexts.get(kind);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(editorSchemaOf(kind), undefined, 2)}\n`;
  schemaTexts.set(kind, text);
  return text;
}
