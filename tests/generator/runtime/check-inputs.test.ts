import { describe, expect, test } from "vitest";
import type { Scalar, Value } from "../../../generator/runtime/answer.ts";
import type { InputDescription } from "../../../generator/runtime/description.ts";
import { checkInputs, checkProblem, limitProblem } from "../../../generator/runtime/check-inputs.ts";
import * as inputs from "./descriptions.ts";

const today = "2026-11-21";
const check = (input: InputDescription, value: Value) =>
  checkInputs([input], { [input.id]: value }, {}, today);

describe("nothing to say", () => {
  test.each([
    { input: inputs.integer, value: 100 },
    { input: inputs.percent, value: 1 },
    { input: inputs.money, value: 0.01 },
    { input: inputs.years, value: 360 },
    { input: inputs.digits, value: "1010" },
    { input: inputs.date, value: today },
    { input: inputs.choice, value: "10" },
    { input: inputs.boolean, value: false },
    { input: inputs.number, value: 0 },
    { input: { ...inputs.number, optional: true }, value: null },
    { input: inputs.expression, value: "-0.3" },
    { input: inputs.grades, value: [{ name: null, score: 90, weight: 0.2 }] },
  ])("$input.id $value", ({ input, value }) => {
    expect(check(input, value)).toEqual([]);
  });
});

describe("problems", () => {
  test.each([
    { input: inputs.number, value: null, code: "required", named: undefined },
    { input: inputs.text, value: "", code: "required", named: undefined },
    { input: inputs.number, value: Number.NaN, code: "not_a_number", named: { text: "NaN" } },
    { input: inputs.number, value: Number.POSITIVE_INFINITY, code: "too_large", named: undefined },
    { input: inputs.integer, value: 2.5, code: "not_whole", named: undefined },
    { input: inputs.integer, value: 0, code: "below_minimum", named: { minimum: 1, exclusive: false } },
    { input: inputs.integer, value: 101, code: "above_maximum", named: { maximum: 100, exclusive: false } },
    { input: inputs.money, value: 0, code: "below_minimum", named: { minimum: 0, exclusive: true } },
    { input: inputs.years, value: 366, code: "not_whole_amount", named: { below: 360, above: 372 } },
    { input: inputs.whole, value: 5, code: "not_whole", named: undefined },
    { input: inputs.digits, value: "12", code: "not_digits", named: { text: "12", digit: "2", base: 2 } },
    { input: inputs.digits, value: "1".repeat(17), code: "too_many_characters", named: { maximum: 16 } },
    {
      input: inputs.date,
      value: "2026-11-22",
      code: "too_late",
      named: { maximum: today, exclusive: false },
    },
    {
      input: inputs.date,
      value: "1899-12-31",
      code: "too_early",
      named: { minimum: "1900-01-01", exclusive: false },
    },
    { input: inputs.date, value: "2025-02-29", code: "not_a_date", named: { text: "2025-02-29" } },
    { input: inputs.choice, value: "3", code: "not_an_option", named: { text: "3" } },
    { input: inputs.boolean, value: "yes", code: "not_an_option", named: { text: "yes" } },
    { input: inputs.text, value: "Annabel", code: "too_many_characters", named: { maximum: 5 } },
    { input: inputs.expression, value: "1+2", code: "not_a_number", named: { text: "1+2" } },
    { input: inputs.grades, value: [], code: "required", named: undefined },
    {
      input: { ...inputs.grades, fewest: 3 },
      value: [{ name: "a", score: 1, weight: 1 }],
      code: "too_few_rows",
      named: { minimum: 3 },
    },
    {
      input: inputs.grades,
      value: Array.from({ length: 5 }, () => ({})),
      code: "too_many_entries",
      named: { maximum: 4 },
    },
  ])("$input.id $value: $code", ({ input, value, code, named }) => {
    expect(check(input, value)).toEqual([
      { at: input.id, code, ...(named === undefined ? {} : { arguments: named }) },
    ]);
  });

  test("of cells name row and column", () => {
    const rows = [
      { name: "a", score: 90, weight: 0.2 },
      { name: "b", score: 101, weight: null },
    ];
    expect(check(inputs.grades, rows)).toEqual([
      { at: "grades.2.score", code: "above_maximum", arguments: { maximum: 100, exclusive: false } },
      { at: "grades.2.weight", code: "required" },
    ]);
  });
});

test("hidden inputs are not looked at", () => {
  const values = { people: 0, rate: 2 };
  expect(checkInputs([inputs.integer, inputs.percent], values, { people: false }, today)).toEqual([
    { at: "rate", code: "above_maximum", arguments: { maximum: 1, exclusive: false } },
  ]);
});

describe("a check that fails", () => {
  test.each([
    {
      name: "stands at every field it is about",
      shown: {},
      want: { at: "birth", also: ["day"], code: "check.born" },
    },
    { name: "stands where it can be seen", shown: { birth: false }, want: { at: "day", code: "check.born" } },
    {
      name: "of hidden fields alone stands at the first",
      shown: { birth: false, day: false },
      want: { at: "birth", code: "check.born" },
    },
  ])("$name", ({ shown, want }) => {
    expect(checkProblem("born", ["birth", "day"], shown)).toEqual(want);
  });

  test("carries what its message names", () => {
    expect(checkProblem("born", ["birth"], {}, { age: 3 })).toEqual({
      at: "birth",
      code: "check.born",
      arguments: { age: 3 },
    });
  });
});

test("another input decides the base of digits", () => {
  const number = { ...inputs.digits, id: "number", base: { from: "base" } };
  const problems = (base: string) => checkInputs([inputs.choice, number], { base, number: "129" }, {}, today);
  expect(problems("10")).toEqual([]);
  expect(problems("2")).toEqual([
    { at: "number", code: "not_digits", arguments: { text: "129", digit: "2", base: 2 } },
  ]);
});

test.each<{
  readonly given: readonly [Parameters<typeof limitProblem>[1], Scalar, boolean];
  readonly want: unknown;
}>([
  {
    given: ["above_maximum", 500, false],
    want: { at: "deposit", code: "above_maximum", arguments: { maximum: 500, exclusive: false } },
  },
  {
    given: ["too_early", "2026-01-31", true],
    want: { at: "deposit", code: "too_early", arguments: { minimum: "2026-01-31", exclusive: true } },
  },
  {
    given: ["below_minimum", "12 month", false],
    want: { at: "deposit", code: "below_minimum", arguments: { minimum: "12 month", exclusive: false } },
  },
  { given: ["above_maximum", Number.NaN, false], want: { at: "deposit", code: "not_finite" } },
])("a value beyond a limit of $given", ({ given: [code, most, exclusive], want }) => {
  expect(limitProblem("deposit", code, most, exclusive)).toEqual(want);
});
