import { unspaced } from "./line-text.ts";
import { isValue, type LineToken } from "./line-tokens.ts";

/** Whether a plain number may as well count something that a line says besides, or be a year: a coupon for 3 friends, a raise in 2020. */
export function isOfAnything(
  { text, before }: { readonly text: string; readonly before: string },
  isTellingWord: (word: string) => boolean,
): boolean {
  return (
    isFew({ text }) || yearOfToday.test(text) || (year.test(text) && before !== "" && !isTellingWord(before))
  );
}

/** Whether a line compares two years rather than two amounts: the growth of a town from 1990 to 2020. */
export function areYears(own: readonly LineToken[]): boolean {
  const values = own.filter(isValue);
  return values.length > 1 && values.every(({ text }) => year.test(text));
}

export const year = /^(?:19|20)\d\d$/;
/** Years that people speak of: netflix 2025. Prices are 2000, and seldom such. */
const yearOfToday = /^20(?:1[5-9]|2\d|3[0-5])$/;

export function isFew({ text }: { readonly text: string }): boolean {
  return /^1?\d$/.test(text);
}

/**
 * Whether the values and the words of a question can hardly mean anything else: one value has its unit or its sign, or is a day,
 * and a word says what is asked. Plain numbers need two, and nothing besides that another page is called by: I was 15 and am 20.
 */
export function isCertain(
  own: readonly LineToken[],
  said: readonly string[],
  around: readonly string[],
  isOfPage: (word: string) => boolean,
): boolean {
  if (own.some((token) => isValue(token) && /[\p{L}\p{Sc}%٪°:/]/u.test(token.text))) return said.length > 0;
  const isJoined = said.some((word) => unspaced.test(word) && [...word].length > 1);
  return said.length > (isJoined ? 0 : 1) && !around.some(isOfPage);
}
