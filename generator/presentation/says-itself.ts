/**
 * Whether a value repeats a word of its name, as "Class H" does of "Class of the offense", and so says by itself what it is.
 * "yes", "0" and "G" do not.
 */
export function saysItself(name: string, value: string): boolean {
  const named = wordsOf(name);
  return wordsOf(value).some((word) => named.includes(word));
}

/** Words that only join others are shorter. */
function fewestLetters(word: string): number {
  if (/\p{Script=Han}/u.test(word)) return 1;
  return /\p{Script=Arabic}/u.test(word) ? 3 : 4;
}

/** The words that mean something: not "of the" or "de la", and without the article that is written onto Arabic words. A Chinese sign is a word. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => word.replace(/^ال/u, "")).filter((word) => word.length >= fewestLetters(word));
}
