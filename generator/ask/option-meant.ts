import { numberFormat } from "../runtime/intl-cache.ts";
import type { ChoiceInput } from "../runtime/kinds/choice.ts";
import { readOption } from "../runtime/kinds/choice.ts";
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
  const ordered = [...(input.firstOptions ?? []), ...input.options];
  if (/^\p{Sc}$/u.test(wanted)) return ordered.find((option) => signOf(option) === wanted);
  const named = ordered.map((option) => ({ option, ...nameOf(option, input.display.set, translator) }));
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
  const options = new Set(possible.map(({ option }) => option));
  // What many countries call theirs is that of one its author puts first, or nobody knows whose: a riyal, a dinar.
  const isKnown = input.firstOptions === undefined || options.size === 1;
  return possible.find(({ option }) => isKnown || (input.firstOptions ?? []).includes(option))?.option;
}

/** What an option is called, folded, and the words of that. */
interface OptionName {
  readonly name: string;
  readonly words: readonly string[];
}

/** By the words they are called in: each value of a line may be any option of each list. */
const optionNames = new WeakMap<Translator, Map<string, OptionName>>();

function nameOf(option: string, set: string, translator: Translator): OptionName {
  const known = optionNames.get(translator) ?? new Map<string, OptionName>();
  optionNames.set(translator, known);
  const key = `choices.${set}.${option}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const name = folded(textOf(translator.messageAt(key) ?? option)).replace(inBrackets, "");
  const made = { name, words: wordsIn(name) };
  known.set(key, made);
  return made;
}

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
