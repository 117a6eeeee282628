import { candidatesFor, wordsIn, type Candidate } from "../../generator/ask/candidate.ts";
import type { LineAnswer } from "../../generator/ask/answer.ts";
import { createRouteSearch } from "../../generator/presentation/search.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { unpackWords } from "../../generator/presentation/packed-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { AskIndex, AskPage } from "../../generator/presentation/ask-index.ts";

const addresses = import.meta.glob<string>("../../generated/ask/*.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** What a line finds, and what may answer it. */
export interface Found {
  readonly pages: readonly AskPage[];
  /** What its words find without its figures: pages beside one that answers it. */
  readonly beside: readonly AskPage[];
  readonly candidates: readonly Candidate[];
}

/** Finds and answers lines in one language, without asking anyone. */
export interface Engine {
  readonly translator: Translator;
  readonly find: (line: string) => Found;
  readonly answer: (
    found: Found,
    meant?: Readonly<Record<string, string>>,
  ) => Promise<LineAnswer | undefined>;
}

/** Fetches what lines in a language (`es`) are read by. */
export async function loadEngine(language: string, tag: string, dir: "ltr" | "rtl"): Promise<Engine> {
  const address = addresses[`../../generated/ask/${language}.json`];
  assert(address !== undefined, `Lines can be asked in "${language}".`);
  const response = await fetch(address);
  const index: unknown = await response.json();
  assert(isAskIndex(index), "What was fetched is an index.");
  const locale = { id: language, name: language, tag, dir };
  const search = createRouteSearch(index.pages, tag);
  const pagesFor = (words: string): readonly AskPage[] =>
    search(words).flatMap((route) => pageAt.get(route) ?? []);
  const pageAt = new Map(index.pages.map((page) => [page.route, page] as const));
  return {
    translator: createTranslator(locale, unpackWords(index.words)),
    find: (line) => ({
      pages: pagesFor(line),
      beside: pagesFor(wordsIn(line, index, tag)),
      candidates: [...candidatesFor(line, index, tag, search)],
    }),
    answer: async ({ candidates }, meant = {}) => {
      if (candidates.length === 0) return undefined;
      // Without its code there are still the pages that were found.
      const code = await import("./answer-line.ts").catch(() => undefined);
      return code?.answerLine(candidates, { index, locale, meant });
    },
  };
}

/** The page and the index are made in one build, so a glance is enough. */
function isAskIndex(value: unknown): value is AskIndex {
  return typeof value === "object" && value !== null && "pages" in value;
}
