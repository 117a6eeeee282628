import { calculatorOf, type AskIndex, type AskPage, type AskPhrase } from "../presentation/ask-index.ts";
import { byKey } from "../runtime/by-key.ts";
import { onceFor } from "../runtime/once.ts";
import { hasWordsOf, hole, phrasesOf, wordsOfPhrase } from "./phrase.ts";

/** A phrase of a page, and the question in words that it asks. */
export interface PagePhrase {
  readonly phrase: string;
  readonly page: AskPage;
  readonly asked: AskPhrase;
}

/** The phrases all of whose words are in a folded text, in whatever order; first those that say the most themselves. */
export function phrasesSaidIn(text: string, index: AskIndex): readonly PagePhrase[] {
  const said: RankedPhrase[] = [];
  for (const [word, phrases] of byLongestWord(index))
    if (text.includes(word)) said.push(...phrases.filter(({ phrase }) => hasWordsOf(phrase, text)));
  return said.toSorted((one, other) => one.rank - other.rank);
}

interface RankedPhrase extends PagePhrase {
  readonly rank: number;
}

/** The phrases by the longest word of each: of thousands, a line has the longest words of few. */
const byLongestWord = onceFor((index: AskIndex) => {
  const own = (phrase: string): number => phrase.replaceAll(hole, "").length;
  const ranked = allPhrases(index)
    .toSorted((one, other) => own(other.phrase) - own(one.phrase))
    .map((each, rank): RankedPhrase => ({ ...each, rank }));
  return byKey(ranked, ({ phrase }) => longestOf(wordsOfPhrase(phrase)));
});

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

function allPhrases({ pages, phrases = {} }: AskIndex): readonly PagePhrase[] {
  return pages.flatMap((page) =>
    Object.values(phrases[calculatorOf(page)] ?? {}).flatMap((asked) =>
      phrasesOf(asked.says).map((phrase) => ({ phrase, page, asked })),
    ),
  );
}
