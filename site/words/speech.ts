import {
  type MessageArgument,
  type MessageArguments,
  renderMessage,
} from "../../generator/runtime/message.ts";
import type { Message, Words } from "../../generator/runtime/words.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { SiteWordKey } from "./site-word-keys.ts";

/** A language as the catalog lists it. */
export interface Locale {
  readonly id: string;
  /** The language's own name. */
  readonly name: string;
  /** BCP 47 tag for `lang` and Intl. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}

/** A page's words in one language. */
export interface Speech {
  readonly locale: Locale;
  /** Its shared words, as they travel. */
  readonly words: Words;
  /** The message under a key, not put together yet. */
  readonly messageOf: (key: string) => Message | undefined;
  /** A word the site names itself; the compiler knows them all. */
  readonly say: (key: SiteWordKey, spoken?: MessageArguments) => string;
  /** A word named by an id of a specification, for example `inputs.home_price.label`. Missing is our mistake. */
  readonly sayById: (key: string, spoken?: MessageArguments) => string;
  /** The same for words an author may leave out. */
  readonly sayIfGiven: (key: string, spoken?: MessageArguments) => string | undefined;
}

const nothing: MessageArguments = {};

/** Gives a page its voice: a dotted key is looked up in a calculator's `own` words, then in `words`, and said in `locale`. */
export function createSpeech(locale: Locale, words: Words, own: Words = {}): Speech {
  const messageOf = (key: string): Message | undefined => own[key] ?? words[key];
  const sayIfGiven = (key: string, spoken: MessageArguments = nothing): string | undefined => {
    const message = messageOf(key);
    return message === undefined ? undefined : renderMessage(message, spoken, locale.tag);
  };
  const sayById = (key: string, spoken?: MessageArguments): string => {
    const text = sayIfGiven(key, spoken);
    assert(text !== undefined, `The words of "${locale.id}" have no "${key}".`);
    return text;
  };
  return { locale, words, messageOf, say: sayById, sayById, sayIfGiven };
}

/** A text that is put in as it is. */
export function textArgument(text: string): MessageArgument {
  return { raw: text, shown: text };
}

/** A count: chooses the plural and is printed in the language's digits. */
export function countArgument(count: number, locale: Locale): MessageArgument {
  return { raw: count, shown: numberFormat(locale.tag, {}).format(count) };
}

/** The count a unit's name goes with; names that stand for no number in particular, as in a list, take the plural of 100. */
export function manyOf(locale: Locale, count = 100): MessageArguments {
  return { count: countArgument(count, locale) };
}

/** Counts that call for every form a language has: Arabic has six. */
const telling = [1, 2, 3, 11, 100];

/** Gives a unit's symbol and its name in the forms people type, each worked out once. */
export function unitForms(speech: Speech): (unit: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (unit) => {
    const forms =
      known.get(unit) ??
      telling.flatMap((count) =>
        ["symbol", "name"].flatMap(
          (kind) => speech.sayIfGiven(`units.${unit}.${kind}`, manyOf(speech.locale, count)) ?? [],
        ),
      );
    known.set(unit, forms);
    return forms;
  };
}
