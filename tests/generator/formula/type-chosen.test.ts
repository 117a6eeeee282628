import { describe, expect, test } from "vitest";
import { problemsOf } from "./scope-for-tests.ts";

describe("problems with several choices", () => {
  test.each([
    {
      given: '"shinny" in extras',
      place: '"shinny"',
      want: { code: "unknown_option", arguments: { option: "shinny" }, suggestion: '"shiny"' },
    },
    {
      given: '"red" in price',
      place: "price",
      want: { code: "type_mismatch", arguments: { got: "an amount of money", where: "after `in`" } },
    },
    {
      given: "finish in extras",
      place: "finish",
      want: { code: "type_mismatch", arguments: { got: "one of matt, gloss", where: "before `in`" } },
    },
    {
      given: 'extras == "red"',
      place: 'extras == "red"',
      want: { code: "not_comparable", suggestion: '"red" in extras' },
    },
    {
      given: '"red" in extrs',
      place: "extrs",
      want: { code: "unknown_name", suggestion: "extras" },
    },
    { given: "sum(extras)", place: "extras", want: { code: "not_a_table" } },
  ])("$given", ({ given, place, want }) => {
    const start = given.indexOf(place);
    const problems = problemsOf(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ ...want, start, end: start + place.length });
  });

  test("a choice of some of the same options may be asked for", () => {
    expect(problemsOf("color in extras")).toHaveLength(1);
    expect(problemsOf('(agreed ? "red" : "long") in extras')).toEqual([]);
  });
});
