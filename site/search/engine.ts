import type { Candidate } from "../../generator/ask/candidate.ts";
import { createFinder } from "../../generator/ask/finder.ts";
import type { LineAnswer } from "../../generator/ask/answer.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { unpackWords } from "../../generator/presentation/packed-words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { AskIndex, AskPage, NamesInAll } from "../../generator/presentation/ask-index.ts";

const addresses = import.meta.glob<string>("../../generated/ask/*.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

/** What a line finds, and what may answer it. */
export interface Found {
  readonly pages: readonly AskPage[];
  /** Pages beside one that answers it. */
  readonly beside: readonly AskPage[];
  readonly candidates: readonly Candidate[];
}

/** Finds and answers lines in one language, without asking anyone. */
export interface Engine {
  readonly translator: Translator;
  readonly find: (line: string) => Promise<Found>;
  readonly answer: (
    found: Found,
    meant?: Readonly<Record<string, string>>,
  ) => Promise<LineAnswer | undefined>;
}

/** Fetches what lines in a language (`es`) are read by. */
export async function loadEngine(language: string, tag: string, dir: "ltr" | "rtl"): Promise<Engine> {
  const index = await fetchData(language);
  assert(isAskIndex(index), "What was fetched is an index.");
  const locale = { id: language, name: language, tag, dir };
  // Without the names there is what was found: nothing.
  const find = createFinder(index, tag, () => fetchNames().catch(() => undefined));
  return {
    translator: createTranslator(locale, unpackWords(index.words)),
    find: async (line) => {
      const { pages, beside, candidates } = await find(line);
      return { pages: pages(), beside: beside(), candidates: [...candidates()] };
    },
    answer: async ({ candidates }, meant = {}) => {
      if (candidates.length === 0) return undefined;
      // Without its code there are still the pages that were found.
      const code = await import("./answer-line.ts").catch(() => undefined);
      return code?.answerLine(candidates, { index, locale, meant });
    },
  };
}

async function fetchNames(): Promise<NamesInAll> {
  const names = await fetchData("names-in-all");
  assert(isNames(names), "What was fetched are names.");
  return names;
}

async function fetchData(name: string): Promise<unknown> {
  const address = addresses[`../../generated/ask/${name}.json`];
  assert(address !== undefined, `There is an index "${name}".`);
  const response = await fetch(address);
  return response.json();
}

function isNames(value: unknown): value is NamesInAll {
  return typeof value === "object" && value !== null && Object.values(value).every(Array.isArray);
}

/** The page and the index are made in one build, so a glance is enough. */
function isAskIndex(value: unknown): value is AskIndex {
  return typeof value === "object" && value !== null && "pages" in value;
}
