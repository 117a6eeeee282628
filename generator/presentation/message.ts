import { createFormatters, formatMessage } from "@formatjs/intl";
import type { Scalar } from "../runtime/answer.ts";
import { numberFormat } from "../runtime/intl-cache.ts";
import {
  messageElement,
  numberPrefix,
  rawPrefix,
  type Message,
  type MessageElement,
} from "../runtime/words.ts";

/** An argument of a message: the value that plural and select choose by, and its text in the locale. */
export interface MessageArgument {
  readonly raw: Scalar;
  readonly shown: string;
  /** What `#` prints where its own digits matter: the number without its unit. Else it is the raw number. */
  readonly number?: string;
}
export type MessageArguments = Readonly<Record<string, MessageArgument>>;

const formatters = /* @__PURE__ */ createFormatters();

/**
 * The text of `message` in `locale`, by @formatjs/intl without its parser. Every argument it names must be given: which
 * they are is checked when it is compiled.
 */
export function renderMessage(message: Message, given: MessageArguments, locale: string): string {
  if (typeof message === "string") return message;
  const values = Object.fromEntries(
    Object.entries(given).flatMap(([name, { raw, shown, number }]) => [
      [name, shown],
      [rawPrefix + name, raw],
      [
        numberPrefix + name,
        number ?? (typeof raw === "number" ? numberFormat(locale, {}).format(raw) : shown),
      ],
    ]),
  );
  return String(
    formatMessage(
      {
        locale,
        messages: { message },
        formats: {},
        defaultLocale: locale,
        defaultFormats: {},
        onError: fail,
      },
      formatters,
      { id: "message" },
      values,
    ),
  );
}

function fail(error: Error): never {
  throw error;
}

/** Names of the arguments a message puts in or chooses by. */
export function argumentNames(message: Message): readonly string[] {
  return typeof message === "string" ? [] : [...new Set(message.flatMap(namesIn))];
}

function namesIn(element: MessageElement): readonly string[] {
  switch (element.type) {
    case messageElement.text:
    case messageElement.count:
      return [];
    case messageElement.argument:
      return [element.value.replace(/^#/u, "")];
    case messageElement.select:
    case messageElement.plural:
      return [
        element.value.slice(rawPrefix.length),
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)),
      ];
  }
}
