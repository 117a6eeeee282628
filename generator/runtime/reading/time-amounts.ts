import type { Unit } from "../display.ts";
import { cached } from "../intl-cache.ts";
import { decimalText } from "../decimal.ts";
import { decimalTextIn } from "../number-text.ts";
import { unitFormat } from "../unit-text.ts";
import { compoundParts, type AmountPart } from "./compound-amount.ts";
import type { FieldContext } from "./field-reading.ts";
import { readNumeral } from "./read-numeral.ts";
import { unitIndex, type UnitNames } from "./unit-index.ts";

/** Units of time to be read, by how much of one each is. */
export function timeUnits(
  sizes: readonly { readonly unit: string; readonly size: number }[],
): readonly Unit[] {
  return sizes.map(({ unit, size }) => ({
    id: unit,
    numerator: String(size),
    denominator: "1",
    group: "clock",
  }));
}

/** The amounts of a text in units of time, one or several; a number alone is of the unit `usual`. */
export function timeAmounts(
  written: string,
  units: readonly Unit[],
  usual: Unit | undefined,
  context: FieldContext,
): { readonly isNegative: boolean; readonly parts: readonly AmountPart[] } | undefined {
  const text = withNumbers(written);
  const index = unitIndex(units, namesIn(context.locale ?? "en"));
  const named = index.atEnd(text);
  const amount = named === undefined ? text : text.slice(0, text.length - named.length);
  const unit = named?.unit ?? usual;
  const reading = readNumeral(amount, context);
  if (reading.kind === "invalid" || unit === undefined) return compoundParts(text, units, index, context);
  const isNegative = reading.text.startsWith("-");
  return { isNegative, parts: [{ text: isNegative ? reading.text.slice(1) : reading.text, unit }] };
}

/** What else people write, in every language. */
const short: Readonly<Record<string, readonly string[]>> = {
  year: ["y", "yr", "yrs"],
  month: ["m", "mo", "mos"],
  week: ["w", "wk", "wks"],
  day: ["d"],
  hour: ["h", "hr", "hrs"],
  minute: ["m", "min", "mins"],
  second: ["s", "sec", "secs"],
};
const counts = [1, 2, 3, 11, 100];

/** What a language and English call the units, in all their forms. */
const namesIn = /* @__PURE__ */ cached((locale: string): UnitNames =>
  /* @__PURE__ */ cached((unit: string) => [
    ...new Set(
      [locale, "en"].flatMap((each) =>
        (["long", "short", "narrow"] as const).flatMap((style) =>
          counts.flatMap((count) =>
            unitFormat(each, unit, style)
              .formatToParts(count)
              .flatMap(({ type, value }) => (type === "unit" ? [value.trim()] : [])),
          ),
        ),
      ),
    ),
    ...(short[unit] ?? []),
  ]),
);

/** An Arabic unit without a number is one of it, and its dual is two: the text with these numbers. */
function withNumbers(text: string): string {
  return text.replace(
    /(?<=^|[^\d] )و?([\u0600-\u06ff]{3,})(?= |$)/g,
    (_, word: string) => `${/[اي]ن$/.test(word) ? 2 : 1} ${word.replace(/ين$/, "ان")}`,
  );
}

/** An amount with its number even where the language says it in the word alone: two months are one word in Arabic. */
export function numberedUnit(
  unit: string,
  amount: number,
  locale: string,
  names: UnitNames | undefined,
): string {
  const number = decimalTextIn(locale, decimalText(amount));
  // It stands in a field, to be edited: with the spaces a keyboard has.
  const text = amountOf(unit, amount, locale, names).replaceAll("\u00a0", " ");
  return text.includes(number) ? text : `${number} ${names?.(unit)[0] ?? unit}`;
}

/** An amount in the words of the page, or as a specification writes it where there are none. */
export function amountOf(unit: string, amount: number, locale: string, names: UnitNames | undefined): string {
  const number = decimalTextIn(locale, decimalText(amount));
  return names?.amount?.(unit, amount, number) ?? `${number} ${unit}`;
}
