import { hashText } from "../../generator/words/check-words.ts";
import { flattenTexts, type FlatTexts } from "../../generator/words/words.ts";

/** What `translated.yaml` holds: by key and language, the hash of the English text a translation was made from. */
export type AcceptedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The record with every text of `translation` accepted against `english` as it is now. Texts the English no
 * longer has are dropped; other languages keep what they had.
 */
export function acceptTranslation(
  english: FlatTexts,
  translated: FlatTexts,
  locale: string,
  before: unknown,
): AcceptedTexts {
  const accepted = flattenTexts(before);
  const known = new Map<string, Record<string, string>>();
  for (const [path, hash] of accepted) {
    const dot = path.lastIndexOf(".");
    const key = path.slice(0, dot);
    known.set(key, { ...known.get(key), [path.slice(dot + 1)]: hash });
  }
  const entries = [...english].flatMap(([key, text]): [string, Readonly<Record<string, string>>][] => {
    const { [locale]: _, ...others } = known.get(key) ?? {};
    const hashes = translated.has(key) ? { ...others, [locale]: hashText(text) } : others;
    return Object.keys(hashes).length === 0 ? [] : [[key, hashes]];
  });
  return Object.fromEntries(entries);
}

/** The record as YAML: a line a key, languages in order. */
export function acceptedYaml(accepted: AcceptedTexts): string {
  const lines = Object.entries(accepted).map(([key, hashes]) => {
    const pairs = Object.entries(hashes).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `${key}: { ${pairs.map(([locale, hash]) => `${locale}: "${hash}"`).join(", ")} }`;
  });
  return ["# Kept by `plainsum accept`: the English text each translation was made from.", ...lines, ""].join(
    "\n",
  );
}
