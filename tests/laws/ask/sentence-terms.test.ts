import { expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Lines that say how long a sentence is, and all that is taken from them. */
const terms: readonly (readonly [line: string, texts: object])[] = [
  ["18 months prison florida", { place: "prison", sentence_years: "18 month" }],
  ["90 days county jail texas", { sentence_days: "90" }],
  [
    "12 months jail virginia misdemeanor",
    { charge: "misdemeanor", sentence_years: "12 month", sentence_months: "0" },
  ],
  ["1 year texas county jail", { sentence_years: "1", sentence_days: "0" }],
  ["10 years prison florida", { place: "prison", sentence_years: "10" }],
  ["180 days county jail texas", { sentence_days: "180" }],
  ["1 year state jail texas", { sentence_kind: "state_jail", sentence_years: "1", sentence_days: "0" }],
  ["18 months jail florida", { place: "county", sentence_years: "18 month" }],
  ["level 6 felony indiana 1 year", { sentence_kind: "other", sentence_years: "1" }],
];

test.each([
  ["en", "1 year and a day good time alabama"],
  ["en", "20 years and a day tdcj texas"],
  ["es", "1 año y un día buena conducta alabama"],
])("in %s, %s is no sentence of years alone", async (language, line) => {
  expect((await answerTo(language, line))?.texts).toBeUndefined();
});

test.each(terms)("%s", async (line, texts) => {
  expect((await answerTo("en", line))?.texts).toEqual(texts);
});
