import type { Scalar } from "../runtime/answer.ts";
import { assert } from "../runtime/assert.ts";
import { numberFormat, pluralRules } from "../runtime/intl-cache.ts";
import type { Message, MessagePart } from "../runtime/words.ts";

/** An argument of a message: the value that plural and select choose by, and its text in the locale. */
export interface MessageArgument {
  readonly raw: Scalar;
  readonly shown: string;
}
export type MessageArguments = Readonly<Record<string, MessageArgument>>;

/** The text of `message` in `locale`. Every argument it names must be given: which they are is checked when it is compiled. */
export function renderMessage(message: Message, given: MessageArguments, locale: string): string {
  return render(message, given, locale, "");
}

/** Names of the arguments a message puts in or chooses by. */
export function argumentNames(message: Message): readonly string[] {
  if (typeof message === "string") return [];
  const names = message.flatMap((part): readonly string[] => {
    if (typeof part === "string" || part[0] === "#") return [];
    if (part[0] === "arg") return [part[1]];
    return [part[1], ...Object.values(part[2]).flatMap(argumentNames)];
  });
  return [...new Set(names)];
}

/** `counted` is what `#` stands for. */
function render(message: Message, given: MessageArguments, locale: string, counted: string): string {
  if (typeof message === "string") return message;
  return message.map((part) => renderPart(part, given, locale, counted)).join("");
}

function renderPart(part: MessagePart, given: MessageArguments, locale: string, counted: string): string {
  if (typeof part === "string") return part;
  switch (part[0]) {
    case "#":
      return counted;
    case "arg":
      return argument(given, part[1]).shown;
    case "select": {
      const [, name, cases] = part;
      return render(
        cases[String(argument(given, name).raw)] ?? otherCase(cases, name),
        given,
        locale,
        counted,
      );
    }
    case "plural":
    case "ordinal": {
      const [kind, name, cases, offset] = part;
      const value = Number(argument(given, name).raw);
      const rules = pluralRules(locale, kind === "ordinal" ? "ordinal" : "cardinal");
      const chosen = cases[`=${value}`] ?? cases[rules.select(value - offset)] ?? otherCase(cases, name);
      return render(chosen, given, locale, numberFormat(locale, {}).format(value - offset));
    }
  }
}

function argument(given: MessageArguments, name: string): MessageArgument {
  const found = given[name];
  assert(found !== undefined, `a message names the argument ${name}, which was not given`);
  return found;
}

function otherCase(cases: Readonly<Record<string, Message>>, name: string): Message {
  const other = cases["other"];
  assert(other !== undefined, `the cases of ${name} have no "other"`);
  return other;
}
