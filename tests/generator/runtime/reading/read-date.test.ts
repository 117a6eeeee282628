import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "../../../../generator/runtime/iso-date.ts";
import { readDate } from "../../../../generator/runtime/reading/read-date.ts";

describe("days", () => {
  test.each([
    { locale: "en", given: "2026-03-05", want: "2026-03-05" },
    { locale: "es", given: "2026-3-5", want: "2026-03-05" },
    { locale: "en", given: "2026/03/05", want: "2026-03-05" },
    { locale: "en", given: "12/25/2026", want: "2026-12-25" },
    { locale: "en", given: "25/12/2026", want: "2026-12-25" },
    { locale: "es", given: "12/25/2026", want: "2026-12-25" },
    { locale: "en", given: "5/5/2026", want: "2026-05-05" },
    { locale: "de", given: "31.12.2026", want: "2026-12-31" },
    { locale: "zh", given: "2026年3月5日", want: "2026-03-05" },
    { locale: "ja", given: "２０２６年３月５日", want: "2026-03-05" },
    { locale: "ko", given: "2026. 3. 5.", want: "2026-03-05" },
    { locale: "ko", given: "2026년 3월 5일", want: "2026-03-05" },
    { locale: "en", given: "March 5, 2026", want: "2026-03-05" },
    { locale: "en", given: "5 mar 2026", want: "2026-03-05" },
    { locale: "es", given: "5 de marzo de 2026", want: "2026-03-05" },
    { locale: "de", given: "5. März 2026", want: "2026-03-05" },
    { locale: "fr", given: "1 févr. 2026", want: "2026-02-01" },
    { locale: "ar", given: "٥ مارس ٢٠٢٦", want: "2026-03-05" },
    { locale: "fa", given: "۵ مارس ۲۰۲۶", want: "2026-03-05" },
    { locale: "en", given: "29 February 2024", want: "2024-02-29" },
    { locale: "en", given: "21.11.2026", want: "2026-11-21" },
    { locale: "en", given: "11/21/2026", want: "2026-11-21" },
    { locale: "en", given: "Nov 21, 2026", want: "2026-11-21" },
    { locale: "en", given: "Nov. 21st, 2026", want: "2026-11-21" },
    { locale: "en", given: "the 21st of November, 2026", want: "2026-11-21" },
    { locale: "es-US", given: "21 de noviembre de 2026", want: "2026-11-21" },
    { locale: "es-US", given: "1.º de noviembre del 2026", want: "2026-11-01" },
    { locale: "es-US", given: "Nov 21, 2026", want: "2026-11-21" },
    { locale: "zh", given: "2026年11月21日", want: "2026-11-21" },
    { locale: "zh", given: "Nov 21, 2026", want: "2026-11-21" },
    { locale: "ar", given: "21 نوفمبر 2026", want: "2026-11-21" },
    { locale: "ar", given: "٢١ نوفمبر، ٢٠٢٦", want: "2026-11-21" },
    { locale: "ar", given: "٢١/١١/٢٠٢٦", want: "2026-11-21" },
    { locale: "ar", given: "21 تشرين ثاني 2026", want: "2026-11-21" },
    { locale: "ar", given: "5 ايار 2026", want: "2026-05-05" },
    { locale: "es", given: "5 de setiembre de 2026", want: "2026-09-05" },
    { locale: "vi", given: "1 tháng 3, 2026", want: "2026-03-01" },
    { locale: "vi", given: "ngày 21 tháng 12 năm 2026", want: "2026-12-21" },
    { locale: "pl", given: "31 maja 2026 r.", want: "2026-05-31" },
    { locale: "ru", given: "21 июля 2026 года", want: "2026-07-21" },
    { locale: "it", given: "1° marzo 2026", want: "2026-03-01" },
    { locale: "tr", given: "21 KASIM 2026", want: "2026-11-21" },
  ])("$locale $given", ({ locale, given, want }) => {
    expect(readDate(given, locale, "day")).toEqual({ kind: "read", date: want });
  });

  test.each([
    "كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول",
    "جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر",
    "يناير فبراير مارس أبريل ماي يونيو يوليوز غشت شتنبر أكتوبر نونبر دجنبر",
    "يناير فبراير مارس إبريل مايو يونيو يوليو أغشت شتمبر أكتوبر نوفمبر دجمبر",
  ])("Arabic months are read by each of their names: %s", (names) => {
    const read = names
      .split(" ")
      .map((name) => readDate(`٢١ ${name.replaceAll("_", " ")} ٢٠٢٦`, "ar", "day"));
    expect(read).toEqual(
      names
        .split(" ")
        .map((_, index) => ({ kind: "read", date: `2026-${String(index + 1).padStart(2, "0")}-21` })),
    );
  });

  test.each([
    { locale: "en", given: "3/5/2026", want: "2026-03-05", other: "2026-05-03" },
    { locale: "es", given: "3/5/2026", want: "2026-05-03", other: "2026-03-05" },
    { locale: "en", given: "3.5.2026", want: "2026-05-03", other: "2026-03-05" },
    { locale: "ar", given: "3/5/2026", want: "2026-05-03", other: "2026-03-05" },
    { locale: "zh", given: "3/5/2026", want: "2026-03-05", other: "2026-05-03" },
  ])("$locale $given has two readings", ({ locale, given, want, other }) => {
    expect(readDate(given, locale, "day")).toEqual({ kind: "read", date: want, other });
  });

  test.each([
    "",
    "today",
    "2026",
    "2026-03",
    "5 March 26",
    "2025-02-29",
    "2026-02-30",
    "2026-13-01",
    "31/04/2026",
    "0000-01-01",
    "2026-03-05T00:00",
    "2026-003-05",
    "20260305",
    "March March 5 2026",
    "5 6 March 2026",
    "Marching 5 2026",
    "5 Brumaire 2026",
  ])("no date: %s", (given) => {
    expect(readDate(given, "en", "day")).toEqual({ kind: "invalid" });
  });
});

describe("months", () => {
  test.each([
    { locale: "en", given: "2026-03" },
    { locale: "en", given: "03/2026" },
    { locale: "en", given: "3.2026" },
    { locale: "en", given: "March 2026" },
    { locale: "es", given: "marzo de 2026" },
    { locale: "zh", given: "2026年3月" },
    { locale: "ar", given: "مارس ٢٠٢٦" },
    { locale: "en", given: "Mar 2026" },
    { locale: "es", given: "Mar 2026" },
    // JSON writes a month as its first day; any other names it as well.
    { locale: "en", given: "2026-03-01" },
    { locale: "en", given: "2026-03-15" },
    { locale: "en", given: "March 15, 2026" },
    { locale: "en", given: "15.3.2026" },
  ])("$locale $given", ({ locale, given }) => {
    expect(readDate(given, locale, "month")).toEqual({ kind: "read", date: "2026-03-01" });
  });
  test.each(["2026", "13/2026", "03/26", "2026-02-30", "5/6/7/2026", "March", "31 April 2026"])(
    "no month: %s",
    (given) => {
      expect(readDate(given, "en", "month")).toEqual({ kind: "invalid" });
    },
  );
});

test("exactly the days of the calendar exist", () => {
  const part = fc.integer({ min: 0, max: 32 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), part, part, (year, month, day) => {
      const text = isoDate(year, month, day);
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day);
      const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      expect(text).toBe(isSame ? date.toISOString().slice(0, 10) : undefined);
    }),
    { numRuns: 1000 },
  );
});

test.each(["en", "es", "zh", "ar", "de", "fr", "hi", "fa", "ja"])("what %s writes is read back", (locale) => {
  const styles = [{ dateStyle: "long" }, { year: "numeric", month: "2-digit", day: "2-digit" }] as const;
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC", calendar: "gregory" });
    for (let day = 0; day < 366; day += 1) {
      const date = new Date(Date.UTC(2024, 0, 1 + day));
      expect(readDate(format.format(date), locale, "day")).toMatchObject({
        kind: "read",
        date: date.toISOString().slice(0, 10),
      });
    }
  }
});

describe("a year of two digits", () => {
  const before2026 = (date: string): boolean => date < "2026-11-21";
  test.each([
    { given: "6/15/90", want: "1990-06-15", other: undefined },
    { given: "6/15/26", want: "2026-06-15", other: "1926-06-15" },
    // Nobody was born in 2030.
    { given: "6/15/30", want: "1930-06-15", other: undefined },
    { given: "15.6.90", want: "1990-06-15", other: undefined },
    { given: "3/4/90", want: "1990-03-04", other: "1990-04-03" },
    { given: "2/29/24", want: "2024-02-29", other: "1924-02-29" },
  ])("$given is $want", ({ given, want, other }) => {
    const second = other === undefined ? {} : { other };
    expect(readDate(given, "en", "day", before2026)).toEqual({
      kind: "read",
      date: want,
      ...second,
      isShort: true,
    });
  });
});
