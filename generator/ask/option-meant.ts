import { numberFormat } from "../runtime/intl-cache.ts";
import type { ChoiceInput } from "../runtime/kinds/choice.ts";
import { readOption } from "../runtime/kinds/choice.ts";
import type { Translator } from "../presentation/translator.ts";
import { folded } from "./line-text.ts";
import { textOf } from "./message-words.ts";

/** Words of fewer letters begin too many others, and of still fewer are no names: a yen is one. */
const shortest = 4;
const shortestWhole = 3;

/**
 * The option a text means: by its id, by its name, or by a word of its name (`euros` is Euro). Of several, the one that
 * its author puts first.
 */
export function optionMeant(
  input: ChoiceInput,
  text: string,
  { messageAt }: Translator,
  place: "beside its label" | "alone" = "beside its label",
): string | undefined {
  const wanted = folded(text.trim());
  if (wanted === "") return undefined;
  if (place === "beside its label") {
    const byId = readOption(input, text);
    if (byId !== undefined) return byId;
  }
  const ordered = [...(input.firstOptions ?? []), ...input.options];
  if (/^\p{Sc}$/u.test(wanted)) return ordered.find((option) => signOf(option) === wanted);
  const named = ordered.map((option) => ({
    option,
    name: folded(textOf(messageAt(`choices.${input.display.set}.${option}`) ?? option)),
  }));
  const whole = named.find(({ name }) => name === wanted);
  if (whole !== undefined) return whole.option;
  const { length } = [...wanted];
  // One character is in many a name: 元 is in that of the dollar.
  const isLong = length >= shortest || (length > 1 && !/\p{Script=Latin}|\p{Script=Arabic}/u.test(wanted));
  return named.find(({ name }) =>
    wordsIn(name).some((word) =>
      isLong ? isSame(word, wanted) : length >= shortestWhole && word === wanted,
    ),
  )?.option;
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
function isSame(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (/\p{Script=Han}/u.test(wanted)) return word.includes(wanted);
  const [shorter, longer] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return (
    shorter.length >= shortest - 1 &&
    /^(?:e?s)$/.test(longer.slice(shorter.length)) &&
    longer.startsWith(shorter)
  );
}
