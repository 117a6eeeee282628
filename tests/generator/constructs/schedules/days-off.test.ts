import { expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

const table = (id: string, keys: string, columns: string, row: string): string => `id: ${id}
keys: ${keys}
columns: ${columns}
periods:
  - from: 2000-01-01
    citation: { title: Rules, status: official, checked_on: 2026-01-31 }
    rows: [${row}]
`;
const holiday = "{ holiday: { type: choice, options: [founding] } }";
const tables = {
  "finance/tables/holidays.yaml": table(
    "holidays",
    holiday,
    "{ day: { type: yearly_day } }",
    "[founding, july 4]",
  ),
  "finance/tables/feasts.yaml": table(
    "feasts",
    "{ feast: { type: choice, options: [easter] } }",
    "{ day: { type: yearly_day } }",
    "[easter, easter + 1]",
  ),
  "finance/tables/fees.yaml": table("fees", holiday, "{ fee: { type: money } }", "[founding, 5]"),
  "finance/tables/years.yaml": table(
    "years",
    "{ year: { type: integer, min: 1, max: 1 } }",
    "{ day: { type: yearly_day } }",
    "[1, july 4]",
  ),
};
const inputs =
  "bill: { type: money, default: 50 }\nstart: { type: date, default: 2026-01-31 }\ndays: { type: integer, unit: day, default: 5 }\nopen: { type: boolean, default: true }";
const problems = (schedule: string, more: Readonly<Record<string, string>> = {}) =>
  problemsOf(
    {
      inputs,
      schedules: `off: ${schedule}`,
      outputs: "bill: {}\nstart: {}\ndays: {}\nopen: {}\noff: {}",
      ...more,
    },
    tables,
  );

test.each([
  '{ days_off: { holidays: "true" }, from: start, business_days: days }',
  '{ days_off: { holidays: open }, from: start, to: "add_days(start, days)" }',
])("days off are a schedule: %s", (schedule) => {
  expect(problems(schedule)).toEqual([]);
});

const rows = (columns: string) => `${inputs}\nown: { type: rows, columns: ${columns}, rows: { min: 0 } }`;
const spans = "{ first: { type: date }, last: { type: date, optional: true }, name: { type: text } }";
const withOwn = (own: string, written = rows(spans)): readonly string[] =>
  problems(`{ days_off: { holidays: "true" }, own: ${own}, from: start, business_days: days }`, {
    inputs: written,
    outputs: "bill: {}\nopen: {}\noff: {}\nnames: {}",
    formulas: 'names: count(own.name == "x")',
  });

test.each([
  { given: "{ rows: own, first: first, last: last, called: own }", want: [] },
  { given: "{ rows: own, first: first, called: own }", want: [] },
  {
    given: "{ rows: oww, first: first, last: last, called: own }",
    want: ['unknown_name at "oww" -> own'],
  },
  {
    given: "{ rows: start, first: first, last: last, called: own }",
    want: ['type_mismatch at "start"'],
  },
  {
    given: "{ rows: own, first: frist, last: last, called: own }",
    want: ['unknown_column at "frist" -> first'],
  },
  { given: "{ rows: own, first: name, last: last, called: own }", want: ['type_mismatch at "name"'] },
  { given: "{ rows: own, first: last, called: own }", want: ['type_mismatch at "last"'] },
  { given: "{ rows: own, first: first, last: name, called: own }", want: ['type_mismatch at "name"'] },
])("days of the visitor's own: $given", ({ given, want }) => {
  expect(withOwn(given)).toEqual(want);
});

test("what they are called can be listed", () => {
  const schedule = '{ days_off: { holidays: "true" }, from: start, business_days: days }';
  expect(
    problems(schedule, {
      formulas: "names: distinct(off.holiday)",
      outputs: "bill: {}\nnames: {}\nopen: {}",
    }),
  ).toEqual([]);
});

test.each([
  ['{ days_off: { holiday: "true" }, from: start, to: start }', 'unknown_table at "holiday" -> holidays'],
  ['{ days_off: { fees: "true" }, from: start, to: start }', 'no_days_off at "fees"'],
  ['{ days_off: { years: "true" }, from: start, to: start }', 'no_days_off at "years"'],
  ["{ days_off: { holidays: open, feasts: open }, from: start, to: start }", 'no_days_off at "feasts"'],
  ["{ days_off: { holidays: days }, from: start, to: start }", 'type_mismatch at "days"'],
  ["{ days_off: { holidays: open }, from: start, business_days: start }", 'type_mismatch at "start"'],
  ["{ days_off: { holidays: open }, from: start, to: days }", 'type_mismatch at "days"'],
  ["{ days_off: { holidays: open }, from: start }", 'bad_value at "from"'],
  ["{ days_off: { holidays: open }, from: start, to: start, business_days: days }", 'bad_value at "to"'],
  ["{ rows_of: holidays, on: start }", 'table_of_days at "holidays"'],
])("%s", (schedule, problem) => {
  expect(problems(schedule)).toEqual([problem]);
});
