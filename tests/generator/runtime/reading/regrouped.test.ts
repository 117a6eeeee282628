import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { regrouped } from "../../../../generator/runtime/reading/regrouped.ts";

/** The text after a key, with its caret as `|`. */
function pen(before: string, after: string, locale: string, isForward?: boolean): string {
  const given = { text: after.replace("|", ""), caret: after.indexOf("|") };
  const { text, caret } = regrouped(before, given, locale, isForward) ?? given;
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe("digits stay grouped while they are typed", () => {
  test.each([
    { locale: "en", before: "20,000", after: "20,0000|", want: "200,000|" },
    { locale: "en", before: "20,000", after: "20,00|", want: "2,000|" },
    { locale: "en", before: "20,000", after: "|0,000", want: "|0000" },
    { locale: "en", before: "0000", after: "3|0000", want: "3|0000" },
    { locale: "en", before: "20,000", after: "25|0,000", want: "25|0,000" },
    { locale: "en", before: "20,000", after: "20|000", want: "20|,000" },
    { locale: "en", before: "20,000", after: "20|,00", want: "2,0|00" },
    { locale: "en", before: "1,234,567", after: "1,23|,567", want: "123|,567" },
    { locale: "en", before: "1,234.5", after: "1,2345|", want: "12,345|" },
    { locale: "en", before: "1,234", after: "1,2.|34", want: "12.|34" },
    { locale: "en", before: "-1,234", after: "|1,234", want: "|1,234" },
    { locale: "en", before: "$20,000.00", after: "$20,000|0.00", want: "$200,00|0.00" },
    { locale: "en", before: "1,234 ft 5 in", after: "1,23|4 ft 5 in", want: "1,23|4 ft 5 in" },
    { locale: "es", before: "20.000", after: "20.00|", want: "2.000|" },
    { locale: "es", before: "20.000", after: "20.0000|", want: "200.000|" },
    { locale: "de-CH", before: "20'000", after: "20'0000|", want: "200'000|" },
    { locale: "fr", before: "20\u202f000", after: "20\u202f0000|", want: "200\u202f000|" },
    { locale: "hi", before: "1,23,456", after: "1,23,4567|", want: "12,34,567|" },
    { locale: "ar", before: "20,000", after: "20,0000|", want: "200,000|" },
    { locale: "ar-EG", before: "٢٠٬٠٠٠", after: "٢٠٬٠٠٠٠|", want: "٢٠٠٬٠٠٠|" },
    { locale: "ar-EG", before: "20,000", after: "20,00|", want: "2,000|" },
  ])("$locale $before, then $after", ({ locale, before, after, want }) => {
    expect(pen(before, after, locale)).toBe(want);
  });

  test("a mark that Delete takes away is passed over", () => {
    expect(pen("20,000", "20|000", "en", true)).toBe("20,|000");
  });

  test.each([
    // Nothing was grouped: who types anew is left alone.
    { before: "400,0", after: "400,00|" },
    { before: "4000", after: "40000|" },
    // The key wrote the mark.
    { before: "20,000", after: "20,000,|" },
    { before: "20,000", after: "12,5|" },
    { before: "January 31, 2026", after: "January 31, 202|" },
  ])("$before, then $after stays", ({ before, after }) => {
    expect(pen(before, after, "en")).toBe(after);
  });

  test("the caret is after as many digits as it was", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000 }),
        fc.nat(20),
        fc.integer({ min: 0, max: 9 }),
        (value, at, digit) => {
          const before = new Intl.NumberFormat("en").format(value);
          const caret = Math.min(at, before.length);
          const text = `${before.slice(0, caret)}${digit}${before.slice(caret)}`;
          const after = regrouped(before, { text, caret: caret + 1 }, "en");
          const typed = text.slice(0, caret + 1).replaceAll(",", "");
          expect(after?.text.slice(0, after.caret).replaceAll(",", "")).toBe(typed);
        },
      ),
    );
  });
});
