import type { Scalar, Value } from "../runtime/answer.ts";
import { assert } from "../runtime/assert.ts";
import { currencyCode, currencyStyle } from "../runtime/currency.ts";
import { dateText } from "../runtime/date-text.ts";
import { fromBase, meantDecimal } from "../runtime/decimal.ts";
import type { Display, Unit } from "../runtime/display.ts";
import { isOwnDisplay } from "../runtime/own-display.ts";
import { unitAmount } from "../runtime/unit-amount.ts";
import { wholeText } from "../runtime/kinds/whole.ts";
import { listed, numberFormat, orList } from "../runtime/intl-cache.ts";
import { decimalTextIn, digitOptions, numberText, scientificText } from "../runtime/number-text.ts";
import type { WordForm } from "../runtime/words.ts";
import type { MessageArguments } from "./message.ts";
import { noNumber } from "./unit-words.ts";

/** What a value's text depends on besides the value. */
export interface FormatContext {
  /** BCP 47 tag. */
  readonly locale: string;
  /** The word under a key: `choices.<set>.<option>`, `units.<id>.symbol`, `units.<id>.name`, `boolean.yes`, `boolean.no`. */
  readonly word: (key: string, given?: MessageArguments) => string;
  /** The same of a word that may be missing: `units.<id>.amount`. */
  readonly optional?: (key: string, given?: MessageArguments) => string | undefined;
  /** A text of the words with the values it names; none where there is no answer to name them. */
  readonly text?: (key: string) => string | undefined;
  /** Unit id the visitor chose for this value. */
  readonly unit?: string;
  /** The form a sentence asks the value in. */
  readonly form?: WordForm;
  /** The text stands in a sentence, where ranges have words and some languages write a currency as one. */
  readonly inSentence?: true;
  /** Inputs and trace by id, to find a currency or unit that another value decides. */
  readonly values?: Readonly<Record<string, Value>>;
}

type DisplayOf<K extends Display["kind"]> = Display & { readonly kind: K };

/** What stands where there is no value. */
const nothing = "–";

/** `value` as a visitor reads it in the context's locale. Numbers are finite; null is a dash. */
export function formatValue(display: Display, value: Scalar, context: FormatContext): string {
  if (value === null) return nothing;
  if (isOwnDisplay(display)) return display.write(value, context, display);
  switch (display.kind) {
    case "number":
      return numberText(Number(value), context.locale, display.digits);
    case "percent":
      return percentText(display, Number(value), context.locale);
    case "money":
      return moneyText(display, Number(value), context);
    case "quantity":
      return quantityText(display, Number(value), context);
    case "whole":
      return wholeText(String(value), context.locale);
    case "decimal":
      return exactOrScientific(String(value), context.locale);
    case "boolean":
      return context.word(value === true ? "boolean.yes" : "boolean.no");
    case "date":
      return dateText(String(value), context.locale, display.precision);
    case "choice":
      return optionText(display.set, String(value), context);
    case "unit":
      return context.word(`units.${String(value)}.name`, noNumber);
    case "message":
      return context.text?.(display.key) ?? nothing;
    case "text":
      return groupedText(String(value), display.grouped);
  }
}

/** An option's name; inside a sentence as the language writes it there. */
function optionText(set: string, option: string, { form, word, optional }: FormatContext): string {
  const inline = form === "inline" ? optional?.(`inline.${set}.${option}`) : undefined;
  return inline ?? word(`choices.${set}.${option}`);
}

/** Decimals longer than this are written in scientific form: nobody counts so many zeros. */
const longestDecimal = 60;
const scientificDigits = 21;

/** A fraction of more significant digits than this is shown with fewer: 1 ÷ 3 has as many as it is given. */
const mostDigits = 21;
const shownDigits = 15;

function exactOrScientific(decimal: string, locale: string): string {
  const digits = decimal.replace(/^-?0*\.?0*/, "").replace(".", "");
  if (decimal.includes(".") && digits.length > mostDigits && decimal.length <= longestDecimal)
    return numberText(Number(decimal), locale, { minimum: 0, maximum: 0, significant: shownDigits });
  return decimal.length > longestDecimal
    ? scientificText(decimal, locale, scientificDigits)
    : decimalTextIn(locale, decimal);
}

function percentText({ digits }: DisplayOf<"percent">, value: number, locale: string): string {
  return numberFormat(locale, { style: "percent", ...digitOptions(digits, Math.abs(value * 100)) }).format(
    `${meantDecimal(value, digits)}`,
  );
}

function moneyText(
  { digits, currency, tiny }: Pick<DisplayOf<"money">, "digits" | "currency" | "tiny">,
  value: number,
  context: FormatContext,
): string {
  const code = currencyCode(currency, context.values);
  if (code === undefined) {
    return numberText(value, context.locale, digits === "currency" ? { minimum: 2, maximum: 2 } : digits);
  }
  const style = currencyStyle(context.locale, code);
  const options = digits === "currency" ? {} : digitOptions(digits, Math.abs(value));
  const parts = numberFormat(context.locale, {
    ...style,
    signDisplay: "negative",
    ...options,
    ...(tiny !== undefined && isShownAsNothing(value, context.locale, style)
      ? { maximumSignificantDigits: tiny }
      : {}),
  }).formatToParts(`${meantDecimal(value, digits === "currency" ? cents : digits)}`);
  const written = parts.map((part) => part.value).join("");
  if (context.inSentence === true) {
    const number = parts.flatMap(({ type, value: part }) =>
      type === "currency" || type === "literal" ? [] : [part],
    );
    const shown = number.join("");
    const said = context.optional?.(`currency.amounts.${code}`, {
      count: { raw: value, shown, number: shown },
    });
    if (said !== undefined) return said;
  }
  // In text that runs to the left, letters would be moved to the other side of a sign: US$.
  return written.startsWith("\u200f")
    ? written.replace(/US(?=\$)/u, "").replace(/\p{L}\p{Sc}$/u, "$&\u200e")
    : written;
}

/** About as many digits as any currency has. */
const cents = { maximum: 2 };

/** Whether all digits of an amount in its currency would be zeros. */
function isShownAsNothing(value: number, locale: string, style: Intl.NumberFormatOptions): boolean {
  const { maximumFractionDigits: places = 0 } = numberFormat(locale, style).resolvedOptions();
  return value !== 0 && Math.abs(value) < 0.5 / 10 ** places;
}

function quantityText(display: DisplayOf<"quantity">, value: number, context: FormatContext): string {
  const unit = displayUnit(display, context.unit);
  const count = fromBase(value, unit);
  // Nothing used is no distance per amount.
  if (!Number.isFinite(count)) return nothing;
  const { currency, digits, compound } = display;
  const text =
    currency === undefined
      ? numberText(count, context.locale, digits)
      : moneyText({ digits, currency }, count, context);
  return compound?.write(value, unit, context, display) ?? unitAmount(unit.id, count, text, context);
}

/** The unit a quantity is shown in: the visitor's choice, else the display's own. */
export function displayUnit(display: DisplayOf<"quantity">, unit?: string): Unit {
  const find = (id: string | undefined): Unit | undefined => display.units.find((each) => each.id === id);
  const found = find(unit) ?? find(display.unit);
  assert(found !== undefined, `${display.unit} is among the units of its display`);
  return found;
}

/** More units than a message names. */
const mostNamed = 6;

/** The units there are, any one of them, for a message to name; of many the first, and `more` is true. */
export function unitsArguments(
  units: readonly Unit[],
  { locale, word }: FormatContext,
): { readonly units: string; readonly more: string } {
  const named = units.slice(0, mostNamed).map(({ id }) => word(`units.${id}.symbol`, noNumber));
  return { units: listed(named, orList(locale)), more: String(units.length > mostNamed) };
}

/** The digits of a negative number in some base: -1f, -0.0(0011). */
const negativeDigits = /^-(?=[0-9a-z]+(?:\.[0-9a-z()]+)?$)/u;

/** Digits in groups counted from the right, after the sign, which is that of any negative number. */
function groupedText(text: string, size: number | undefined): string {
  if (size === undefined) return text.replace(negativeDigits, "\u2212");
  const sign = text.startsWith("-") ? "\u2212" : "";
  const digits = Array.from(sign === "" ? text : text.slice(1));
  const first = digits.length % size;
  const groups = digits.flatMap((_, at) =>
    at >= first && (at - first) % size === 0 ? [digits.slice(at, at + size).join("")] : [],
  );
  const start = digits.slice(0, first).join("");
  return sign + (start === "" ? groups : [start, ...groups]).join("\u00a0");
}
