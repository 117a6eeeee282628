import type { TranslatedDocument } from "../constructs/documents.ts";

/** What `translated.yaml` says: by key and language, the English text a translation was made from. */
export type AcceptedTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readAccepted(document: TranslatedDocument): AcceptedTexts {
  return new Map(
    Object.entries(document).map(([key, texts]) => [
      key,
      new Map(texts.flatMap(({ text, languages }) => languages.map((locale) => [locale, text] as const))),
    ]),
  );
}

/** How a translation stands to the English of today. */
export type TranslationState = "missing" | "not_accepted" | "stale" | "accepted";

/** The state of one text. `made`: the English it was made from, where somebody accepted it. */
export function translationState(
  english: string,
  translation: string | undefined,
  made: string | undefined,
): TranslationState {
  if ((translation ?? "").trim() === "") return "missing";
  if (made === undefined) return "not_accepted";
  return made === english ? "accepted" : "stale";
}

/** Characters of what did not change that are shown on either side of what did. */
const context = 30;

/** Where two texts differ, each with a little of what surrounds it. */
export function changedParts(before: string, after: string): readonly [before: string, after: string] {
  const [one, other] = [[...before], [...after]];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (letters: readonly string[]): string => {
    const from = Math.max(0, start - context);
    const to = Math.min(letters.length, letters.length - end + context);
    const shown = letters.slice(from, to).join("").replaceAll(/\s+/g, " ");
    return `${from > 0 ? "…" : ""}${shown}${to < letters.length ? "…" : ""}`;
  };
  return [part(one), part(other)];
}
