/**
 * Words as they travel: ICU messages parsed at build into the tree that @formatjs/intl reads, so that no parser
 * reaches a page.
 */

/** The kinds of elements a message is made of, by the numbers @formatjs/icu-messageformat-parser gives them. */
export const messageElement = { text: 0, argument: 1, select: 5, plural: 6, count: 7 } as const;

/**
 * A message: plain text, or a tree. An argument puts in a text already formatted, under its name or, for the `#` of a
 * plural, under `#name`; plural and select choose by the raw value, under `=name`; a count is the number a plural with
 * an offset chose by.
 */
export type Message = string | MessageElement[];
export type MessageElement =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | { readonly type: 5; readonly value: string; readonly options: MessageOptions }
  | {
      readonly type: 6;
      readonly value: string;
      readonly options: MessageOptions;
      readonly offset: number;
      readonly pluralType: "cardinal" | "ordinal";
    }
  | { readonly type: 7 };
/** What is said by case: `other`, `one`, `=0`, or a text chosen by. */
export type MessageOptions = Readonly<Record<string, { readonly value: MessageElement[] }>>;

/** What stands before an argument's name where a message chooses by its raw value, and where it puts in its bare number. */
export const rawPrefix = "=";
export const numberPrefix = "#";

/**
 * Forms a text may ask a value in, as `{term.of}`: an option as it is inside a sentence, an amount of a unit as it is after
 * a preposition, or as an age. What has no such form in a language is said as everywhere. `entered` is for the address of a link:
 * what was entered, as the query of a page has it.
 */
export const wordForms = ["inline", "of", "age", "entered"] as const;
export type WordForm = (typeof wordForms)[number];

/** The name of the value a message puts in, and the form it asks it in. */
export function nameAndForm(written: string): { readonly name: string; readonly form?: WordForm } {
  const form = wordForms.find((each) => written.endsWith(`.${each}`));
  return form === undefined ? { name: written } : { name: written.slice(0, -form.length - 1), form };
}

/** Every word of one calculator page in one language, keyed as in the author's file (`inputs.home_price.label`). */
export type Words = Readonly<Record<string, Message>>;
