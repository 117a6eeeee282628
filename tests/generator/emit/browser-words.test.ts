import { expect, test } from "vitest";
import everyWord from "../../../generated/words/en.json" with { type: "json" };
import { calculator as age } from "../../../generated/calculators/daily-life/age/model.ts";
import { workings as ageWorkings } from "../../../generated/calculators/daily-life/age/workings.ts";
import { calculator as dates } from "../../../generated/calculators/daily-life/date-time-add-subtract/model.ts";
import { workings as datesWorkings } from "../../../generated/calculators/daily-life/date-time-add-subtract/workings.ts";
import { browserWords, emitSharedBrowserWords } from "../../../generator/emit/browser-words.ts";
import type { Words } from "../../../generator/runtime/words.ts";

const ofAge = { description: age.description, workings: ageWorkings };
const ofDates = { description: dates.description, workings: datesWorkings };
const keys = new Set(Object.keys(everyWord));
const named = (key: string): string | undefined => (keys.has(key) ? "…" : undefined);

test("a calculator brings the words that steps say beside its formulas", () => {
  const words = browserWords(ofAge, {}, named);
  // "born on February 29 and the rule is March 1" does not hold for most: no formula has the "not" of that.
  expect(JSON.stringify(ageWorkings)).not.toContain('"not"');
  expect(words).toHaveProperty(["math.not"]);
  expect(words).not.toHaveProperty(["math.sqrt"]);
});

test("a calculator brings the units that its fields are written in, but for those that all share", () => {
  const words = browserWords(ofDates, {}, named);
  expect(words).toHaveProperty(["units.hour.written"]);
  expect(words).not.toHaveProperty(["units.month.written"]);
  expect(words).not.toHaveProperty(["units.acre.written"]);
});

test("what only HTML says stays there, on each page of a calculator", () => {
  const said: Words = { "inputs.born.hint": "…", "variants.late.inputs.born.hint": "…" };
  const inHtml: Words = { title: "…", "sections.law.heading": "…", "variants.late.title": "…" };
  expect(browserWords(ofAge, { ...said, ...inHtml }, () => undefined)).toEqual(said);
});

test("all share what code says by itself, and the units that dates are counted in", () => {
  const every = Object.fromEntries([...keys].map((key) => [key, "…"]));
  const shared: unknown = JSON.parse(emitSharedBrowserWords(every));
  for (const key of ["form.reset", "problems.required", "currency.named", "units.month.written"])
    expect(shared).toHaveProperty([key]);
  for (const key of ["site.name", "terminal.usage", "math.sqrt", "units.acre.written"])
    expect(shared).not.toHaveProperty([key]);
});
