import type { AskIndex, NamedCases } from "../presentation/ask-index.ts";
import { onceFor } from "../runtime/once.ts";
import { folded, unspaced } from "./line-text.ts";
import type { LineToken } from "./line-tokens.ts";
import { isTelling, joiningWords } from "./page-names.ts";

/** Most words around a question that are passed over: a line that says more is about something else. */
const mostAround = 3;
/** Most of them behind a question in words, which may go on there: from 20 to 30, what percent of people died. */
const mostBehind = 1;

/** What a question leaves out of a line: before or between its words, and behind it. */
export interface LeftOut {
  readonly among: readonly LineToken[];
  readonly behind: readonly LineToken[];
}

/** Tells what a question may leave out of a line. */
export interface LeftOutRules {
  /** The words that say something alone. */
  readonly telling: (some: readonly LineToken[]) => readonly string[];
  /** Those of a question's surroundings; undefined where that is too much, turns the question around, or is a number. */
  readonly aroundAmount: (part: LeftOut) => readonly string[] | undefined;
  /** The same around a question in words, which goes on behind it with few. */
  readonly aroundPhrase: (part: LeftOut) => readonly string[] | undefined;
}

export function leftOutRules(
  index: AskIndex,
  { questions, turning, numbers }: Pick<NamedCases, "questions" | "turning" | "numbers">,
): LeftOutRules {
  const joins = joiningWords(index);
  const isNumber = numberWords(numbers);
  const telling: LeftOutRules["telling"] = (some) =>
    some.flatMap(({ kind, text }) => (kind === "word" && isTelling(folded(text), joins) ? [text] : []));
  const aroundAmount: LeftOutRules["aroundAmount"] = ({ among, behind }) => {
    const others = [...among, ...behind];
    const words = telling(others);
    const asksMore = telling(behind).length > 0 && behind.some((token) => isOneOf(token, questions));
    const isOther = others.some((token) => isOneOf(token, turning) || isNumber(token));
    return words.length > mostAround || asksMore || isOther ? undefined : words;
  };
  return {
    telling,
    aroundAmount,
    aroundPhrase: (part) => (telling(part.behind).length > mostBehind ? undefined : aroundAmount(part)),
  };
}

function isOneOf({ text }: LineToken, list: readonly string[]): boolean {
  return unspaced.test(text)
    ? list.some((word) => text.includes(word))
    : list.some((word) => folded(word) === folded(text));
}

/**
 * Tells a word of a number, which is never left out: 750 thousand are no 750. Where words are written together, it is what multiplies
 * the number before it; one of the others is in many a word.
 */
const numberWords = onceFor((numbers: readonly string[]) => {
  const entries = numbers.map((each) => each.split("="));
  // An article is one where another number follows, and "and" is none.
  const words = new Set(
    entries.flatMap(([word = "", value = "1*"]) => (value === "1*" ? [] : [folded(word)])),
  );
  const powers = entries.flatMap(([word = "", value = ""]) => (value.startsWith("*") ? [word] : []));
  return ({ text }: LineToken): boolean =>
    unspaced.test(text) ? powers.some((power) => text.startsWith(power)) : words.has(folded(text));
});
