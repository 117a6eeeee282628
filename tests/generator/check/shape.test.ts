import { describe, expect, it } from "vitest";
import { checkShape } from "../../../generator/check/shape.ts";
import type { DocumentKind } from "../../../generator/constructs/construct.ts";
import { marked, sourceOf } from "./source-of.ts";

const base =
  "inputs:\n  bill: { type: money, default: 50 }\noutputs:\n  bill: {}\nexamples:\n  - { id: a, source: { title: A }, given: {}, expect: { bill: 50 } }\n";

function problemsOf(kind: DocumentKind, text: string): readonly string[] {
  const source = sourceOf(text);
  return checkShape(kind, source).problems.map(
    (problem) => `${marked(source, problem)} | ${problem.message}`,
  );
}

describe("checkShape", () => {
  it("gives the value of a file that fits", () => {
    expect(checkShape("calculator", sourceOf(base)).value?.inputs["bill"]?.type).toBe("money");
  });

  const cases: readonly {
    readonly title: string;
    readonly kind?: DocumentKind;
    readonly given: string;
    readonly want: readonly string[];
  }[] = [
    { title: "nothing wrong", given: base, want: [] },
    {
      title: "a misspelled key",
      given: base.replace("default", "defualt"),
      want: ["unknown_key: defualt -> default | There is no key `defualt` here"],
    },
    {
      title: "a misspelled key at the top",
      given: `${base}formulae: { a: 1 }\n`,
      want: ["unknown_key: formulae -> formulas | There is no key `formulae` here"],
    },
    {
      title: "a missing key, at its parent",
      given: base.replace("type: money, ", ""),
      want: ["missing_key: bill | The key `type` is missing here"],
    },
    {
      title: "a missing part of the file",
      given: base.slice(0, base.indexOf("examples")),
      want: ["missing_key: inputs | The key `examples` is missing here"],
    },
    {
      title: "an unknown type",
      given: base.replace("type: money", "type: monney"),
      want: [
        "bad_value: monney -> money | This value is not allowed here: `monney` is none of number, integer, percent, money, quantity, whole, decimal, fraction, digits, date, time, datetime, duration, choice, choices, boolean, text, expression, rows",
      ],
    },
    {
      title: "a key of another type",
      given: base.replace("default: 50", "options: [a]"),
      want: ["unknown_key: options -> optional | There is no key `options` here"],
    },
    {
      title: "a list for a value",
      given: base.replace("default: 50", "default: [50]"),
      want: ["wrong_type: [50] | A single value is needed here, not a list"],
    },
    {
      title: "a value left out",
      given: base.replace("bill: {}", "bill:"),
      want: ["wrong_type:  | A map of keys is needed here, not nothing"],
    },
    {
      title: "an id with a capital",
      given: base.replace("  bill: {}", "  Bill: {}"),
      want: [
        "bad_value: Bill | This value is not allowed here: an id is small letters, digits and `_`, beginning with a letter",
      ],
    },
    {
      title: "a value of a fixed set",
      given: `notice: medical\n${base}`,
      want: [
        "bad_value: medical | This value is not allowed here: `medical` is none of legal, health, finance",
      ],
    },
    {
      title: "an option that is a number",
      given: base.replace("type: money, default: 50", "type: choice, options: [1, two]"),
      want: ['wrong_type: 1 -> "1" | A text is needed here, not the number 1 (in quotes it would be a text)'],
    },
    {
      title: "a lookup with the key of cases",
      given: `${base}formulas:\n  a: { lookup: t, cases: {} }\n`,
      want: ["unknown_key: cases | There is no key `cases` here"],
    },
    {
      title: "a choice without cases",
      given: `${base}formulas:\n  a: { by: t }\n`,
      want: ["missing_key: a | The key `cases` is missing here"],
    },
    {
      title: "cases of options under another name",
      given: `${base}formulas:\n  a: { choose: t, cases: { b: 1 } }\n`,
      want: ["unknown_key: choose -> by | There is no key `choose` here"],
    },
    {
      title: "cases of conditions under another name",
      given: `${base}formulas:\n  a: { first_true: [{ when: t, value: 1 }], otherwise: 2 }\n`,
      want: ["unknown_key: first_true -> cases | There is no key `first_true` here"],
    },
    {
      title: "a formula in a list",
      given: `${base}formulas:\n  a: [bill]\n`,
      want: ["wrong_type: [bill] | A single value is needed here, not a list"],
    },
    {
      title: "a schedule without rows",
      given: `${base}schedules:\n  a: { each: month, columns: { b: 1 } }\n`,
      want: ["missing_key: a | The key `at_most` is missing here"],
    },
    {
      title: "an unknown chart",
      given: `${base}charts:\n  a: { kind: pie, of: [a, b] }\n`,
      want: [
        "bad_value: pie | This value is not allowed here: `pie` is none of area, line, bar, curve, history, parts, gauge, drawing, grid, timeline",
      ],
    },
    {
      title: "an aliased part, where it is used",
      given: base.replace("outputs:", "  tip: &tip { type: money, top: 1 }\n  other: *tip\noutputs:"),
      want: ["unknown_key: top | There is no key `top` here"],
    },
    {
      title: "a comma in an unquoted text",
      kind: "words",
      given: "title: A\noutputs:\n  tip: { label: Tip, in all }\n",
      want: ["comma_in_text: in all | The comma begins a new key here, `in all`"],
    },
    {
      title: "an unknown part of the words",
      kind: "words",
      given: "title: A\noutput:\n  tip: { label: Tip }\n",
      want: ["unknown_key: output -> outputs | There is no key `output` here"],
    },
    {
      title: "a citation without a day",
      kind: "table",
      given:
        "id: a\nkeys: {}\ncolumns: { b: { type: number } }\nperiods:\n  - citation: { title: A, status: official }\n    rows: [[1]]\n",
      want: ["missing_key: citation | The key `checked_on` is missing here"],
    },
    {
      title: "a factor that is no number",
      kind: "units",
      given: "id: a\ndimension: { length: 1 }\nbase: b\nunits:\n  b: { factor: one, group: c }\n",
      want: [
        "bad_value: one | This value is not allowed here: a factor is a decimal or a fraction, such as `0.3048` or `1200/3937`",
      ],
    },
    {
      title: "everything at once",
      given: base.replace("default: 50", "defualt: 50").replace("title: A", "titel: A"),
      want: [
        "unknown_key: defualt -> default | There is no key `defualt` here",
        "unknown_key: titel -> title | There is no key `titel` here",
      ],
    },
  ];
  it.each(cases)("$title", ({ kind = "calculator", given, want }) => {
    expect(problemsOf(kind, given)).toEqual(want);
  });

  it("names the last day of a period that says `until`", () => {
    const table = sourceOf(
      "id: a\nkeys: {}\ncolumns: { b: { type: number } }\nperiods:\n  - { from: 2025-01-01, until: 2026-01-01, citation: { title: A, status: official, checked_on: 2026-01-31 }, rows: [[1]] }\n",
    );
    expect(
      checkShape("table", table).problems.map((problem) => [marked(table, problem), problem.notes]),
    ).toEqual([
      [
        "unknown_key: until",
        [
          "`through` is the last day the figures hold, the day before the next period begins: `through: 2025-12-31`",
        ],
      ],
    ]);
  });
});
