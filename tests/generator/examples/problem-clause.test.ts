import { expect, test } from "vitest";
import { problemClause } from "../../../generator/examples/problem-clause.ts";
import type { Problem } from "../../../generator/runtime/answer.ts";
import type { Display } from "../../../generator/runtime/display.ts";

const displays: Readonly<Record<string, Display>> = {
  rate: { kind: "percent", digits: { minimum: 0, maximum: 2 } },
};

test.each<{ readonly given: Problem; readonly want: string }>([
  { given: { at: "rate", code: "required" }, want: "`rate` is left blank" },
  {
    given: { at: "rate", code: "above_maximum", arguments: { maximum: 0.5 } },
    want: "`rate` is over its limit, `max: 50%`",
  },
  {
    given: { at: "rate", code: "below_minimum", arguments: { minimum: 0, exclusive: true } },
    want: "`rate` is under its limit, `above: 0%`",
  },
  {
    given: { at: "day", code: "not_a_date", arguments: { text: "2026-02-30" } },
    want: "`2026-02-30` cannot be read as a value of `day` (`not_a_date`)",
  },
  {
    given: { at: "rate", code: "check.rate_too_high" },
    want: "the check `rate_too_high` fails at `rate`",
  },
])("$want", ({ given, want }) => {
  expect(problemClause(given, displays)).toBe(want);
});
