import { currencyCode } from "../currency.ts";
import { evaluateArithmetic, localeNumerals } from "../arithmetic.ts";
import type { InputDescription } from "../description.ts";
import type { FieldContext, FieldReading } from "./field-reading.ts";
import { numberFormat } from "../intl-cache.ts";
import { plainCharacters } from "../plain-characters.ts";
import { readDate } from "./read-date.ts";
import { readInteger, readPercent, readReal, readWhole, unreadable } from "./read-numeral.ts";
import { readQuantity } from "./read-quantity.ts";
import { digitValue } from "../whole.ts";

export type ScalarInput = Exclude<InputDescription, { readonly type: "rows" }>;
type InputOf<T extends InputDescription["type"]> = InputDescription & { readonly type: T };

/**
 * Reads the text of one field, typed in the context's locale or canonical. Blank text is null. Limits are not
 * looked at: see `checkInput`.
 */
export function readField(input: ScalarInput, text: string, context: FieldContext): FieldReading {
  if (text.trim() === "") return { kind: "read", value: null, canonical: "" };
  switch (input.type) {
    case "number":
      return readReal(text, context);
    case "money":
      return readReal(text, context, { affixes: () => currencyNames(input, context) });
    case "integer":
      return readInteger(text, context);
    case "percent":
      return readPercent(text, context);
    case "quantity":
      return readQuantity(input, text, context);
    case "whole":
      return readWhole(text, context);
    case "digits":
      return readDigits(input, text, context);
    case "date":
      return readDay(input, text, context);
    case "choice":
      return readChoice(input, text);
    case "boolean":
      return readBoolean(text);
    case "text":
      return { kind: "read", value: text.trim(), canonical: text.trim() };
    case "expression":
      return readExpression(text, context);
  }
}

/** What people write for the field's currency: its code, and its signs in the locale. */
function currencyNames(
  { display }: InputOf<"money">,
  { locale = "en", currency }: FieldContext,
): readonly string[] {
  const code = display.kind === "money" ? (currencyCode(display.currency) ?? currency) : undefined;
  if (code === undefined) return [];
  const signs = (["symbol", "narrowSymbol"] as const).flatMap((currencyDisplay) =>
    numberFormat(locale, { style: "currency", currency: code, currencyDisplay }).formatToParts(1),
  );
  return [code, ...signs.flatMap(({ type, value }) => (type === "currency" ? [value] : []))];
}

const prefixes: Readonly<Record<string, number>> = { "0b": 2, "0o": 8, "0x": 16 };

/** Digits in lower case; spaces and underscores between them, and the prefix of the base, are left out. */
function readDigits(input: InputOf<"digits">, text: string, context: FieldContext): FieldReading {
  const base = typeof input.base === "number" ? input.base : (context.base ?? 36);
  const plain = plainCharacters(text).toLowerCase().replace(/[ _]/g, "");
  const digits = prefixes[plain.slice(0, 2)] === base ? plain.slice(2) : plain;
  const wrong = Array.from(digits).find((digit) => digitValue(digit) >= base);
  if (wrong !== undefined || digits === "") {
    return {
      kind: "unreadable",
      code: "not_digits",
      arguments: { text: text.trim(), digit: wrong ?? "", base },
    };
  }
  return { kind: "read", value: digits, canonical: digits };
}

function readDay(input: InputOf<"date">, text: string, context: FieldContext): FieldReading {
  const length = input.precision === "month" ? 7 : 10;
  const isToday = text.trim().toLowerCase() === "today";
  const written = isToday ? context.today.slice(0, length) : text.trim();
  const isIso = /^\d{4}-\d\d(?:-\d\d)?$/.test(written);
  if (context.locale === undefined && !isIso) return unreadable("not_a_date", text);
  // ISO text has one reading in every locale.
  const reading = readDate(written, context.locale ?? "en", input.precision);
  if (reading.kind === "invalid") return unreadable("not_a_date", text);
  const { date, other } = reading;
  const ambiguity = other === undefined ? {} : { ambiguity: { taken: date, other } };
  return { kind: "read", value: date, canonical: date.slice(0, length), ...ambiguity };
}

function readChoice({ options }: InputOf<"choice">, text: string): FieldReading {
  const wanted = text.trim();
  const alike = options.filter((option) => option.toLowerCase() === wanted.toLowerCase());
  const option = alike.find((each) => each === wanted) ?? (alike.length === 1 ? alike[0] : undefined);
  if (option === undefined) return unreadable("not_an_option", text);
  return { kind: "read", value: option, canonical: option };
}

function readBoolean(text: string): FieldReading {
  switch (text.trim().toLowerCase()) {
    case "yes":
    case "true":
    case "on":
    case "1":
      return { kind: "read", value: true, canonical: "yes" };
    case "no":
    case "false":
    case "off":
    case "0":
      return { kind: "read", value: false, canonical: "no" };
    default:
      return unreadable("not_an_option", text);
  }
}

function readExpression(text: string, { locale }: FieldContext): FieldReading {
  const result =
    locale === undefined ? evaluateArithmetic(text) : evaluateArithmetic(text, localeNumerals(locale));
  if (result.kind === "value") return { kind: "read", value: result.text, canonical: result.expression };
  // People count characters from 1.
  return {
    kind: "unreadable",
    code: result.code,
    arguments: { text: text.trim(), position: result.position + 1 },
  };
}
