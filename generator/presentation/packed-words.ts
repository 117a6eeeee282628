import {
  messageElement,
  type Message,
  type MessageElement,
  type MessageOptions,
  type Words,
} from "../runtime/words.ts";

/**
 * Words as a page carries them, a fourth shorter: in a message, a text is itself, an argument its name in a list, a
 * choice its name and texts, a plural these and its offset, and a count an empty list.
 */
export type PackedWords = Readonly<Record<string, PackedMessage>>;
type PackedMessage = string | readonly PackedElement[];
type PackedElement =
  | string
  | readonly []
  | readonly [name: string, options?: PackedOptions, offset?: number, pluralType?: "cardinal" | "ordinal"];
type PackedOptions = Readonly<Record<string, readonly PackedElement[]>>;

/** Cases that say what `other` says are left out: "3 months" and "11 months" are one text in most languages. */
export function packWords(words: Words): PackedWords {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]) => [
      key,
      typeof message === "string" ? message : packMessage(message),
    ]),
  );
}

/** Packed once for all pages: most say the same shared messages. */
const packedBefore = new WeakMap<readonly MessageElement[], readonly PackedElement[]>();

function packMessage(message: readonly MessageElement[]): readonly PackedElement[] {
  const packed = packedBefore.get(message) ?? message.map(packElement);
  packedBefore.set(message, packed);
  return packed;
}

function packElement(element: MessageElement): PackedElement {
  switch (element.type) {
    case messageElement.text:
      return element.value;
    case messageElement.argument:
      return [element.value];
    case messageElement.select:
      return [element.value, packOptions(element.options)];
    case messageElement.plural: {
      const { value, options, offset, pluralType } = element;
      return pluralType === "cardinal"
        ? [value, packOptions(options), offset]
        : [value, packOptions(options), offset, pluralType];
    }
    case messageElement.count:
      return [];
  }
}

function packOptions(options: MessageOptions): PackedOptions {
  const packed = Object.entries(options).map(([name, { value }]) => [name, value.map(packElement)] as const);
  const other = JSON.stringify(packed.find(([name]) => name === "other")?.[1]);
  // An exact case (`=1`) comes before its category, which may say something else.
  const isNeeded = ([name, texts]: (typeof packed)[number]): boolean =>
    name === "other" || name.startsWith("=") || JSON.stringify(texts) !== other;
  return Object.fromEntries(packed.filter(isNeeded));
}

/** The words a page carries, as messages are said from. */
export function unpackWords(words: PackedWords): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, message]): [string, Message] => [
      key,
      typeof message === "string" ? message : message.map(unpackElement),
    ]),
  );
}

function unpackElement(packed: PackedElement): MessageElement {
  if (typeof packed === "string") return { type: messageElement.text, value: packed };
  const [value, given, offset, pluralType = "cardinal"] = packed;
  if (value === undefined) return { type: messageElement.count };
  if (given === undefined) return { type: messageElement.argument, value };
  const options = Object.fromEntries(
    Object.entries(given).map(([name, texts]) => [name, { value: texts.map(unpackElement) }]),
  );
  return offset === undefined
    ? { type: messageElement.select, value, options }
    : { type: messageElement.plural, value, options, offset, pluralType };
}
