import { numberFormat } from "../runtime/intl-cache.ts";
import type { ChoiceInput } from "../runtime/kinds/choice.ts";
import { readOption } from "../runtime/kinds/choice.ts";
import { onceFor } from "../runtime/once.ts";
import type { Translator } from "../presentation/translator.ts";
import { folded } from "./line-text.ts";
import { textOf } from "./message-words.ts";

/** Words of fewer letters begin too many others, and of still fewer are no names: a yen is one. */
const shortest = 4;
const shortestWhole = 3;

/** Nobody says what a name has in brackets behind it: Japanese Yen (JPY). */
const inBrackets = /\s*[(（][^)）]*[)）]$/u;

/**
 * The option a text means: by its id, by its name, or by a word of its name (`euros` is Euro). Of several, the one that
 * its author puts first.
 */
export function optionMeant(
  input: ChoiceInput,
  text: string,
  translator: Translator,
  place: "beside its label" | "alone" | "in a name" = "beside its label",
): string | undefined {
  const wanted = folded(text.trim());
  if (wanted === "") return undefined;
  if (place === "beside its label") {
    const byId = readOption(input, text);
    if (byId !== undefined) return byId;
  }
  if (/^\p{Sc}$/u.test(wanted)) return inOrder(input).find((option) => signOf(option) === wanted);
  const named = namedOptions(translator)(input);
  const own = wordsIn(wanted);
  const whole =
    named.find(({ name }) => name === wanted) ??
    named.find(
      ({ words }) =>
        own.length > 1 &&
        words.length === own.length &&
        words.every((word, at) => isSameWord(word, own[at] ?? "")),
    );
  if (whole !== undefined || place === "in a name") return whole?.option;
  const { length } = [...wanted];
  // One character is in many a name: 元 is in that of the dollar.
  const isLong = length >= shortest || (length > 1 && !/\p{Script=Latin}|\p{Script=Arabic}/u.test(wanted));
  const possible = named.filter(({ words }) =>
    words.some((word) => (isLong ? isSameWord(word, wanted) : length >= shortestWhole && word === wanted)),
  );
  // An option that says more than another says its own words as well: a state jail felony, and one punished as a misdemeanor.
  const plain = possible.filter(({ words }) => !possible.some((other) => isWithin(other.words, words)));
  const options = new Set(plain.map(({ option }) => option));
  // What many countries call theirs is that of one its author puts first, or nobody knows whose: a riyal, a dinar. A word of
  // several names says none of them where no label is beside it: a prison term, of one definite term and of terms in a row.
  const isKnown = options.size === 1 || (input.firstOptions === undefined && place !== "alone");
  return plain.find(({ option }) => isKnown || (input.firstOptions ?? []).includes(option))?.option;
}

function isWithin(words: readonly string[], more: readonly string[]): boolean {
  return words.length < more.length && words.every((word) => more.some((each) => isSameWord(each, word)));
}

/** The options of a choice, those first that its author puts first. */
function inOrder({ firstOptions = [], options }: ChoiceInput): readonly string[] {
  return [...firstOptions, ...options];
}

/** They with what each is called, folded, and the words of that: each value of a line may be any of them. */
const namedOptions = onceFor(({ messageAt }: Translator) =>
  onceFor((input: ChoiceInput) =>
    inOrder(input).map((option) => {
      const called = textOf(messageAt(`choices.${input.display.set}.${option}`) ?? option);
      const name = folded(called).replace(inBrackets, "");
      return { option, name, words: wordsIn(name) };
    }),
  ),
);

/** The sign of a currency, as one option is named by its code. */
function signOf(code: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  const format = numberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value;
}

function wordsIn(name: string): readonly string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** The same word, in the singular or the plural; where words are not apart, a part of it. */
export function isSameWord(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (/\p{Script=Han}/u.test(wanted)) return word.includes(wanted);
  const [shorter, longer] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return (
    shorter.length >= shortest - 1 &&
    /^(?:e?s)$/.test(longer.slice(shorter.length)) &&
    longer.startsWith(shorter)
  );
}
