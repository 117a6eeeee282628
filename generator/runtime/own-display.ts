import type { Scalar } from "./answer.ts";
import type { Digits } from "./display-digits.ts";
import type { WordForm } from "./words.ts";

/**
 * How values of a type are shown that only some pages have: the display brings what writes them, so that no other page
 * loads it.
 */
export type OwnDisplay = PlainOwnDisplay | DurationDisplay | ExactDisplay | ChosenDisplay;
/** That of a type: nothing else decides how its values are shown. */
export interface PlainOwnDisplay {
  readonly kind: "term" | "time" | "datetime" | "fraction" | "lines";
  readonly write: Write;
}
/** Of a number of seconds, days or months. */
export interface DurationDisplay {
  readonly kind: "duration";
  readonly write: Write;
  /** The units it is told in, the largest first, and how many of the base unit each is: `{ hour: 3600, minute: 60 }`. */
  readonly parts: DurationParts;
  /** Most fraction digits of the smallest. */
  readonly digits: number;
}
/** Of an exact decimal, with so many places, or so many digits from the first that is not zero. */
export interface ExactDisplay {
  readonly kind: "exact";
  readonly write: Write;
  readonly digits: Digits;
}
/** Of several choices: the words `choices.<set>.<option>` name each option. */
export interface ChosenDisplay {
  readonly kind: "choices";
  readonly write: Write;
  readonly options: readonly string[];
  readonly set: string;
}
export type DurationParts = Readonly<Partial<Record<DurationUnit, number>>>;
export type DurationUnit = "year" | "month" | "week" | "day" | "hour" | "minute" | "second";

export type Write = (value: NonNullable<Scalar>, context: WriteContext, display: OwnDisplay) => string;

/** What writing a value needs besides it. */
export interface WriteContext {
  /** BCP 47 tag. */
  readonly locale: string;
  /** A shared word, with the texts it puts in. */
  readonly word: (key: string, given?: WordArguments) => string;
  /** The same of a word that may be missing. */
  readonly optional?: (key: string, given?: WordArguments) => string | undefined;
  /** The form a sentence asks for; its usual one without. */
  readonly form?: WordForm;
  /** The text stands in a sentence, where ranges have words and, in some languages, currencies as well. */
  readonly inSentence?: true;
}

/** What a word puts in: a text, or the value that plurals choose by and its text; `number` is what `#` prints. */
export type WordArguments = Readonly<
  Record<string, string | { readonly raw: Scalar; readonly shown: string; readonly number?: string }>
>;

/** Whether a value is shown so. */
export function isOwnDisplay<D extends object>(display: D): display is Extract<D, OwnDisplay> {
  return "write" in display;
}
