import { describe, expect, test } from "vitest";
import { problemsOf } from "./scope-for-tests.ts";

describe("problems with the members of a list", () => {
  test.each([
    {
      given: 'color in ["red", "gren"]',
      place: '"gren"',
      want: {
        code: "unknown_option",
        arguments: { option: "gren", options: "red, green, blue" },
        suggestion: '"green"',
      },
    },
    {
      given: "price in [1, fee]",
      place: "1",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "an amount of money", right: "a number", operator: "in" },
      },
    },
    {
      given: 'color in ["red", agreed]',
      place: "agreed",
      want: { code: "not_comparable", arguments: { operator: "in", right: "a yes or no" } },
    },
    {
      given: "fee in [tip]",
      place: "tip",
      want: { code: "optional_unguarded", arguments: { name: "tip" } },
    },
  ])("$given", ({ given, place, want }) => {
    const start = given.indexOf(place);
    const problems = problemsOf(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ ...want, start, end: start + place.length });
  });
});
