import type { Candidate } from "../../generator/ask/candidate.ts";
import { createFinder } from "../../generator/ask/finder.ts";
import type { LineReply } from "../../generator/ask/answer.ts";
import type { LineAnswer } from "../../generator/ask/line-answer.ts";
import { createTranslator, type Translator } from "../../generator/presentation/translator.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { fetchJson } from "./fetch-json.ts";
import type {
  AskIndex,
  AskPage,
  AskPhrases,
  NamedCases,
  NamesInAll,
} from "../../generator/presentation/ask-index.ts";

const addresses = import.meta.glob<string>(
  ["../../generated/ask/*.json", "../../generated/ask/{cases,phrases}/*.json"],
  {
    eager: true,
    query: "?url&no-inline",
    import: "default",
  },
);

/** What a line finds, and what may answer it. */
export interface Found {
  readonly line: string;
  /** What it was found by. */
  readonly index: AskIndex;
  readonly pages: readonly AskPage[];
  /** Pages beside the one that answers it. */
  readonly beside: (answered: AskPage | undefined) => readonly AskPage[];
  readonly candidates: () => AsyncIterable<Candidate>;
  /** A place without pages, whose law the line looks for. */
  readonly elsewhere?: string | undefined;
  /** The category nearest to a line that finds nothing. */
  readonly near: () => Promise<string | undefined>;
}

/** Finds and answers lines in one language, without asking anyone. */
export interface Engine {
  readonly translator: Translator;
  readonly find: (line: string) => Promise<Found>;
  /** `before`: what a line may go on from. */
  readonly answer: (
    found: Found,
    meant: Readonly<Record<string, string>>,
    before: LineAnswer | undefined,
  ) => Promise<LineReply & NotLoaded>;
}

/** Whether what may answer a line could not be had. */
export interface NotLoaded {
  readonly notLoaded?: true;
}

const nothing: LineReply = { answer: undefined, incomplete: undefined };

/** Fetches what lines in a language (`es`) are read by; with an address, to find what lies below it alone. */
export async function loadEngine(
  language: string,
  tag: string,
  dir: "ltr" | "rtl",
  below: string | undefined,
): Promise<Engine> {
  const index = await fetchData(language, isAskIndex);
  const { region } = index;
  const locale = { id: language, name: language, tag, dir, ...(region === undefined ? {} : { region }) };
  // Without these there is still what was found.
  const fetchMore = {
    phrases: () => fetchData(`phrases/${language}`, arePhrases).catch(() => undefined),
    cases: () => fetchData(`cases/${language}`, areCases).catch(() => undefined),
    names: () => fetchData("names-in-all", areNames).catch(() => undefined),
  };
  const find = createFinder(index, tag, fetchMore, below);
  return {
    translator: createTranslator(locale, index.words),
    find: async (line) => {
      const { index: asked, pages, beside, candidates, elsewhere, near } = await find(line);
      // Whoever looks for a charge is to choose which one first: an answer may be about a lesser one.
      return {
        line,
        index: asked,
        pages: pages(),
        beside,
        candidates,
        elsewhere,
        near,
      };
    },
    answer: async ({ line, index: asked, candidates }, meant, before) => {
      if (below !== undefined) return nothing;
      const { done = false } = await candidates()[Symbol.asyncIterator]().next();
      if (done && before === undefined) return nothing;
      // Without its code, or that of a calculator it asks, there are still the pages that were found.
      const code = await import("./answer-line.ts").catch(() => undefined);
      const reply = await code
        ?.answerLine(candidates(), { index: asked, locale, meant }, line, before)
        .catch(() => undefined);
      return reply ?? { ...nothing, notLoaded: true };
    },
  };
}

async function fetchData<Data>(name: string, isRight: (value: unknown) => value is Data): Promise<Data> {
  const address = addresses[`../../generated/ask/${name}.json`];
  assert(address !== undefined, `There is an index "${name}".`);
  return fetchJson(address, isRight);
}

// The page and what it fetches are made in one build, so a glance is enough.
function isAskIndex(value: unknown): value is AskIndex {
  return typeof value === "object" && value !== null && "pages" in value;
}

function arePhrases(value: unknown): value is AskPhrases {
  return value !== null && typeof value === "object";
}

function areCases(value: unknown): value is NamedCases {
  return value !== null && typeof value === "object" && "places" in value;
}

function areNames(value: unknown): value is NamesInAll {
  return typeof value === "object" && value !== null && "units" in value;
}
