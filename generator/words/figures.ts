/** Puts figures of tables into words: `{shortest.lowest}` becomes “5 months”. */
import type { FigureColumn, FigureModel } from "../constructs/figure-model.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import { formatValue, type FormatContext } from "../presentation/format-value.ts";
import { argumentNames, renderMessage } from "../presentation/message.ts";
import type { Scalar } from "../runtime/answer.ts";
import { fromBase } from "../runtime/decimal.ts";
import type { Display } from "../runtime/display.ts";
import {
  messageElement,
  nameAndForm,
  type Message,
  type MessageElement,
  type WordForm,
  type Words,
} from "../runtime/words.ts";

/** A figure as a text says it. */
interface TextContext {
  /** What plural and select choose by: of a quantity, the number of its unit. */
  readonly raw: Scalar;
  readonly inForm: (form: WordForm | undefined) => string;
}
export interface FigureWords {
  readonly locale: LocaleEntry;
  /** A word all calculators share, such as a unit's. */
  readonly shared: (key: string) => Message | undefined;
}

/** A text that names a figure its page does not have. */
export interface MissingFigure {
  readonly key: string;
  readonly name: string;
  readonly variant: string;
}

/**
 * Words with the figures put in. Where pages have figures of their own, so do the texts that name them, as texts of the
 * variant.
 */
export function withFigures(
  words: Words,
  figures: readonly FigureModel[],
  variants: readonly string[],
  context: FigureWords,
): { readonly words: Words; readonly missing: readonly MissingFigure[] } {
  const columns = new Map(figures.flatMap((figure) => figure.columns.map((column) => [column.name, column])));
  if (columns.size === 0) return { words, missing: [] };
  const missing: MissingFigure[] = [];
  const result: Record<string, Message> = { ...words };
  const put = (key: string, message: Message, variant: string): Message => {
    const said = new Map<string, TextContext>();
    for (const column of namedIn(message, columns)) {
      const value = column.values.get(variant) ?? null;
      if (value === null) missing.push({ key, name: column.name, variant });
      else said.set(column.name, saidAs(column.display, value, words, context));
    }
    return substituted(message, said, context.locale.tag);
  };
  const isOfPage = (key: string): string | undefined =>
    variants.find((variant) => key.startsWith(`variants.${variant}.`));
  for (const [key, message] of Object.entries(words)) {
    const named = namedIn(message, columns);
    if (named.length === 0) continue;
    const own = isOfPage(key);
    if (own !== undefined) {
      result[key] = put(key, message, own);
      continue;
    }
    const pages = variants.filter((variant) => words[`variants.${variant}.${key}`] === undefined);
    const texts = pages.map((variant) => [variant, put(key, message, variant)] as const);
    const [first] = texts;
    if (first === undefined) continue;
    result[key] = first[1];
    if (named.every(isSameEverywhere)) continue;
    for (const [variant, text] of texts) result[`variants.${variant}.${key}`] = text;
  }
  return { words: result, missing: distinct(missing) };
}

function namedIn(message: Message, columns: ReadonlyMap<string, FigureColumn>): readonly FigureColumn[] {
  return argumentNames(message).flatMap((name) => columns.get(name) ?? []);
}

function isSameEverywhere({ values }: FigureColumn): boolean {
  return new Set(values.values()).size === 1;
}

/** A text that several pages share lacks its figure once. */
function distinct(missing: readonly MissingFigure[]): readonly MissingFigure[] {
  return [...new Map(missing.map((each) => [`${each.key} ${each.name}`, each])).values()];
}

/** Nobody writes the cents of a whole amount in a sentence: a fine of up to $10,000. */
function inSentence(display: Display, value: Scalar): Display {
  return display.kind === "money" && Number.isInteger(value)
    ? { ...display, digits: { minimum: 0, maximum: 0 } }
    : display;
}

function saidAs(display: Display, value: Scalar, words: Words, { locale, shared }: FigureWords): TextContext {
  const message = (key: string): Message | undefined => words[key] ?? shared(key);
  const context: FormatContext = {
    locale: locale.tag,
    inSentence: true,
    word: (key, given = {}) => {
      const found = message(key);
      // What the shared words of a language lack is told where it is missing.
      return found === undefined ? key : renderMessage(found, given, locale.tag);
    },
    optional: (key, given = {}) => {
      const found = message(key);
      return found === undefined ? undefined : renderMessage(found, given, locale.tag);
    },
  };
  const inForm: TextContext["inForm"] = (form) =>
    formatValue(inSentence(display, value), value, form === undefined ? context : { ...context, form });
  const unit = display.kind === "quantity" ? display.units.find(({ id }) => id === display.unit) : undefined;
  const raw = unit === undefined || typeof value !== "number" ? value : fromBase(value, unit);
  return { raw, inForm };
}

/** A message with these values in it; what it says by a case of one of them, it says. */
function substituted(message: Message, said: ReadonlyMap<string, TextContext>, tag: string): Message {
  if (typeof message === "string") return message;
  const elements = joined(message.flatMap((element) => inElement(element, said, tag)));
  const [only] = elements;
  if (only === undefined) return "";
  return elements.length === 1 && only.type === messageElement.text ? only.value : elements;
}

function inElement(
  element: MessageElement,
  said: ReadonlyMap<string, TextContext>,
  tag: string,
): readonly MessageElement[] {
  switch (element.type) {
    case messageElement.text:
    case messageElement.count:
      return [element];
    case messageElement.argument: {
      const isNumber = element.value.startsWith("#");
      const { name, form } = nameAndForm(isNumber ? element.value.slice(1) : element.value);
      const value = said.get(name);
      return value === undefined
        ? [element]
        : [{ type: messageElement.text, value: isNumber ? String(value.raw) : value.inForm(form) }];
    }
    case messageElement.select:
    case messageElement.plural: {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([option, { value }]) => [
          option,
          { value: joined(value.flatMap((each) => inElement(each, said, tag))) },
        ]),
      );
      const chosenBy = said.get(element.value.slice(1));
      if (chosenBy === undefined) return [{ ...element, options }];
      const raw = String(chosenBy.raw);
      const option =
        element.type === messageElement.select
          ? options[raw]
          : (options[`=${raw}`] ??
            options[
              new Intl.PluralRules(tag, { type: element.pluralType }).select(
                Number(chosenBy.raw) - element.offset,
              )
            ]);
      return (option ?? options["other"])?.value ?? [];
    }
  }
}

/** Texts that follow each other as one. */
function joined(elements: readonly MessageElement[]): MessageElement[] {
  const all: MessageElement[] = [];
  for (const element of elements) {
    const last = all.at(-1);
    if (element.type === messageElement.text && last?.type === messageElement.text)
      all[all.length - 1] = { ...last, value: last.value + element.value };
    else all.push(element);
  }
  return all;
}
