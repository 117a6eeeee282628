import { type MessageArgument, type MessageArguments, renderMessage } from "../../generator/runtime/message.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { SiteWordKey } from "./site-word-keys.ts";

/** A language as the catalogue lists it. */
export interface Locale {
  readonly id: string;
  /** The language's own name. */
  readonly name: string;
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}

/** A page's words in one language. */
export interface Speech {
  readonly locale: Locale;
  readonly words: Words;
  /** A word the site names itself; the compiler knows them all. */
  readonly say: (key: SiteWordKey, spoken?: MessageArguments) => string;
  /** A word named by an id of a specification, for example `inputs.home_price.label`. Missing is our mistake. */
  readonly sayById: (key: string, spoken?: MessageArguments) => string;
  /** The same for words an author may leave out. */
  readonly sayIfGiven: (key: string, spoken?: MessageArguments) => string | undefined;
}

const nothing: MessageArguments = {};

/** Gives a page its voice: `words` is looked up by dotted key and said in `locale`. */
export function createSpeech(locale: Locale, words: Words): Speech {
  const sayIfGiven = (key: string, spoken: MessageArguments = nothing): string | undefined => {
    const message = words[key];
    return message === undefined ? undefined : renderMessage(message, spoken, locale.tag);
  };
  const sayById = (key: string, spoken?: MessageArguments): string => {
    const text = sayIfGiven(key, spoken);
    assert(text !== undefined, `The words of "${locale.id}" have no "${key}".`);
    return text;
  };
  return { locale, words, say: sayById, sayById, sayIfGiven };
}

/** A text that is put in as it is. */
export function textArgument(text: string): MessageArgument {
  return { raw: text, shown: text };
}

/** A count: chooses the plural and is printed in the language's digits. */
export function countArgument(count: number, locale: Locale): MessageArgument {
  return { raw: count, shown: new Intl.NumberFormat(locale.tag).format(count) };
}

/** The count a unit's name goes with; names that stand for no number in particular, as in a list, take the plural of 100. */
export function manyOf(locale: Locale, count = 100): MessageArguments {
  return { count: countArgument(count, locale) };
}

/** A unit's symbol and its name in the forms people type: one, two and many. */
export function unitForms(speech: Speech, unit: string): readonly string[] {
  const forms = ["symbol", "name"].flatMap((kind) =>
    [1, 2, 3, 11, 100].flatMap((count) => speech.sayIfGiven(`units.${unit}.${kind}`, { count: countArgument(count, speech.locale) }) ?? []),
  );
  return [...new Set(forms)];
}
