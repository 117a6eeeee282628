import { cached } from "../intl-cache.ts";
import { decimalTextIn } from "../number-text.ts";
import { latinDigits, numberMarks } from "./number-marks.ts";

/** A text that is typed and where the caret is in it. */
export interface CaretText {
  readonly text: string;
  readonly caret: number;
}

/**
 * A text after a key, its digits grouped as they were in `before`: 20,000 and a zero is 200,000. Undefined where nothing
 * was grouped, and where the key itself wrote a mark that groups. `isForward`: the key took away what came next.
 */
export function regrouped(
  before: string,
  after: CaretText,
  locale: string,
  isForward = false,
): CaretText | undefined {
  const { group } = marksOf(locale);
  if (!isGrouped(before, locale) || group.test(differenceOf(before, after.text).written)) return undefined;
  const text = grouped(after.text, locale, group.exec(before)?.[0] ?? "");
  const kept = withoutMarks(after.text.slice(0, after.caret), group).length;
  const isPast = (caret: number): boolean => {
    const passed = withoutMarks(text.slice(0, caret), group).length;
    return passed > kept || (passed === kept && !(isForward && group.test(text.charAt(caret))));
  };
  let caret = 0;
  while (caret < text.length && !isPast(caret)) caret += 1;
  return { text, caret };
}

/** Whether a text has digits in groups, and all as the locale writes them. */
export function isGrouped(text: string, locale: string): boolean {
  const [mark] = marksOf(locale).group.exec(text) ?? [];
  return mark !== undefined && grouped(text, locale, mark) === text;
}

/** Whether marks that group are where the locale writes none. */
export function isHalfGrouped(text: string, locale: string): boolean {
  return marksOf(locale).group.test(text) && !isGrouped(text, locale);
}

interface Marks {
  /** A mark that groups, whether with the locale's own digits or with Latin ones. */
  readonly group: RegExp;
  readonly decimal: RegExp;
  /** Digits with the marks around them. */
  readonly numeral: RegExp;
}

const marksOf = /* @__PURE__ */ cached((locale: string): Marks => {
  const all = [locale, latinDigits(locale)].map(numberMarks);
  const group = all.map((marks) => marks.group).join("");
  const decimal = all.map((marks) => marks.decimal).join("");
  return {
    group: new RegExp(`[${group}]`),
    decimal: new RegExp(`[${decimal}]`),
    numeral: new RegExp(`[\\p{Nd}${group}${decimal}]*\\p{Nd}[\\p{Nd}${group}${decimal}]*`, "gu"),
  };
});

/** Every number in a text, grouped by `mark`. */
function grouped(text: string, locale: string, mark: string): string {
  const { group, decimal, numeral } = marksOf(locale);
  return text.replace(numeral, (number) => {
    const at = number.search(decimal);
    const [whole, rest] = at === -1 ? [number, ""] : [number.slice(0, at), number.slice(at)];
    return groupedDigits(withoutMarks(whole, group), mark, locale) + withoutMarks(rest, group);
  });
}

/** Whole digits in groups; what begins with a zero is not done yet, and none of its zeros are lost. */
function groupedDigits(digits: string, mark: string, locale: string): string {
  if (!/^\p{Nd}{4,}$/u.test(digits) || /^[0\u0660\u06f0\u0966]/.test(digits)) return digits;
  const { group } = marksOf(locale);
  const each = Array.from(digits);
  return Array.from(decimalTextIn(latinDigits(locale), "1".repeat(each.length)), (sign) =>
    group.test(sign) ? mark : (each.shift() ?? ""),
  ).join("");
}

function withoutMarks(text: string, mark: RegExp): string {
  return Array.from(text)
    .filter((sign) => !mark.test(sign))
    .join("");
}

/** Where two texts differ: from `start` to `end` of the first, and what the second has `written` there. */
export function differenceOf(
  one: string,
  other: string,
): { readonly start: number; readonly end: number; readonly written: string } {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let same = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (same < shorter && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return { start, end: one.length - same, written: other.slice(start, other.length - same) };
}
