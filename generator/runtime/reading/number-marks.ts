import { cached, numberFormat } from "../intl-cache.ts";

/** How a locale writes numbers. */
export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
  /** Digits of a group left of the first: 3, or 2 where lakh and crore are grouped. */
  readonly groupSize: 2 | 3;
  /** The locale's digits for 0 to 9. */
  readonly digits: readonly string[];
}

/** The decimal mark, group mark, grouping and digits of `locale` (a BCP 47 tag), as Intl writes them. */
export const numberMarks = /* @__PURE__ */ cached((locale: string): NumberMarks => {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9);
  const integers = parts.filter(({ type }) => type === "integer");
  const single = numberFormat(locale, { useGrouping: false });
  return {
    decimal: parts.find(({ type }) => type === "decimal")?.value ?? ".",
    group: parts.find(({ type }) => type === "group")?.value ?? ",",
    groupSize: Array.from(integers.at(-2)?.value ?? "").length === 2 ? 2 : 3,
    digits: Array.from({ length: 10 }, (_, digit) => single.format(digit)),
  };
});

/** The locale with Latin digits, and so with the marks that people use between those. */
export const latinDigits = /* @__PURE__ */ cached((locale: string): string =>
  new Intl.Locale(locale, { numberingSystem: "latn" }).toString(),
);
