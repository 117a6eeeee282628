import { assert } from "../../generator/runtime/assert.ts";
import { renderMessage, type MessageArguments } from "../../generator/runtime/message.ts";
import type { Message, Words } from "../../generator/runtime/words.ts";

/** The words of a calculator and the shared ones, in one language. */
export interface Speech {
  /** BCP 47. */
  readonly tag: string;
  /** The message under a key: the page's own, where it is one of several and has one. */
  readonly messageAt: (key: string) => Message | undefined;
  /** A text the words are sure to have. */
  readonly say: (key: string, given?: MessageArguments) => string;
  /** A text an author may leave out. */
  readonly sayIfGiven: (key: string, given?: MessageArguments) => string | undefined;
}

/** Says `words`; where a page of several has words of its own, `variants.<variant>.<key>` goes before `<key>`. */
export function createSpeech(tag: string, words: Words, variant: string): Speech {
  const messageAt = (key: string): Message | undefined => words[`variants.${variant}.${key}`] ?? words[key];
  const sayIfGiven = (key: string, given: MessageArguments = {}): string | undefined => {
    const message = messageAt(key);
    return message === undefined ? undefined : renderMessage(message, given, tag);
  };
  return {
    tag,
    messageAt,
    sayIfGiven,
    say: (key, given) => {
      const text = sayIfGiven(key, given);
      assert(text !== undefined, `the words for ${tag} have ${key}`);
      return text;
    },
  };
}

/** A text put into a message as it is. */
export function textArgument(text: string): MessageArguments[string] {
  return { raw: text, shown: text };
}

/** A text of the specification without its marks for bold and links: `**bold**`, `[text](url)`. */
export function plainText(text: string): string {
  return text.replace(/\*\*([^*]+)\*\*/g, "$1").replace(/\[([^\]]+)\]\(([^)]+)\)/g, "$1 ($2)");
}

/** A count that chooses a plural and is printed in the language's digits. */
export function countArgument(count: number, tag: string): MessageArguments[string] {
  return { raw: count, shown: new Intl.NumberFormat(tag).format(count) };
}

/** The words a value's text is made of. Units that stand for no number in particular take the plural of a hundred. */
export function valueWords({ say }: Speech): (key: string, count?: number) => string {
  return (key, count = 100) => say(key, { count: { raw: count, shown: String(count) } });
}
