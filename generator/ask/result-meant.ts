import type { CalculatorDescription } from "../runtime/description.ts";
import type { Translator } from "../presentation/translator.ts";
import { folded, unspaced } from "./line-text.ts";
import { alsoCalled, messageWords } from "./message-words.ts";
import { isSameWord } from "./option-meant.ts";

/**
 * The result that a line asks for by its name, "total interest", or by what people call it besides: all of the name is in the
 * line, and so is every word that says nothing else. Words that only join others need not be. Of several, the one with the
 * longest name.
 */
export function resultMeant(
  line: readonly string[],
  unread: readonly string[],
  { outputs }: Pick<CalculatorDescription, "outputs">,
  translator: Translator,
  joins: (word: string) => boolean,
): string | undefined {
  if (unread.length === 0) return undefined;
  const [said, asked] = [line, unread].map((words) => words.map(folded));
  const isIn = (word: string, words: readonly string[] = []): boolean =>
    words.some((each) => isSameWord(each, word));
  // Where words are not apart, a name may lie in several of them.
  const all = said?.join("") ?? "";
  const isSaid = (word: string): boolean => isIn(word, said) || (unspaced.test(word) && all.includes(word));
  const named = outputs.flatMap((output) => {
    if (output.type !== "value") return [];
    const key = `outputs.${output.id}`;
    return [translator.messageAt(`${key}.label`), ...alsoCalled(key, translator)].flatMap((each) => {
      const name = [...messageWords(each)].filter((word) => !joins(word));
      const isAsked = name.length > 0 && name.every(isSaid) && asked?.every((word) => isIn(word, name));
      return isAsked === true ? [{ id: output.id, length: name.length }] : [];
    });
  });
  return named.toSorted((one, other) => other.length - one.length)[0]?.id;
}
