import type { Words, Message } from "../runtime/words.ts";
import { assert } from "../runtime/assert.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import { renderMessage, type MessageArgument, type MessageArguments } from "./message.ts";
import type { SharedWordKey } from "./word-keys.ts";

/** A language as the catalog lists it. */
export interface Locale {
  readonly id: string;
  /** The language's own name. */
  readonly name: string;
  /** BCP 47 tag for `lang` and Intl. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  /** The region its readers begin with, where nothing names another: `CN`. */
  readonly region?: string;
}

/** Puts a key of the words into the language. Called by itself it takes the shared words that code names; the compiler knows them all. */
export interface Translate {
  (key: SharedWordKey, given?: MessageArguments): string;
  /** A word named by an id of a specification, for example `inputs.home_price.label`. Missing is our mistake. */
  readonly byId: (key: string, given?: MessageArguments) => string;
  /** The same for words an author may leave out. */
  readonly optional: (key: string, given?: MessageArguments) => string | undefined;
}

/** The words of a page or an answer in one language. */
export interface Translator {
  readonly locale: Locale;
  /** The words as they travel, the calculator's own before the shared ones. */
  readonly words: Words;
  /** The message under a key, not rendered yet. */
  readonly messageAt: (key: string) => Message | undefined;
  readonly t: Translate;
}

/** Looks up dotted keys in a calculator's `own` words, then in the shared `words`, and renders them in `locale`. */
export function createTranslator(locale: Locale, words: Words, own: Words = {}): Translator {
  const messageAt = (key: string): Message | undefined => own[key] ?? words[key];
  const optional: Translate["optional"] = (key, given = {}) => {
    const message = messageAt(key);
    return message === undefined ? undefined : renderMessage(message, given, locale.tag);
  };
  return { locale, words, messageAt, t: translateWith(optional, locale) };
}

/** The three ways to ask, made of the one that may find nothing. */
export function translateWith(optional: Translate["optional"], { id }: Locale): Translate {
  const byId: Translate["byId"] = (key, given) => {
    const text = optional(key, given);
    assert(text !== undefined, `The words of "${id}" have no "${key}".`);
    return text;
  };
  return Object.assign((key: SharedWordKey, given?: MessageArguments) => byId(key, given), {
    byId,
    optional,
  });
}

/** A count: chooses the plural and is printed in the language's digits. */
export function countArgument(count: number, { tag }: Locale): MessageArgument {
  return { raw: count, shown: numberFormat(tag, {}).format(count) };
}
