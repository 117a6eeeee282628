/**
 * Characters of scripts written without spaces that have no words to count: Han, hiragana and katakana. Script
 * extensions, since the mark for a long vowel (ー) is shared by two of them.
 */
const unspaced = /(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/** Letters with their marks; a soft hyphen or a joiner within them is none of the text's own. Periods part no initials. */
const letters = "\\p{L}[\\p{L}\\p{M}\\u00AD\\u200C\\u200D]*";
const numeral = "\\p{N}+(?:[.,\\u066B\\u066C]\\p{N}+)*";
const run = `(?:${numeral}|${letters}(?:\\.${letters})*)+`;
/**
 * Word boundaries as Unicode Standard Annex 29 has them, in one rule that no browser's dictionary or version changes;
 * but a hyphen joins, as in every word processor's count.
 */
const word = new RegExp(
  `${run}(?:[-'_\\u2018\\u2019\\u2010\\u2011\\u00B7\\u05F3\\u05F4\\uFF07]${run})*`,
  "gu",
);

/** The words of a text, without its Chinese and Japanese characters. */
export const wordsIn = keepingLast((text) => count(text.replace(unspaced, " "), word));

/** The Chinese and Japanese characters of a text, without punctuation. */
export const charactersIn = keepingLast((text) => count(text, unspaced));

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** A book is counted once for all formulas and conditions that ask. */
function keepingLast(work: (text: string) => number): (text: string) => number {
  let last: { readonly text: string; readonly number: number } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, number: work(text) };
    return last.number;
  };
}
