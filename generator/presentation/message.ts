import { createFormatters } from "@formatjs/intl";
import type { Scalar } from "../runtime/answer.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import {
  messageElement,
  nameAndForm,
  numberPrefix,
  rawPrefix,
  type Message,
  type MessageElement,
  type WordForm,
} from "../runtime/words.ts";

/** An argument of a message: the value that plural and select choose by, and its text in the locale. */
export interface MessageArgument {
  readonly raw: Scalar;
  readonly shown: string;
  /** The same in a form that a message asks for. */
  readonly inForm?: (form: WordForm) => string;
  /** What `#` prints where its own digits matter: the number without its unit. Else it is the raw number. */
  readonly number?: string;
}
/** By name; a text is put in as it is. */
export type MessageArguments = Readonly<Record<string, MessageArgument | string>>;

const usual = /* @__PURE__ */ createFormatters();
/** Plural rules look at three decimals, unless they are told of more: 1.000004 is not one. */
const formatters: typeof usual = {
  ...usual,
  getPluralRules: (locale, options) =>
    usual.getPluralRules(locale, { ...options, maximumSignificantDigits: 12 }),
};
type Format = ReturnType<typeof usual.getMessageFormat>;

/** What is known of a message's tree, so that saying it again is quick: the formatters look it up by its whole text. */
interface KnownMessage {
  /** The values it asks for, prefixes and all. */
  readonly values: readonly string[];
  /** By locale. */
  readonly formats: Map<string, Format>;
}
const known = /* @__PURE__ */ new WeakMap<object, KnownMessage>();

function knownOf(message: MessageElement[]): KnownMessage {
  const before = known.get(message);
  if (before !== undefined) return before;
  const made = { values: [...new Set(message.flatMap(valuesIn))], formats: new Map<string, Format>() };
  known.set(message, made);
  return made;
}

/**
 * The text of `message` in `locale`, by @formatjs/intl without its parser. Every argument it names must be given: which
 * they are is checked when it is compiled.
 */
export function renderMessage(message: Message, given: MessageArguments, locale: string): string {
  if (typeof message === "string") return message;
  const { values, formats } = knownOf(message);
  const format = formats.get(locale) ?? usual.getMessageFormat(message, locale, {}, { formatters });
  formats.set(locale, format);
  const text = String(
    format.format(Object.fromEntries(values.flatMap((value) => valueOf(value, given, locale)))),
  );
  return text.replace(doubled, "$1");
}

/** The period of a sentence after that of an abbreviation, `5:30 p.m.`, which ends the sentence too. */
const doubled = /(\p{L}\.(?:\*\*)?)\.(?!\.)/gu;

/** What a message asks for under this name; nothing where it was not given. */
function valueOf(name: string, given: MessageArguments, locale: string): [string, Scalar][] {
  const argument = given[nameOf(name)];
  if (argument === undefined) return [];
  if (typeof argument === "string") return [[name, argument]];
  const { raw, shown, number, inForm } = argument;
  if (name.startsWith(rawPrefix)) return [[name, raw]];
  const { form } = nameAndForm(name);
  if (form !== undefined) return [[name, inForm?.(form) ?? shown]];
  if (!name.startsWith(numberPrefix)) return [[name, shown]];
  return [[name, number ?? (typeof raw === "number" ? numberFormat(locale, {}).format(raw) : shown)]];
}

/** The argument's own name. */
function nameOf(value: string): string {
  return /^[=#]/u.test(value) ? value.slice(1) : nameAndForm(value).name;
}

/** Names of the arguments a message puts in or chooses by. */
export function argumentNames(message: Message): readonly string[] {
  return typeof message === "string" ? [] : [...new Set(knownOf(message).values.map(nameOf))];
}

function valuesIn(element: MessageElement): readonly string[] {
  switch (element.type) {
    case messageElement.text:
    case messageElement.count:
      return [];
    case messageElement.argument:
      return [element.value];
    case messageElement.select:
    case messageElement.plural:
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(valuesIn)),
      ];
  }
}
