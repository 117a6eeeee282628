import { magnitudes, percentWords } from "./number-words.ts";
import { plainCharacters } from "../plain-characters.ts";

/** What may stand with a number besides its digits. */
export interface NumberTolerance {
  /** A percent sign or word may stand with the number; it does not change the reading. */
  readonly percent?: boolean;
  /** Two numbers with a colon between them are a ratio: 50:1 is 50. */
  readonly ratio?: boolean;
  /** Currency signs, codes or names that may stand before or after the number; case does not matter. Asked for only when something does. */
  readonly affixes?: () => readonly string[];
  /** `words`: a single Latin letter is no power of ten, for it may be a unit. Unless said otherwise, `5k` and `5m` are. */
  readonly magnitudes?: "words";
}

/** A number as typed without what stood around it. */
export interface BareText {
  readonly sign: "" | "-" | "+";
  /** Digits, marks between them, and whatever could not be taken away. In lower case. */
  readonly body: string;
  /** The power of ten its words stand for: 6 of `1.2 million`. */
  readonly exponent: number;
  readonly hasPercent: boolean;
}

type Role = "percent" | "currency" | "magnitude";
/** How often each may stand with one number; `2 mil millones` has two powers of ten. */
const most: Readonly<Record<Role, number>> = { percent: 1, currency: 1, magnitude: 2 };
interface Affix {
  readonly role: Role;
  readonly word: string;
  readonly exponent: number;
}

const onlyDigitsAndMarks = /^[\d.,' _/\u066b\u066c\u060c]*$/;
const letter = /^\p{L}$/u;
/** Scripts that leave no room between words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/** Takes sign, currency, percent and powers of ten away from `plain` (of plain characters), each where it may stand. */
export function withoutAffixes(plain: string, locale: string, tolerance: NumberTolerance): BareText {
  let rest = plain.toLowerCase();
  let sign: BareText["sign"] = "";
  let exponent = 0;
  const taken: Record<Role, number> = { percent: 0, currency: 0, magnitude: 0 };
  let affixes: readonly Affix[] | undefined;
  for (;;) {
    // "-$5" and "$-5" are both written.
    const first = rest[0];
    if (sign === "" && (first === "-" || first === "+")) {
      sign = first;
      rest = rest.slice(1).trim();
    }
    if (onlyDigitsAndMarks.test(rest)) break;
    affixes ??= affixesIn(rest, locale, tolerance);
    const found = affixes.find(
      ({ role, word }) =>
        taken[role] < most[role] &&
        (endsWithWord(rest, word) || (role !== "magnitude" && startsWithWord(rest, word))),
    );
    if (found === undefined) break;
    const { role, word } = found;
    taken[role] += 1;
    exponent += found.exponent;
    rest = (endsWithWord(rest, word) ? rest.slice(0, -word.length) : rest.slice(word.length)).trim();
  }
  return { sign, body: rest, exponent, hasPercent: taken.percent > 0 };
}

/** What may stand with a number and is in the text, the longest first. */
function affixesIn(
  text: string,
  locale: string,
  { percent = false, affixes, magnitudes: only }: NumberTolerance,
): readonly Affix[] {
  const plain = (word: string): string => plainCharacters(word).toLowerCase();
  const all: readonly Affix[] = [
    ...(percent ? percentWords(locale) : []).map((word) => ({ role: "percent" as const, word, exponent: 0 })),
    ...(affixes?.() ?? []).map((word) => ({ role: "currency" as const, word: plain(word), exponent: 0 })),
    ...[...magnitudes(locale)].flatMap(([word, exponent]) =>
      only === "words" && /^[a-z]$/.test(word) ? [] : [{ role: "magnitude" as const, word, exponent }],
    ),
  ];
  return all
    .filter(({ word }) => word !== "" && text.includes(word))
    .toSorted((one, other) => other.word.length - one.word.length);
}

/** Whether `text` ends with a word that is not the end of a longer one. */
export function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !areOneWord(text.charAt(text.length - word.length - 1), word.charAt(0));
}

/** Whether `word` stands in `text` at `at` and goes no further. */
export function startsWithWord(text: string, word: string, at = 0): boolean {
  return (
    text.startsWith(word, at) && !areOneWord(word.charAt(word.length - 1), text.charAt(at + word.length))
  );
}

/** Whether two characters side by side belong to one word. */
function areOneWord(before: string, after: string): boolean {
  return letter.test(before) && letter.test(after) && !unspaced.test(before) && !unspaced.test(after);
}
