/** Letters that carry no mark to strip, and yet are typed as others. */
const alike: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["œ", "oe"],
  ["æ", "ae"],
  ["đ", "d"],
  ["ø", "o"],
  ["ł", "l"],
  ["ı", "i"],
  // Written the one way and the other by readers of Arabic.
  ["ة", "ه"],
  ["ى", "ي"],
  ["ـ", ""],
]);

/** Marks on these scripts' letters are often left out; elsewhere, as in Hindi and Japanese, they make other letters. */
const marks = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}])\p{M}+/gu;
/** Letters without any mark: most of what is read, and nothing to do but make them small. */
export const plainLetters = /^[ -~]*$/;
const arabic = /^\p{Script=Arabic}+$/u;
/** The article and what is written together with it: "and the", "with the", "like the", "so the", "for the". */
const arabicArticle = /^و?(?:ال|بال|كال|فال|لل)(?=.{2})/u;
/** "And", before a word that is long enough to be one without it. */
const arabicAnd = /^و(?=.{3})/u;

/** A text in small letters, without the marks that readers leave out. */
export function unmarked(text: string): string {
  const small = text.toLowerCase();
  if (plainLetters.test(small)) return small;
  return small
    .normalize("NFD")
    .replace(marks, "")
    .normalize("NFC")
    .replace(/[ßœæđøłıةىـ]/gu, (letter) => alike.get(letter) ?? letter);
}

/** A word as search knows it: whatever readers of its language leave out or write in two ways makes no difference. */
export function foldedTerm(term: string): string {
  if (plainLetters.test(term)) return term.toLowerCase();
  const letters = unmarked(term.normalize("NFKC"));
  if (!arabic.test(letters)) return letters;
  const bare = letters.replace(arabicArticle, "");
  return bare === letters ? letters.replace(arabicAnd, "") : bare;
}

/** Whether a word is long enough that a slip of a letter leaves it the likeliest one meant. */
export function forgivesSlips(term: string): boolean {
  return Array.from(term).length > 4;
}

/** Languages that write words together: Hypothek and Rechner are one word, Hypothekenrechner. */
const compounding: ReadonlySet<string> = new Set(["da", "de", "fi", "hu", "nb", "nl", "no", "sv"]);
/** Words shorter than this are seldom made of two, and what is left of one is no word when it is shorter than that. */
const shortestCompound = 9;
const shortestPart = 5;

/** Whether a language (`de-AT`) writes words together that a reader looks for by their inner parts. */
export function isCompounding(locale: string): boolean {
  return compounding.has(locale.split("-")[0] ?? "");
}

/** The ends of a long word: one of them is its last part, and any may be begun by a reader. */
export function innerParts(term: string): readonly string[] {
  const letters = Array.from(term);
  return letters.length < shortestCompound
    ? []
    : letters.slice(1, letters.length - shortestPart + 1).map((_, at) => letters.slice(at + 1).join(""));
}
