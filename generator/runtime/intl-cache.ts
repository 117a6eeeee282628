import { once } from "./once.ts";

/**
 * Keeps what `make` returns for each distinct key: making an Intl formatter costs a hundred times its use.
 * The key is the JSON text of the arguments.
 */
export function cached<A extends readonly unknown[], T>(make: (...from: A) => T): (...from: A) => T {
  const made = new Map<string, T>();
  return (...from) => {
    const key = JSON.stringify(from);
    const before = made.get(key);
    if (before !== undefined) return before;
    const fresh = make(...from);
    made.set(key, fresh);
    return fresh;
  };
}

/** Writes numbers; every minus sign is U+2212, which is as wide as a plus sign and never ends a line. */
export interface NumberFormat {
  readonly format: (value: NumberToWrite) => string;
  readonly formatToParts: (value: NumberToWrite) => readonly Intl.NumberFormatPart[];
  readonly resolvedOptions: () => Intl.ResolvedNumberFormatOptions;
}
type NumberToWrite = Parameters<Intl.NumberFormat["format"]>[0];

/** `new Intl.NumberFormat(locale, options)`, made once; it groups digits in every language unless told not to. */
export const numberFormat = /* @__PURE__ */ cached(
  (locale: string, options: Intl.NumberFormatOptions): NumberFormat => {
    // Some languages leave four digits ungrouped by themselves: 1234 beside 12.345.
    const format = new Intl.NumberFormat(locale, { useGrouping: "always", ...options });
    const resolved = once(() => format.resolvedOptions());
    return {
      format: (value) => withMinusSign(format.format(value)),
      formatToParts: (value) =>
        format.formatToParts(value).map((part) => ({ ...part, value: withMinusSign(part.value) })),
      resolvedOptions: resolved,
    };
  },
);

/** Intl writes a hyphen for a minus sign in most languages, and for nothing else. */
function withMinusSign(text: string): string {
  return text.replaceAll("-", "\u2212");
}

/** The sign of a number below zero that is not written by Intl, with the mark that keeps it before its figure where a language runs from right to left. */
export const minusSign = /* @__PURE__ */ cached((locale: string): string => {
  const parts = numberFormat(locale, {}).formatToParts(-1);
  return parts.flatMap(({ type, value }) => (type === "integer" ? [] : [value])).join("");
});

/** The mark that keeps a figure of several parts in their order where a language runs from right to left; none elsewhere. */
export function orderMark(locale: string): string {
  return minusSign(locale).length > 1 ? "\u200e" : "";
}

/** `new Intl.DateTimeFormat(locale, options)` in UTC and the Gregorian calendar, made once. */
export const dateFormat = /* @__PURE__ */ cached(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC", calendar: "gregory" }),
);

/** All of a list as a sentence of the language names them: a, b, and c. */
export const andList = /* @__PURE__ */ cached((locale: string) => new Intl.ListFormat(locale));

/** One of a list: a, b, or c. */
export const orList = /* @__PURE__ */ cached(
  (locale: string) => new Intl.ListFormat(locale, { type: "disjunction" }),
);

/** Names or amounts as one text, by a list of the language. Chinese leaves a space between its characters and figures or Latin letters. */
export function listed(names: readonly string[], list: Intl.ListFormat): string {
  return list
    .formatToParts(names)
    .reduce(
      (text, { value }) =>
        runTogether.test(`${text.slice(-1)}|${value}`) ? `${text} ${value}` : text + value,
      "",
    );
}

/** The end of one piece and the next. */
const runTogether = /^(?:\p{Script=Han}\|[\d\p{Script=Latin}]|[\d\p{Script=Latin}]\|\p{Script=Han})/u;
