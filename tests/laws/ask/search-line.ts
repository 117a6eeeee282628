import { answerFirst, type LineReply, type LoadModel } from "../../../generator/ask/answer.ts";
import type { AskContext, LineAnswer } from "../../../generator/ask/line-answer.ts";
import { answerFollowUp } from "../../../generator/ask/follow-up.ts";
import { createFinder, type Finder } from "../../../generator/ask/finder.ts";
import type {
  AskIndex,
  AskPage,
  AskPhrases,
  NamedCases,
  NamesInAll,
} from "../../../generator/presentation/ask-index.ts";
import { cached } from "../../../generator/runtime/intl-cache.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../../generator/presentation/worked-steps.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { locales } from "../../../generated/catalog.ts";

const indexes = import.meta.glob<AskIndex>("../../../generated/ask/*.json", {
  eager: true,
  import: "default",
});
const names = import.meta.glob<NamesInAll>("../../../generated/ask/names-in-all.json", { import: "default" });
const phrases = import.meta.glob<AskPhrases>("../../../generated/ask/phrases/*.json", { import: "default" });
const cases = import.meta.glob<NamedCases>("../../../generated/ask/cases/*.json", {
  import: "default",
});
const sharedWords = import.meta.glob<Words>("../../../generated/words/browser/*.json", {
  eager: true,
  import: "default",
});
const models = import.meta.glob<Calculator>("../../../generated/calculators/**/model.ts", {
  import: "calculator",
});
const stepModel = import.meta.glob<WorkedStepModel>("../../../generated/calculators/**/step-model.ts", {
  import: "stepModel",
});
const ownWords = import.meta.glob<Words>("../../../generated/calculators/**/browser-words/*.json", {
  import: "default",
});

/** The index of a language, as browsers fetch it. */
export function indexIn(language: string): AskIndex {
  const index = indexes[`../../../generated/ask/${language}.json`];
  assert(index !== undefined, `There is an index of ${language}.`);
  return index;
}

/** The questions in words of a language, by calculator. */
export async function phrasesIn(language: string): Promise<AskPhrases> {
  return (await phrases[`../../../generated/ask/phrases/${language}.json`]?.()) ?? {};
}

/** The routes found in a language, the best first. */
export async function foundRoutes(language: string, query: string): Promise<readonly string[]> {
  const found = await finderIn(language)(query);
  return found.pages().map(({ route }) => route);
}

/** The place without pages that a line looks for the law of. */
export async function elsewhereIn(language: string, line: string): Promise<string | undefined> {
  return (await finderIn(language)(line)).elsewhere;
}

/** The category nearest to a line that finds nothing. */
export async function nearIn(language: string, line: string): Promise<string | undefined> {
  return (await finderIn(language)(line)).near();
}

/** What is found in a language below an address, the best first. */
export async function pagesBelow(language: string, below: string, line: string): Promise<readonly AskPage[]> {
  return (await finderIn(language, below)(line)).pages();
}

/** The addresses found in a language below another, or anywhere, with what they fill in, the best first. */
export async function foundBelow(below: string, language: string, query: string): Promise<readonly string[]> {
  const found = await finderIn(language, below === "" ? undefined : below)(query);
  return found
    .pages()
    .map((page) => ((page.query ?? "") === "" ? page.route : `${page.route}?${page.query}`));
}

/** The routes shown beside the answer to a line. */
export async function routesBeside(language: string, line: string): Promise<readonly string[]> {
  const found = await finderIn(language)(line);
  const answer = await answerTo(language, line);
  return found.beside(answer?.page).map(({ route }) => route);
}

const finders = new Map<string, Finder>();

function finderIn(language: string, below?: string): Finder {
  const key = `${language} ${below ?? ""}`;
  const known =
    finders.get(key) ??
    createFinder(
      indexIn(language),
      localeOf(language).tag,
      {
        phrases: () =>
          phrases[`../../../generated/ask/phrases/${language}.json`]?.() ?? Promise.resolve(undefined),
        cases: () => cases[`../../../generated/ask/cases/${language}.json`]?.() ?? Promise.resolve(undefined),
        names: () => Object.values(names)[0]?.() ?? Promise.resolve(undefined),
      },
      below,
    );
  finders.set(key, known);
  return known;
}

function localeOf(language: string): (typeof locales)[number] {
  const locale = locales.find(({ id }) => id === language);
  assert(locale !== undefined, `${language} is a language.`);
  return locale;
}

/** What a line is answered in a language on a day. */
export async function answerTo(
  language: string,
  line: string,
  today = "2026-11-23",
): Promise<LineAnswer | undefined> {
  return (await replyTo(language, line, today)).answer;
}

/** The figure a line is answered with, with plain spaces and without marks of direction; empty where it has none. */
export async function figureOf(language: string, line: string, today?: string): Promise<string> {
  const { result = "" } = (await answerTo(language, line, today)) ?? {};
  return result.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll(/\s/g, " ");
}

/** What comes of a line in a language on a day: an answer, or the page that it begins. */
export async function replyTo(language: string, line: string, today = "2026-11-23"): Promise<LineReply> {
  const found = await finderIn(language)(line);
  return answerFirst(found.candidates(), contextIn(language, today), loadIn(language));
}

/** What a line in a language is read by, once it has been looked for. */
async function foundIn(language: string, line: string): Promise<AskContext> {
  const { index } = await finderIn(language)(line);
  return { ...contextIn(language), index };
}

/** What lines are answered, each of which may go on from the one before. */
export async function answersTo(
  language: string,
  lines: readonly string[],
): Promise<readonly (LineAnswer | undefined)[]> {
  const answers: (LineAnswer | undefined)[] = [];
  for (const line of lines) {
    const before = answers.findLast((each) => each !== undefined);
    const followed =
      before === undefined
        ? undefined
        : await answerFollowUp(line, before, await foundIn(language, line), loadIn(language));
    answers.push(followed ?? (await answerTo(language, line)));
  }
  return answers;
}

/** What lines in a language are answered with on a day. */
export function contextIn(language: string, today = "2026-11-23"): AskContext {
  return {
    index: indexIn(language),
    locale: localeOf(language),
    words: sharedWords[`../../../generated/words/browser/${language}.json`] ?? {},
    today,
    clock: "14:30",
  };
}

/** Fetches what there is of a calculator in a language. */
export function loadIn(language: string): LoadModel {
  return async (id) => load(language, id);
}

/** Hundreds of lines ask for the same ones. */
const load = cached(async (language: string, id: string) => {
  const folder = `../../../generated/calculators/${id}`;
  const own = ownWords[`${folder}/browser-words/${language}.json`];
  if (own === undefined) return undefined;
  const [calculator, how, words] = await Promise.all([
    models[`${folder}/model.ts`]?.(),
    stepModel[`${folder}/step-model.ts`]?.(),
    own(),
  ]);
  assert(calculator !== undefined && how !== undefined, `${id} was generated.`);
  return { calculator, stepModel: () => Promise.resolve(how), words };
});
