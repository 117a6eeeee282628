import { Document, isScalar, isSeq, visit } from "yaml";
import type { AcceptedTexts } from "../../generator/words/accepted-texts.ts";
import type { FlatTexts } from "../../generator/words/words.ts";

/**
 * The record with the texts of `translation` that are wanted accepted against `english` as it is now. Texts the English
 * no longer has are dropped; other texts and other languages keep what they had.
 */
export function acceptTranslation(
  english: FlatTexts,
  translation: FlatTexts,
  locale: string,
  before: AcceptedTexts,
  isWanted: (key: string) => boolean = () => true,
): AcceptedTexts {
  const entries = [...english].flatMap(([key, text]): [string, ReadonlyMap<string, string>][] => {
    const made = new Map(before.get(key));
    if ((translation.get(key) ?? "").trim() === "") made.delete(locale);
    else if (isWanted(key)) made.set(locale, text);
    return made.size === 0 ? [] : [[key, made]];
  });
  return new Map(entries);
}

/** The record as YAML: in the order of the English words, each English text once, with the languages made from it. */
export function acceptedYaml(accepted: AcceptedTexts): string {
  const value = Object.fromEntries([...accepted].map(([key, made]) => [key, byText(made)]));
  const document = new Document(value);
  document.commentBefore = " Kept by `plainsum accept`: the English text each translation was made from.";
  visit(document, {
    Pair: (_, { key, value: languages }) => {
      if (isScalar(key) && key.value === "languages" && isSeq(languages)) languages.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function byText(
  made: ReadonlyMap<string, string>,
): readonly { readonly text: string; readonly languages: readonly string[] }[] {
  const texts = new Map<string, string[]>();
  for (const [locale, text] of [...made].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    texts.set(text, [...(texts.get(text) ?? []), locale]);
  return [...texts].map(([text, languages]) => ({ text, languages }));
}
