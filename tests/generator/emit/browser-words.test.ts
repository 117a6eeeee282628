import { expect, test } from "vitest";
import duiWords from "../../../generated/calculators/legal/washington/dui/browser-words/en.json" with { type: "json" };
import felonyWords from "../../../generated/calculators/legal/washington/felony/browser-words/en.json" with { type: "json" };
import everyWord from "../../../generated/words/en.json" with { type: "json" };
import {
  background as ageBackground,
  calculator as age,
} from "../../../generated/calculators/daily-life/age/model.ts";
import { stepModel as ageWorkings } from "../../../generated/calculators/daily-life/age/step-model.ts";
import {
  background as datesBackground,
  calculator as dates,
} from "../../../generated/calculators/daily-life/date-time-add-subtract/model.ts";
import { stepModel as datesWorkings } from "../../../generated/calculators/daily-life/date-time-add-subtract/step-model.ts";
import { calculator as scientific } from "../../../generated/calculators/math/basic/model.ts";
import { stepModel as scientificWorkings } from "../../../generated/calculators/math/basic/step-model.ts";
import { browserWords, emitSharedBrowserWords } from "../../../generator/emit/browser-words.ts";
import { takenFrom } from "../../setup/browser-words.ts";
import type { Words } from "../../../generator/runtime/words.ts";

const ofAge = { description: age.description, stepModel: ageWorkings, background: ageBackground };
const basic = { description: scientific.description, stepModel: scientificWorkings };
const ofDates = { description: dates.description, stepModel: datesWorkings, background: datesBackground };
const every = Object.fromEntries(Object.keys(everyWord).map((key) => [key, "…"]));
const named = takenFrom(every);

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

test("a calculator whose terms are never in hours brings no word for them", () => {
  expect(Object.keys(felonyWords).filter((key) => key.startsWith("units.hour"))).toEqual([]);
  expect(duiWords).toHaveProperty(["units.hour.name"]);
});

test("a calculator brings the words of a keypad, and of finding what gives an answer, if it has them", () => {
  const { inputs } = age.description;
  const keypad = { ...basic, background: { find: { result: ["calculation"] } } };
  expect(inputs.some(({ type }) => type === "expression")).toBe(false);
  expect(browserWords(ofAge, {}, named)).not.toHaveProperty(["keypad.sin"]);
  for (const key of ["keypad.sin", "find.heading"])
    expect(browserWords(keypad, {}, named)).toHaveProperty([key]);
});

test("what only HTML says stays there, on each page of a calculator", () => {
  const said: Words = { "inputs.born.hint": "…", "variants.late.inputs.born.hint": "…" };
  const inHtml: Words = { title: "…", "sections.law.heading": "…", "variants.late.title": "…" };
  expect(browserWords(ofAge, { ...said, ...inHtml }, takenFrom({}))).toEqual(said);
});

test("all share what code says by itself, and the units that dates are counted in", () => {
  const shared: unknown = JSON.parse(emitSharedBrowserWords(every));
  for (const key of ["form.reset", "problems.required", "currency.named", "units.month.written"])
    expect(shared).toHaveProperty([key]);
  for (const key of ["site.name", "terminal.usage", "math.sqrt", "units.acre.written"])
    expect(shared).not.toHaveProperty([key]);
});
