import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
} from "@formatjs/icu-messageformat-parser";
import type { DiagnosticArguments } from "../diagnostics/messages.ts";
import {
  numberPrefix,
  rawPrefix,
  messageElement,
  nameAndForm,
  type Message,
  type MessageElement,
  type MessageOptions,
} from "../runtime/words.ts";
import { categoriesOf, categoriesNeeded } from "./plural.ts";

/** What can be wrong with one ICU message. */
export type MessageProblemCode =
  | "message_syntax"
  | "message_format"
  | "message_other_missing"
  | "message_category_missing"
  | "message_category_unknown";

/** A mistake in one message; `start` and `end` are offsets in its text. */
export type MessageProblem = {
  readonly [Code in MessageProblemCode]: {
    readonly code: Code;
    readonly start: number;
    readonly end: number;
    readonly arguments: DiagnosticArguments<Code>;
  };
}[MessageProblemCode];

/** A place where a message uses an argument. */
export interface ArgumentUse {
  readonly name: string;
  /** Whether its value can be read in the text; false where it only chooses between cases. */
  readonly shown: boolean;
  readonly start: number;
  readonly end: number;
}

export interface CompiledMessage {
  readonly message: Message;
  /** Every argument the message uses, once, in the order of first use. */
  readonly names: readonly string[];
  readonly uses: readonly ArgumentUse[];
  readonly problems: readonly MessageProblem[];
}

const icuOptions = {
  ignoreTag: true,
  requiresOtherClause: false,
  captureLocation: true,
  shouldParseSkeletons: false,
};

/** The parser takes no dot in a name, so `{shortest.lowest.of}` goes through it with a letter that nothing is written in. */
const dottedName = /\{\s*[a-z]\w*(?:\.[a-z]\w*)+(?=\s*[,}])/g;
const dotLetter = "\ua4f8";

function withDot(name: string): string {
  return name.replaceAll(dotLetter, ".");
}

/** What a message without any of these is: the text itself. */
const special = /[{}]|'['<>]/;

/**
 * Compiles an ICU message into the tree that travels to the page. A message with problems compiles to
 * its own text. `number`, `date` and `time` formats are refused: a value is shown as its input or formula says.
 */
export function compileMessage(written: string, locale: string): CompiledMessage {
  const text = written.replaceAll(dottedName, (name) => name.replaceAll(".", dotLetter));
  if (!special.test(text)) return { message: text, names: [], uses: [], problems: [] };
  const parsed = parseIcu(text);
  if (!("elements" in parsed)) {
    const { name, start, end } = parsed;
    const detail =
      unclosedDetail(text.slice(start)) ??
      (name === "EXPECT_ARGUMENT_CLOSING_BRACE" ? uncountedDetail(text) : undefined) ??
      syntaxDetails.get(name) ??
      spelledOut(name);
    const problem: MessageProblem = { code: "message_syntax", start, end, arguments: { detail } };
    return { message: text, names: [], uses: [], problems: [problem] };
  }
  const compiling: Compiling = { text, locale, uses: [], problems: [] };
  const message = compileText(parsed.elements, compiling);
  const names = [...new Set(compiling.uses.map(({ name }) => name))];
  return {
    message: compiling.problems.length === 0 ? message : text,
    names,
    uses: compiling.uses,
    problems: compiling.problems,
  };
}

interface Compiling {
  readonly text: string;
  readonly locale: string;
  readonly uses: ArgumentUse[];
  readonly problems: MessageProblem[];
}

function compileText(elements: readonly MessageFormatElement[], compiling: Compiling): Message {
  const compiled = compileElements(elements, compiling, undefined);
  const [first] = compiled;
  if (first === undefined) return "";
  return compiled.length === 1 && first.type === messageElement.text ? first.value : compiled;
}

const countInSelect = "`#` is no number inside a `select`: put the `plural` inside the `select`";

/** The plural these elements are a case of, itself or through a select. */
interface Counted {
  /** Whose number `#` stands for; none where an offset is taken off it. */
  readonly name: string | undefined;
  readonly isThroughSelect: boolean;
}

function compileElements(
  elements: readonly MessageFormatElement[],
  compiling: Compiling,
  counted: Counted | undefined,
): MessageElement[] {
  return elements.flatMap((element) => compileElement(element, compiling, counted));
}

/** No part for an element that was reported. */
function compileElement(
  element: MessageFormatElement,
  compiling: Compiling,
  counted: Counted | undefined,
): readonly MessageElement[] {
  const { text, argument, select, plural, count } = messageElement;
  const start = element.location?.start.offset ?? 0;
  const end = element.location?.end.offset ?? start;
  if (isLiteralElement(element)) {
    // The parser takes a `}` that closes nothing for a text.
    const stray = compiling.text
      .slice(start, end)
      .replaceAll(/'[^']*'/gu, (quote) => "'".repeat(quote.length))
      .indexOf("}");
    if (stray !== -1) {
      const at = start + stray;
      const detail = "a `}` closes nothing; write a plain brace as `'}'`";
      compiling.problems.push({ code: "message_syntax", start: at, end: at + 1, arguments: { detail } });
    }
    // The parser knows `#` only directly in a plural: one select deeper it would be printed as it is.
    if (counted?.isThroughSelect === true && element.value.includes("#"))
      compiling.problems.push({ code: "message_syntax", start, end, arguments: { detail: countInSelect } });
    return [{ type: text, value: withDot(element.value) }];
  }
  // Its number as the argument has it; less an offset it is another one, which the renderer writes.
  if (isPoundElement(element))
    return [
      counted?.name === undefined ? { type: count } : { type: argument, value: numberPrefix + counted.name },
    ];
  const shown = isPluralElement(element) ? countIsShown(element) : !isSelectElement(element);
  const written = withDot(element.value);
  // Only what is put in has forms: a name that chooses by one is unknown.
  const name = isArgumentElement(element) ? nameAndForm(written).name : written;
  compiling.uses.push({ name, shown, start, end });
  if (isArgumentElement(element)) return [{ type: argument, value: written }];
  const value = `${rawPrefix}${name}`;
  if (isSelectElement(element)) {
    const options = compileOptions(
      element,
      start,
      end,
      compiling,
      counted && { ...counted, isThroughSelect: true },
    );
    return [{ type: select, value, options }];
  }
  if (isPluralElement(element)) {
    checkCategories(element, start, end, compiling);
    const { offset } = element;
    const options = compileOptions(element, start, end, compiling, {
      name: offset === 0 ? name : undefined,
      isThroughSelect: false,
    });
    const pluralType = element.pluralType === "ordinal" ? "ordinal" : "cardinal";
    return [{ type: plural, value, options, offset, pluralType }];
  }
  const format = isNumberElement(element)
    ? "number"
    : isDateElement(element)
      ? "date"
      : isTimeElement(element)
        ? "time"
        : "tag";
  compiling.problems.push({ code: "message_format", start, end, arguments: { name, format } });
  return [];
}

/** Whether a case of the plural, not of one inside it, holds `#`. */
function countIsShown({ options }: PluralElement): boolean {
  const shows = (element: MessageFormatElement): boolean =>
    isPoundElement(element) ||
    (isSelectElement(element) && Object.values(element.options).some(({ value }) => value.some(shows)));
  return Object.values(options).some(({ value }) => value.some(shows));
}

function compileOptions(
  element: SelectElement | PluralElement,
  start: number,
  end: number,
  compiling: Compiling,
  counted: Counted | undefined,
): MessageOptions {
  if (!("other" in element.options)) {
    compiling.problems.push({
      code: "message_other_missing",
      start,
      end,
      arguments: { name: element.value },
    });
  }
  const options = Object.entries(element.options).map(
    ([option, { value }]) => [option, { value: compileElements(value, compiling, counted) }] as const,
  );
  const other = JSON.stringify(options.find(([option]) => option === "other")?.[1]);
  // A case that says what all others say is one of them: zero hours, of an Arabic hour that is said alike for a hundred.
  return Object.fromEntries(
    options.filter(
      ([option, said]) => option === "other" || option.startsWith("=") || JSON.stringify(said) !== other,
    ),
  );
}

function checkCategories(
  element: PluralElement,
  start: number,
  end: number,
  { locale, problems }: Compiling,
): void {
  const kind = element.pluralType === "ordinal" ? "ordinal" : "cardinal";
  const given = Object.keys(element.options);
  const exact = new Set(given.flatMap((option) => (option.startsWith("=") ? [Number(option.slice(1))] : [])));
  const missing = categoriesNeeded(locale, kind, exact, element.offset).filter(
    (category) => category !== "other" && !given.includes(category),
  );
  if (missing.length > 0) {
    problems.push({
      code: "message_category_missing",
      start,
      end,
      arguments: { name: element.value, categories: missing.join(", "), locale },
    });
  }
  const known = categoriesOf(locale, kind);
  for (const [option, { location }] of Object.entries(element.options)) {
    if (option.startsWith("=") || known.includes(option)) continue;
    problems.push({
      code: "message_category_unknown",
      start: location === undefined ? start : location.start.offset - option.length - 1,
      end: location?.start.offset ?? end,
      arguments: { category: option, locale, categories: known.join(", ") },
    });
  }
}

/** The elements of a message, or the library's name of what keeps it from being read, with the offsets of its place. */
function parseIcu(
  text: string,
):
  | { readonly elements: readonly MessageFormatElement[] }
  | { readonly name: string; readonly start: number; readonly end: number } {
  try {
    return { elements: parse(text, icuOptions) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const location: unknown = "location" in error ? error.location : undefined;
    return {
      name: error.message,
      start: offsetOf(location, "start") ?? 0,
      end: offsetOf(location, "end") ?? text.length,
    };
  }
}

/** The library's types leave out the location it gives its errors. */
function offsetOf(location: unknown, side: "start" | "end"): number | undefined {
  const position = partOf(location, side);
  const offset = partOf(position, "offset");
  return typeof offset === "number" ? offset : undefined;
}

function partOf(value: unknown, key: string): unknown {
  return value !== null && typeof value === "object"
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

/** Of `{cost.` and nothing that closes it: that, and what was meant. */
function unclosedDetail(rest: string): string | undefined {
  const [, name] = /^\{\s*([a-z]\w*)(?!\w|\s*,)[^{}]*(?:\{|$)/.exec(rest) ?? [];
  return name === undefined ? undefined : `this \`{\` is not closed; write \`{${name}}\``;
}

/** Of a brace too many, which closes what was meant to go on: the library only sees that something else is not closed. */
function uncountedDetail(text: string): string | undefined {
  const [opened, closed] = [text.split("{").length - 1, text.split("}").length - 1];
  return closed > opened
    ? `it has ${opened} \`{\` and ${closed} \`}\`: one \`}\` closes too early`
    : undefined;
}

function spelledOut(name: string): string {
  return name.toLowerCase().replaceAll("_", " ");
}

/** What keeps a message from being read, as a clause without full stop, by the library's name of it. */
const syntaxDetails: ReadonlyMap<string, string> = new Map([
  ["EXPECT_ARGUMENT_CLOSING_BRACE", "a `{` is not closed"],
  ["UNMATCHED_CLOSING_BRACE", "a `}` closes nothing"],
  ["EMPTY_ARGUMENT", "`{}` names no value"],
  ["MALFORMED_ARGUMENT", "after `{` comes the name of a value; write a plain brace as `'{'`"],
  ["EXPECT_ARGUMENT_TYPE", "after the comma comes `plural`, `selectordinal` or `select`"],
  ["INVALID_ARGUMENT_TYPE", "only `plural`, `selectordinal` and `select` can follow a name"],
  ["EXPECT_SELECT_ARGUMENT_OPTIONS", "the cases are missing"],
  ["EXPECT_SELECT_ARGUMENT_SELECTOR", "the cases are missing"],
  ["EXPECT_PLURAL_ARGUMENT_SELECTOR", "the cases are missing"],
  ["EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", "put the text of each case in braces"],
  ["EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", "put the text of each case in braces"],
  ["INVALID_PLURAL_ARGUMENT_SELECTOR", "a case is a category such as `one`, or a number such as `=0`"],
  ["DUPLICATE_PLURAL_ARGUMENT_SELECTOR", "this case appears twice"],
  ["DUPLICATE_SELECT_ARGUMENT_SELECTOR", "this case appears twice"],
  ["EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", "`offset:` needs a number"],
  ["INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", "`offset:` needs a number"],
  ["UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", "a quotation mark is not closed"],
]);
