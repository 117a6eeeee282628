import { expect, test } from "vitest";
import { runModel } from "../../../../generator/examples/run-model.ts";
import { rowsAt } from "../../../../generator/presentation/values.ts";
import { modelOf, problemsOf } from "../../resolve/resolve-text.ts";

const tables = {
  "finance/tables/rates.yaml": `id: rates
keys:
  size: { type: choice, options: [small, large] }
  worth: { type: range, of: money, min: 0 }
columns:
  price: { type: money }
periods:
  - citation: { title: Rates, status: official, checked_on: 2026-01-31 }
    rows: [[small, 0, 4], [small, 2, 7], [small, 5, 12], [large, 0, 9]]
`,
  "finance/tables/holidays.yaml": `id: holidays
keys: { holiday: { type: choice, options: [founding, labor] } }
columns: { day: { type: yearly_day } }
periods:
  - citation: { title: Rules, status: official, checked_on: 2026-01-31 }
    rows: [[founding, july 2], [labor, may 1]]
`,
};
const inputs = `
worth: { type: money, default: 3, min: 0 }
width: { type: quantity, dimension: length, unit: meter, default: 1 meter }
start: { type: date, default: 2026-01-01 }
`;
const outputs = "worth: {}\nwidth: {}\nstart: {}\nlist: {}";

const examples = "- { id: a, source: { title: A }, given: {}, expect: { worth: 3 } }";

/** The cells of some columns of a schedule, a text a row. */
function cellsOf(schedules: string, columns: readonly string[]): readonly string[] {
  const model = modelOf({ inputs, schedules, outputs, examples }, tables);
  const given = { worth: 3, width: 1, start: "2026-01-01" };
  const answer = runModel(model, () => []).compute(given, "2026-11-22");
  const values = answer.status === "answered" ? answer.values : {};
  return rowsAt(values, "list").map((row) => columns.map((column) => String(row[column])).join(" "));
}

test("the rows of a table have calculated columns, each row seeing what the one before it left", () => {
  const schedules = `
list:
  rows_of: rates
  keys: { size: '"small"' }
  here: { worth: worth }
  carry: { before: { start: "quantity(0, money)", next: row.price } }
  columns:
    nth: index
    step: row.price - before
    doubled: step * 2
`;
  expect(cellsOf(schedules, ["worth", "price", "here", "nth", "step", "doubled"])).toEqual([
    "0 4 false 1 4 8",
    "2 7 true 2 3 6",
    "5 12 false 3 5 10",
  ]);
});

test("so do units", () => {
  const schedules = "list: { units_of: width, dimension: length, columns: { doubled: row.amount * 2 } }";
  expect(cellsOf(schedules, ["unit", "amount", "doubled"])).toContain("centimeter 100 200");
});

test("and days off", () => {
  const schedules = `
list:
  days_off: { holidays: "true" }
  from: start
  to: "date_of(2026, 12, 31)"
  columns: { weekday: weekday_of(row.date), is_labor: 'row.holiday == "labor"' }
`;
  expect(cellsOf(schedules, ["date", "weekday", "is_labor"])).toEqual([
    "2026-05-01 friday true",
    "2026-07-02 thursday false",
  ]);
});

test("values are carried on, and rows that follow from one another need no columns", () => {
  const carrying =
    "list: { of: [1, 5], carry: { sum: { start: 0, next: sum + value } }, columns: { before: sum, nth: index } }";
  expect(cellsOf(carrying, ["value", "before", "nth"])).toEqual(["1 0 1", "5 1 2"]);
  const dates = "list: { each: year, from: start, at_most: 2 }";
  expect(cellsOf(dates, ["index", "date"])).toEqual(["1 2026-01-01", "2 2027-01-01"]);
});

test.each([
  { given: "{ columns: { a: worth } }", want: ['bad_value at "list"'] },
  { given: "{ each: year, at_most: 2, of: [1], columns: { a: index } }", want: ['source_key at "of"'] },
  { given: "{ of: [1], each: year, at_most: 2, columns: { a: index } }", want: ['source_key at "each"'] },
  { given: "{ of: [1], until: value > 2, columns: { a: value } }", want: ['source_key at "until"'] },
  { given: "{ of: [1], from: start, columns: { a: value } }", want: ['source_key at "from"'] },
  { given: "{ rows_of: rates, digits: 2 }", want: ['source_key at "digits"'] },
  {
    given: "{ rows_of: rates, here: { worth: worth }, columns: { here: 1 } }",
    want: ['duplicate_name at "here"'],
  },
  { given: "{ rows_of: rates, columns: { row: 1 } }", want: ['duplicate_name at "row"'] },
  { given: "{ rows_of: rates, columns: { a: row.prise } }", want: ['unknown_column at "prise" -> price'] },
  { given: "{ rows_of: rates, columns: { a: price } }", want: ['unknown_name at "price"'] },
])("$given is a mistake", ({ given, want }) => {
  expect(problemsOf({ inputs, examples, schedules: `list: ${given}`, outputs }, tables)).toEqual(want);
});
