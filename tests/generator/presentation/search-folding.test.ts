import { expect, test } from "vitest";
import { foldedTerm } from "../../../generator/presentation/search-folding.ts";
import { createSearch } from "../../../generator/presentation/search.ts";

test.each([
  { language: "Spanish", given: "Año", same: "ano" },
  { language: "French", given: "Intérêt", same: "interet" },
  { language: "French", given: "œuvre", same: "oeuvre" },
  { language: "German", given: "Straße", same: "STRASSE" },
  { language: "Vietnamese", given: "Điểm", same: "diem" },
  { language: "Greek", given: "Τόκος", same: "τοκος" },
  { language: "Russian", given: "ещё", same: "еще" },
  { language: "Arabic", given: "الرهن", same: "رهن" },
  { language: "Arabic", given: "والقرض", same: "قرض" },
  { language: "Arabic", given: "بالدولار", same: "دولار" },
  { language: "Arabic", given: "للدولار", same: "دولار" },
  { language: "Arabic", given: "نسبة", same: "نسبه" },
  { language: "Arabic", given: "مستوى", same: "مستوي" },
  { language: "Arabic", given: "أقســاط", same: "اقساط" },
  { language: "full width", given: "ＢＭＩ", same: "bmi" },
])("$language: $given is $same", ({ given, same }) => {
  expect(foldedTerm(given)).toBe(foldedTerm(same));
});

test.each([
  { why: "tax and car in Hindi", given: "कर", other: "कार" },
  { why: "marks make other letters in Japanese", given: "かき", other: "かぎ" },
  { why: "a word that begins with the letter of and", given: "وزن", other: "زن" },
])("$why: $given is not $other", ({ given, other }) => {
  expect(foldedTerm(given)).not.toBe(foldedTerm(other));
});

test.each([
  { locale: "de", query: "Rechner", want: [0] },
  { locale: "de", query: "rechn", want: [0] },
  { locale: "de", query: "Versicherung", want: [1] },
  // English writes its words apart: "gage" is no part of mortgage.
  { locale: "en", query: "rechner", want: [] },
])("in $locale, $query finds $want", ({ locale, query, want }) => {
  const listed = ["Hypothekenrechner", "Wohngebäudeversicherung"].map((title, id) => ({
    id,
    title,
    summary: "",
    keywords: [],
  }));
  expect(createSearch(listed, locale)(query).map(({ id }) => id)).toEqual(want);
});

test("a page called just so comes before pages that say the word more often", () => {
  const listed = [
    { id: 0, title: "Student loan", summary: "", keywords: ["loan loans loan", "debt", "college loan"] },
    { id: 1, title: "Loan", summary: "", keywords: ["borrow"] },
  ];
  expect(createSearch(listed, "en")("loan").map(({ id }) => id)).toEqual([1, 0]);
});

test("a page that people look for by just these words comes before pages that only have them", () => {
  const listed = [
    { id: 0, title: "Time, time and time", summary: "A calculator of time.", keywords: ["time"] },
    { id: 1, title: "Hours", summary: "", keywords: ["time calculator"] },
  ];
  expect(createSearch(listed, "en")("time calculator").map(({ id }) => id)).toEqual([1, 0]);
});
