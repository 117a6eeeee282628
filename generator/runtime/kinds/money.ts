import { currencyCode } from "../currency.ts";
import { decimalText } from "../decimal.ts";
import { cached, numberFormat } from "../intl-cache.ts";
import { decimalTextIn } from "../number-text.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { readReal } from "../reading/read-numeral.ts";
import type { InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** An amount of money, in the unit of its currency. */
export interface MoneyInput extends NumericInputBase {
  readonly type: "money";
  readonly kind: InputRuntime<MoneyInput>;
  /** The input it may be entered as a share of. */
  readonly shareOf?: string;
}
export const moneyRuntime: InputRuntime<MoneyInput> = {
  read: readMoney,
  write: (_, value, locale) => decimalTextIn(locale, decimalText(Number(value))),
  canonical: (_, value) => decimalText(Number(value)),
  check: checkNumber,
  flagArgument: () => "<money>",
  decidedBy: ({ display }) =>
    display.kind === "money" && typeof display.currency !== "string" ? display.currency.from : undefined,
};

function readMoney(input: MoneyInput, text: string, context: FieldContext): FieldReading {
  const code = codeOf(input, context);
  const { locale = "en" } = context;
  const names = (): readonly string[] => (code === undefined ? [] : currencyNames(code, locale));
  const reading = readReal(text, context, { affixes: context.locale === undefined ? () => [] : names });
  const other = reading.kind === "read" ? undefined : otherCurrency(text);
  if (other === undefined || names().includes(other)) return reading;
  // A text that stands in no link is told its fault all the same.
  const asTyped = readReal(text, { ...context, locale }, { affixes: () => [other] });
  if (asTyped.kind !== "read") return reading;
  return { kind: "unreadable", code: "wrong_currency", arguments: { text: other, currency: code ?? "" } };
}

function codeOf({ display }: MoneyInput, { values }: FieldContext): string | undefined {
  return display.kind === "money" ? currencyCode(display.currency, values) : undefined;
}

/** Words of a name shorter than this are none that name a currency: the US of US dollars. */
const shortestWord = 4;

/** What people write for a currency and Intl does not. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  CNY: ["元", "块", "块钱", "圆", "RMB"],
  JPY: ["円"],
};

/** What people write for a currency: its code, its signs, in the locale and abroad, and its name. */
export const currencyNames = /* @__PURE__ */ cached((code: string, locale: string): readonly string[] => {
  const written = (tag: string, currencyDisplay: "symbol" | "narrowSymbol" | "name", count: number): string =>
    numberFormat(tag, { style: "currency", currency: code, currencyDisplay })
      .formatToParts(count)
      .find(({ type }) => type === "currency")?.value ?? code;
  const sign = written(locale, "narrowSymbol", 1);
  const names = [1, 2, 3, 11].map((count) => written(locale, "name", count));
  const words = names.flatMap((name) => name.split(" ")).filter((word) => word.length >= shortestWord);
  return [
    ...new Set([
      code,
      sign,
      written(locale, "symbol", 1),
      written("en", "symbol", 1),
      // A sign of several currencies has letters of its country before it: US$, C$.
      ...[1, 2].map((length) => `${code.slice(0, length)}${sign}`),
      ...names,
      ...words,
      ...(alsoWritten[code] ?? []),
      // "2 millones de dólares"
      ...words.map((word) => `de ${word}`),
    ]),
  ];
});

/** The sign or code of a currency that stands at either end of a text. */
export function otherCurrency(text: string): string | undefined {
  const plain = plainCharacters(text).slice(0, longestAmount);
  const words = plain.split(/[\d.,'\s+-]+/u).filter((word) => word !== "");
  return words.find((word) => /\p{Sc}/u.test(word) || isCurrencyCode(word.toUpperCase()));
}

const longestAmount = 100;

function isCurrencyCode(word: string): boolean {
  return /^[A-Z]{3}$/.test(word) && Intl.supportedValuesOf("currency").includes(word);
}
