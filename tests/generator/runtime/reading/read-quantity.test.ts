import { describe, expect, test } from "vitest";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { fieldOf, unitFamilies, unitNamesIn } from "../../../setup/unit-families.ts";

const today = "2026-11-21";
const read = (input: ReturnType<typeof fieldOf>, text: string, locale: string, unit?: string) =>
  readField(input, text, {
    today,
    locale,
    ...(unit === undefined ? {} : { unit }),
    ...(unitNamesIn[locale] === undefined ? {} : { unitNames: unitNamesIn[locale] }),
  });

describe("any unit of the dimension is read, whichever the field offers", () => {
  const height = fieldOf("length", "centimeter", "meter");
  const weight = fieldOf("mass", "kilogram");
  const years = fieldOf("month", "year");
  const months = fieldOf("month", "month");
  const trip = fieldOf("time", "hour");
  const fuel = fieldOf("volume", "liter");
  const plot = fieldOf("area", "square_meter");
  // Factors: NIST Handbook 44, appendix C. An international pound is 0.45359237 kg, a foot 0.3048 m.
  test.each([
    {
      input: weight,
      locale: "en",
      given: "180 lb",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 lb",
    },
    {
      input: weight,
      locale: "en",
      given: "180lbs",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 lb",
    },
    {
      input: weight,
      locale: "en",
      given: "180 Pounds",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 lb",
    },
    {
      input: weight,
      locale: "en",
      given: "-0 st 4 lb",
      value: -1.81436948,
      canonical: "-4 pound",
      understood: "−4 lb",
    },
    {
      input: weight,
      locale: "en",
      given: "12 st 4 lb",
      value: 78.01788764,
      canonical: "172 pound",
      understood: "12 st 4 lb",
    },
    {
      input: weight,
      locale: "es",
      given: "180 libras",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 lb",
    },
    {
      input: weight,
      locale: "zh",
      given: "180磅",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 磅",
    },
    { input: weight, locale: "zh", given: "70公斤", value: 70, canonical: "70 kilogram" },
    {
      input: weight,
      locale: "ar",
      given: "١٨٠ رطلًا",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 رطلًا",
    },
    {
      input: weight,
      locale: "ar",
      given: "180 lb",
      value: 81.6466266,
      canonical: "180 pound",
      understood: "180 رطلًا",
    },
    { input: weight, locale: "en", given: "70", value: 70, canonical: "70 kilogram" },
    { input: weight, locale: "en", given: "70 kg", value: 70, canonical: "70 kilogram" },
    {
      input: height,
      locale: "en",
      given: `5'11"`,
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5′11″",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5’ 11”",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    { input: height, locale: "en", given: "5''", value: 0.127, canonical: "5 inch", understood: "5 in" },
    {
      input: height,
      locale: "en",
      given: "5'11",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5 ft 11 in",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5 ft 11",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5ft11in",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5 feet, 11 inches",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: "5 feet and 11 inches",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "en",
      given: `5' 10½"`,
      value: 1.7907,
      canonical: "70.5 inch",
      understood: "5 ft 10.5 in",
    },
    {
      input: height,
      locale: "en",
      given: `-5'11"`,
      value: -1.8034,
      canonical: "-71 inch",
      understood: "−5 ft 11 in",
    },
    { input: height, locale: "en", given: "1.80 m", value: 1.8, canonical: "1.8 meter", understood: "1.8 m" },
    {
      input: height,
      locale: "es",
      given: "1 m 80",
      value: 1.8,
      canonical: "180 centimeter",
      understood: "1 m 80 cm",
    },
    {
      input: height,
      locale: "es",
      given: "5 pies y 11 pulgadas",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 ft 11 in",
    },
    {
      input: height,
      locale: "zh",
      given: "5英尺11英寸",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 英尺 11 英寸",
    },
    {
      input: height,
      locale: "zh",
      given: "1米80",
      value: 1.8,
      canonical: "180 centimeter",
      understood: "1 m 80 cm",
    },
    {
      input: height,
      locale: "ar",
      given: "٥ أقدام و١١ بوصة",
      value: 1.8034,
      canonical: "71 inch",
      understood: "5 أقدام 11 بوصة",
    },
    { input: height, locale: "en", given: "71 in", value: 1.8034, canonical: "71 inch", understood: "71 in" },
    { input: years, locale: "en", given: "30 yr", value: 360, canonical: "30 year" },
    {
      input: years,
      locale: "en",
      given: "3y 2m",
      value: 38,
      canonical: "38 month",
      understood: "3 years 2 months",
    },
    {
      input: months,
      locale: "en",
      given: "3 years 2 months",
      value: 38,
      canonical: "38 month",
      understood: "3 years 2 months",
    },
    {
      input: months,
      locale: "es",
      given: "3 años y 2 meses",
      value: 38,
      canonical: "38 month",
      understood: "3 años 2 meses",
    },
    {
      input: months,
      locale: "es",
      given: "3 anos 2",
      value: 38,
      canonical: "38 month",
      understood: "3 años 2 meses",
    },
    {
      input: months,
      locale: "zh",
      given: "3年2个月",
      value: 38,
      canonical: "38 month",
      understood: "3 年 2 个月",
    },
    {
      input: months,
      locale: "ar",
      given: "3 سنوات و2 أشهر",
      value: 38,
      canonical: "38 month",
      understood: "3 سنوات شهران",
    },
    { input: months, locale: "en", given: "3m", value: 3, canonical: "3 month" },
    {
      input: trip,
      locale: "en",
      given: "2 h 25 min",
      value: 8700,
      canonical: "145 minute",
      understood: "2 h 25 min",
    },
    {
      input: trip,
      locale: "en",
      given: "2h25",
      value: 8700,
      canonical: "145 minute",
      understood: "2 h 25 min",
    },
    { input: trip, locale: "en", given: "1.5 hrs", value: 5400, canonical: "1.5 hour" },
    {
      input: trip,
      locale: "zh",
      given: "2小时25分",
      value: 8700,
      canonical: "145 minute",
      understood: "2 小时 25 分钟",
    },
    {
      input: fuel,
      locale: "en",
      given: "5 gal",
      value: 0.01892705892,
      canonical: "5 us_gallon",
      understood: "5 gal (US)",
    },
    {
      input: fuel,
      locale: "en",
      given: "1 1/2 gallons",
      value: 0.005678117676,
      canonical: "1.5 us_gallon",
      understood: "1.5 gal (US)",
    },
    {
      input: plot,
      locale: "en",
      given: "2 ac",
      value: 8093.7128448,
      canonical: "2 acre",
      understood: "2 ac",
    },
    { input: plot, locale: "en", given: "20 m2", value: 20, canonical: "20 square_meter" },
    { input: plot, locale: "en", given: "20m²", value: 20, canonical: "20 square_meter" },
    {
      input: plot,
      locale: "zh",
      given: "5万平方米",
      value: 50_000,
      canonical: "50000 square_meter",
      understood: "50,000 m²",
    },
    {
      input: plot,
      locale: "es",
      given: "2 mil acres",
      value: 8_093_712.8448,
      canonical: "2000 acre",
      understood: "2.000 ac",
    },
    {
      input: plot,
      locale: "en",
      given: "1.2 million acres",
      value: 4_856_227_706.88,
      canonical: "1200000 acre",
      understood: "1,200,000 ac",
    },
  ])("$locale: $given", ({ input, locale, given, value, canonical, understood }) => {
    const reading = read(input, given, locale);
    expect(reading).toMatchObject({ kind: "read", canonical });
    if (reading.kind !== "read") return;
    expect(reading.value).toBe(value);
    expect(reading.understood?.replaceAll("\u00a0", " ")).toBe(understood);
    // What a link holds is read as the same amount.
    expect(readField(input, reading.canonical, { today })).toMatchObject({ kind: "read", value });
  });

  test("two numbers are feet and inches where the field writes these, and nothing where it does not", () => {
    const feet = { ...fieldOf("length", "foot"), compound: { foot: "inch" } };
    expect(read(feet, "5 11", "en")).toMatchObject({ kind: "read", canonical: "71 inch", value: 1.8034 });
    expect(read(feet, "5 111", "en")).toMatchObject({ kind: "read", canonical: "5111 foot" });
    expect(read(height, "5 11", "en")).toMatchObject({ kind: "unreadable", code: "not_a_number" });
  });

  test("a field reads in the unit chosen beside it", () => {
    expect(read(height, "2", "en", "meter")).toMatchObject({ value: 2, canonical: "2 meter" });
    expect(read(height, "2 m", "en", "meter")).toEqual({ kind: "read", value: 2, canonical: "2 meter" });
  });

  test.each([
    { given: "5 parsec", code: "unknown_unit", text: "parsec" },
    { given: "5 kg", code: "unknown_unit", text: "kg" },
    { given: "5 ft 3 parsec", code: "unknown_unit", text: "ft " },
    { given: "11 in 5 ft", code: "unknown_unit", text: "in " },
    { given: "5 ft 5 ft", code: "unknown_unit", text: "ft " },
    { given: "1.2m 3", code: "unknown_unit", text: "m " },
    { given: "ft", code: "not_a_number", text: "ft" },
  ])("$given is $code", ({ given, code, text }) => {
    expect(read(height, given, "en")).toEqual({
      kind: "unreadable",
      code,
      arguments: { text: text.trim() },
    });
  });

  test("a single letter that is no unit of the field is no power of ten", () => {
    expect(read(height, "5k", "en")).toMatchObject({ kind: "unreadable", code: "unknown_unit" });
  });
});

/** Units that share every name with another of their dimension: the first listed is read. */
describe.each(Object.keys(unitNamesIn))("in %s", (locale) => {
  const families = [...unitFamilies.values()].filter(({ id }) => id !== "money");
  test.each(families)("every unit of $id is read by each of its names", ({ id, units }) => {
    const input = fieldOf(id);
    const names = unitNamesIn[locale] ?? (() => []);
    const owners = new Map<string, Set<string>>();
    for (const unit of units)
      for (const name of names(unit.id)) owners.set(name, (owners.get(name) ?? new Set()).add(unit.id));
    for (const unit of units) {
      for (const name of names(unit.id)) {
        const reading = read(input, `5 ${name}`, locale);
        const owner = [...(owners.get(name) ?? [])];
        expect(reading, `5 ${name}`).toMatchObject({ kind: "read" });
        if (reading.kind === "read" && owner.length === 1)
          expect(reading.canonical, `5 ${name}`).toBe(`5 ${unit.id}`);
      }
    }
  });
});
