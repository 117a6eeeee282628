import { translationState, type TranslationState } from "../../generator/words/accepted-texts.ts";
import { acceptedIn, textsIn, type WordsFolder } from "./words-folders.ts";

/** One text of a translation beside the English. */
export interface TranslatedText {
  readonly key: string;
  readonly state: TranslationState;
  /** As it is. */
  readonly english: string;
  /** As it was when the translation was accepted. */
  readonly made?: string;
  readonly translation?: string;
}

/** Every text the English words of a folder hold, in their order; empty where there is no file of the language. */
export function translatedTexts(folder: WordsFolder, locale: string): readonly TranslatedText[] {
  const english = textsIn(folder, "en") ?? new Map<string, string>();
  const translations = textsIn(folder, locale);
  if (translations === undefined) return [];
  const accepted = acceptedIn(folder);
  return [...english].map(([key, text]) => {
    const translation = translations.get(key);
    const made = accepted.get(key)?.get(locale);
    return {
      key,
      state: translationState(text, translation, made),
      english: text,
      ...(made === undefined ? {} : { made }),
      ...(translation === undefined ? {} : { translation }),
    };
  });
}

/** How many texts are in each state. */
export type StateCounts = Readonly<Record<TranslationState, number>>;

export function countStates(texts: readonly TranslatedText[]): StateCounts {
  const counts = { missing: 0, not_accepted: 0, stale: 0, accepted: 0 };
  for (const { state } of texts) counts[state] += 1;
  return counts;
}
