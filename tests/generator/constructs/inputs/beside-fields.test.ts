import { describe, expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

type Sections = Parameters<typeof problemsOf>[0];

/** Mistakes in what is beside a field, each with every problem it gives. */
const cases: Readonly<
  Record<
    string,
    readonly { readonly name: string; readonly given: Sections; readonly want: readonly string[] }[]
  >
> = {
  step: [
    {
      name: "none at all",
      given: { inputs: "bill: { type: money, default: 50, step: 0 }" },
      want: ['bad_value at "0"'],
    },
    {
      name: "of another kind",
      given: { inputs: "bill: { type: money, default: 50, step: much }" },
      want: ['bad_default at "much"'],
    },
    {
      name: "of a value with two ways to enter it",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\ntip_given: { type: money, default: 5, step: 1, or: { share_of: bill } }",
        formulas: "total: bill + tip_given",
        outputs: "total: {}",
      },
      want: ['bad_value at "1"'],
    },
  ],
  aid: [
    {
      name: "a name of nothing",
      given: {
        inputs: "bill: { type: money, default: 50, aid: tipp }",
        formulas: "tip: bill / 2",
        outputs: "tip: {}",
      },
      want: ['unknown_name at "tipp" -> tip'],
    },
    {
      name: "a schedule",
      given: {
        inputs: "bill: { type: money, default: 50, aid: plan }",
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
      },
      want: ['type_mismatch at "plan"'],
    },
  ],
  lines: [
    {
      name: "in a cell",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nnotes: { type: rows, columns: { note: { type: text, lines: true } } }",
        formulas: 'tip: bill * count(notes.note == "paid")',
        outputs: "tip: {}",
      },
      want: ['bad_value at "true"'],
    },
    {
      name: "more characters than one has",
      given: {
        inputs: "bill: { type: money, default: 50 }\nnote: { type: text, longest: 10001 }",
        formulas: "tip: bill * length(note)",
        outputs: "tip: {}",
      },
      want: ['bad_value at "10001"'],
    },
    {
      name: "many, of a text of one",
      given: {
        inputs: "bill: { type: money, default: 50 }\nnote: { type: text, lines: true, longest: 10001 }",
        formulas: "tip: bill * words_in(note)",
        outputs: "tip: {}",
      },
      want: [],
    },
  ],
  segments: [
    {
      name: "too many",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwho: { type: choice, options: [a, b, c, d, e, f, g], default: a, style: segments }",
        formulas: 'tip: "who == \\"a\\" ? bill : 2 * bill"',
        outputs: "tip: {}",
      },
      want: ['bad_value at "segments"'],
    },
  ],
};

describe.each(Object.entries(cases))("%s", (_, mistakes) => {
  test.each(mistakes)("$name", ({ given, want }) => {
    expect(problemsOf(given)).toEqual(want);
  });
});
