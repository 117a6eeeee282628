import type { SearchLine } from "../resolve/search-lines.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { AskPage, AskPhrase, AskRules } from "../presentation/ask-index.ts";
import { resultsToFindFrom, type FindPairs } from "../presentation/find-from-result.ts";
import type { VariantDescription } from "../runtime/description.ts";
import { messageElement, type Message, type Words } from "../runtime/words.ts";

/** What lines that ask a calculator are read by. */
export interface SearchAnswerCalculator {
  readonly rules: AskRules;
  /** By route: what each page asks and shows otherwise; none of a calculator's only page. */
  readonly variants: Readonly<Record<string, AskPage["variant"]>>;
  /** By language, then by phrase: inputs as `{name}`. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What goes with each phrase, in any language. */
  readonly asked: Readonly<Record<string, Omit<AskPhrase, "says">>>;
  /** What people type, and what must come of it; none where its author says nothing. */
  readonly lines?: readonly SearchLine[];
}

/** What lines that ask a calculator are read by, in each of its languages. */
export function searchAnswerCalculator(
  {
    ask: { phrases: asked = {}, results = {}, ...ask },
    searchLines,
    background: { variants, find = {} },
  }: CalculatorModel,
  words: ReadonlyMap<string, Words>,
): SearchAnswerCalculator {
  const ofInputs = Object.entries(results).filter(([id]) => !Object.hasOwn(asked, id));
  return {
    rules: { ...ask, ...(ofInputs.length === 0 ? {} : { results: Object.fromEntries(ofInputs) }) },
    asked: Object.fromEntries(
      Object.entries(asked).map(([id, values]) => [
        id,
        {
          ...(Object.keys(values).length === 0 ? {} : { values }),
          ...(results[id] === undefined ? {} : askedFor(results[id], find)),
        },
      ]),
    ),
    ...(searchLines.length === 0 ? {} : { lines: searchLines }),
    variants: Object.fromEntries(
      variants.flatMap((variant) => {
        const own = ownOfVariant(variant);
        return Object.keys(own).length === 0 ? [] : [[variant.route, own]];
      }),
    ),
    phrases: Object.fromEntries(
      [...words].map(([locale, texts]) => [
        locale,
        Object.fromEntries(
          Object.keys(asked).map((id) => [
            id,
            Object.entries(texts).flatMap(([key, message]) =>
              key.startsWith(`ask.${id}.`) ? [phraseText(message)] : [],
            ),
          ]),
        ),
      ]),
    ),
  };
}

/** A result that a phrase asks for, or an input with the results that it is found from. */
function askedFor(name: string, find: FindPairs): Pick<AskPhrase, "result" | "from"> {
  const from = resultsToFindFrom(find, name);
  return from.length === 0 ? { result: name } : { result: name, from };
}

function ownOfVariant({ fixed, defaults }: VariantDescription): NonNullable<AskPage["variant"]> {
  return {
    ...(Object.keys(fixed).length === 0 ? {} : { fixed }),
    ...(Object.keys(defaults).length === 0 ? {} : { defaults }),
  };
}

/** What sets a direction in a text that runs to the left: nothing that anyone types. */
export const isolates = /[\u2066-\u2069]/g;

/** A phrase as text, with its inputs in braces. */
function phraseText(message: Message): string {
  if (typeof message === "string") return message;
  return message
    .map((element) =>
      element.type === messageElement.text || element.type === messageElement.argument
        ? element.type === messageElement.text
          ? element.value
          : `{${element.value}}`
        : "",
    )
    .join("")
    .replace(isolates, "");
}
