import { describe, expect, it } from "vitest";
import { checkShape } from "../../../generator/check/shape.ts";
import { proveTable } from "../../../generator/tables/table.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { catalogUnits } from "../../../generator/constructs/units.ts";
import { marked, sourceOf } from "../check/source-of.ts";

const units = catalogUnits([
  {
    id: "month",
    dimension: { month: 1 },
    base: "month",
    units: { month: { factor: "1", group: "calendar" }, year: { factor: "12", group: "calendar" } },
  },
]);
const cited = "citation: { title: A law, status: official, checked_on: 2026-01-31 }";

function prove(text: string): readonly { readonly shown: string; readonly message: string }[] {
  const source = sourceOf(text, "specs/legal/tables/prison-grid.yaml");
  const { value, problems } = checkShape("table", source);
  assert(value !== undefined, problems.map(({ message }) => message).join("; "));
  return proveTable(value, source, units, "2026-11-21").map((problem) => ({
    shown: marked(source, problem),
    message: problem.message,
  }));
}

const grid = (
  rows: string,
  {
    keys = "class: { type: choice, options: [B1, B2] }, level: { type: choice, options: [I, IV] }",
    columns = "months: { type: integer, unit: month }",
    period = cited,
  } = {},
): string =>
  `id: prison_grid\nkeys: { ${keys} }\ncolumns: { ${columns} }\nperiods:\n  - ${period}\n    rows:\n${rows}`;
const full = "      - [B1, I, 5]\n      - [B1, IV, 6]\n      - [B2, I, 7]\n      - [B2, IV, 8]\n";
const ranged = (rows: string): string =>
  grid(rows, {
    keys: "points: { type: range, of: number, min: 0 }",
    columns: "level: { type: choice, options: [I, II] }",
  });

describe("proveTable", () => {
  const cases = [
    { title: "a whole grid", given: grid(full), want: [] },
    {
      title: "a hole, with a counter-example",
      given: grid(full.replace("      - [B1, IV, 6]\n", "")),
      want: ["There is no row for class = B1, level = IV"],
    },
    {
      title: "a day that does not come every year",
      given: grid("      - [B1, february 29]\n      - [B2, last monday of may]\n", {
        keys: "class: { type: choice, options: [B1, B2] }",
        columns: "day: { type: yearly_day }",
      }),
      want: [
        "`february 29` cannot be read as a day that comes every year (such as `july 4`, `july 4 or nearest weekday`, `third monday of january`, " +
          "`last monday of may`, `easter - 2`, `easter + 39 or next monday` or `october 1 every 6 years from 2024`) for `day`",
      ],
    },
    {
      title: "two holes",
      given: grid("      - [B1, I, 5]\n      - [B2, I, 5]\n"),
      want: ["There is no row for class = B1, level = IV (and 1 more)"],
    },
    {
      title: "a row twice",
      given: grid(`${full}      - [B2, IV, 9]\n`),
      want: ["There is already a row for class = B2, level = IV"],
    },
    {
      title: "an unknown option",
      given: grid(full.replace("B2, IV", "B3, IV")),
      want: ["`B3` cannot be read as one of B1, B2 for `class`"],
    },
    {
      title: "a short row",
      given: grid(full.replace("[B1, I, 5]", "[B1, I]")),
      want: ["This row has 2 cells; 3 are needed: class, level, months"],
    },
    {
      title: "an empty cell",
      given: grid(full.replace("[B1, I, 5]", "[B1, I, null]")),
      want: ["The cell `months` is empty"],
    },
    {
      title: "an empty cell where it may be",
      given: grid(full.replace("[B1, I, 5]", "[B1, I, null]"), {
        columns: "months: { type: integer, unit: month, optional: true }",
      }),
      want: [],
    },
    {
      title: "a fraction",
      given: grid(full.replace("[B1, I, 5]", "[B1, I, 5.5]")),
      want: ["`5.5` cannot be read as a number of month without fraction for `months`"],
    },
    {
      title: "a row by name with a misspelled column",
      given: grid(full.replace("[B1, I, 5]", "{ class: B1, level: I, monts: 5 }")),
      want: ["The table has no key or column `monts`"],
    },
    {
      title: "an unknown unit",
      given: grid(full, { columns: "months: { type: integer, unit: moon }" }),
      want: ["There is no unit `moon` here"],
    },
    {
      title: "each number of a key",
      given: grid("      - [1, 5]\n      - [3, 5]\n", { keys: "level: { type: integer, min: 1, max: 3 }" }),
      want: ["There is no row for level = 2"],
    },
    {
      title: "a number outside its key",
      given: grid("      - [1, 5]\n      - [2, 5]\n      - [3, 5]\n", {
        keys: "level: { type: integer, min: 1, max: 2 }",
      }),
      want: ["`3` cannot be read as a number without fraction from 1 to 2 for `level`"],
    },
    { title: "a range from its minimum", given: ranged("      - [0, I]\n      - [2, II]\n"), want: [] },
    {
      title: "a range that starts late",
      given: ranged("      - [1, I]\n      - [2, II]\n"),
      want: ["points: the rows start at 1, but the table promises an answer from 0 on"],
    },
    {
      title: "a shadowed row",
      given: ranged("      - [0, I]\n      - [6, II]\n      - [2, I]\n"),
      want: ["points: 2 comes after 6, so this row would never be used"],
    },
    {
      title: "an edge twice",
      given: ranged("      - [0, I]\n      - [2, II]\n      - [2, I]\n"),
      want: ["There is already a row for points = 2"],
    },
    {
      title: "another id",
      given: grid(full).replace("id: prison_grid", "id: grid"),
      want: ["The table's id is `grid`, but its file is named `prison_grid`"],
    },
    {
      title: "a check that has not come",
      given: grid(full).replace("2026-01-31", "2027-01-31"),
      want: ["`2027-01-31` is in the future, so nothing can have been checked on that day"],
    },
    {
      title: "a check on no day",
      given: grid(full).replace("2026-01-31", "2026-02-30"),
      want: ["`2026-02-30` is not a calendar date"],
    },
    {
      title: "too many combinations",
      given: grid(full, { keys: "income: { type: integer, min: 1, max: 1000000 }" }),
      want: ["The keys have 1000000 combinations; at most 100000 can be proven"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(prove(given).map(({ message }) => message)).toEqual(want);
  });
});

describe("proveTable with several ranges, open edges, days and yes or no", () => {
  const boxes = (rows: string): string =>
    grid(rows, {
      keys: "drug: { type: choice, options: [a] }, amount: { type: range, of: number, min: 0 }, value: { type: range, of: money, min: 0 }",
    });
  const dated = (rows: string): string =>
    grid(rows, { keys: "since: { type: range, of: date, min: 1990-01-01 }" });
  const holidays = (rows: string): string =>
    grid(rows, { keys: "day: { type: date }, half: { type: boolean }" });
  const cases = [
    {
      title: "boxes that divide the plane",
      given: boxes("      - [a, 0, 0, 1]\n      - [a, 0, above 100, 2]\n      - [a, above 0.5, 0, 3]\n"),
      want: [],
    },
    {
      title: "a gap where the first range moves on",
      given: boxes("      - [a, 0, 0, 1]\n      - [a, above 0.5, 100, 2]\n"),
      want: [
        "drug = a, amount above 0.5, value: the rows start at 100, but the table promises an answer from 0 on",
      ],
    },
    {
      title: "a gap before the first range",
      given: boxes("      - [a, 5, 0, 1]\n"),
      want: ["drug = a, amount: the rows start at 5, but the table promises an answer from 0 on"],
    },
    {
      title: "an edge that leaves out its own value",
      given: boxes("      - [a, above 0, 0, 1]\n"),
      want: ["drug = a, amount: the rows start at above 0, but the table promises an answer from 0 on"],
    },
    {
      title: "a box twice",
      given: boxes("      - [a, 0, 0, 1]\n      - [a, 0, 0, 2]\n"),
      want: ["There is already a row for drug = a, amount = 0, value = 0"],
    },
    {
      title: "a row of a stretch that is over",
      given: boxes("      - [a, 0, 0, 1]\n      - [a, 5, 0, 2]\n      - [a, 0, 100, 3]\n"),
      want: ["drug = a, amount: 0 comes after 5, so this row would never be used"],
    },
    {
      title: "an edge after what lies above it",
      given: boxes("      - [a, 0, 0, 1]\n      - [a, 0, above 5, 2]\n      - [a, 0, 5, 3]\n"),
      want: ["drug = a, amount = 0, value: 5 comes after above 5, so this row would never be used"],
    },
    {
      title: "an edge that cannot be read",
      given: boxes("      - [a, over 5, 0, 1]\n"),
      want: ["`over 5` cannot be read as a number for `amount`"],
    },
    {
      title: "a column that begins above",
      given: grid("      - [I, above 5]\n", { keys: "level: { type: choice, options: [I] }" }),
      want: ["`above 5` cannot be read as a number of month without fraction for `months`"],
    },
    { title: "days", given: dated("      - [1990-01-01, 5]\n      - [2010-01-25, 6]\n"), want: [] },
    {
      title: "days that descend",
      given: dated("      - [1990-01-01, 5]\n      - [2010-01-25, 6]\n      - [2000-01-01, 7]\n"),
      want: ["since: 2000-01-01 comes after 2010-01-25, so this row would never be used"],
    },
    {
      title: "today",
      given: dated("      - [1990-01-01, 5]\n      - [today, 6]\n"),
      want: ["`today` cannot be read as a day (such as `2026-01-31`) for `since`"],
    },
    {
      title: "each day named, yes and no",
      given: holidays("      - [2026-01-01, true, 5]\n      - [2026-01-01, no, 6]\n"),
      want: [],
    },
    {
      title: "a day without its no",
      given: holidays(
        "      - [2026-01-01, true, 5]\n      - [2026-01-01, false, 5]\n      - [2026-12-25, yes, 6]\n",
      ),
      want: ["There is no row for day = 2026-12-25, half = false"],
    },
    {
      title: "a day twice",
      given: holidays(
        "      - [2026-01-01, true, 5]\n      - [2026-01-01, false, 5]\n      - [2026-01-01, yes, 6]\n",
      ),
      want: ["There is already a row for day = 2026-01-01, half = true"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(prove(given).map(({ message }) => message)).toEqual(want);
  });
});

describe("proveTable with a key across", () => {
  const across = (
    rows: string,
    columns = "months: { type: integer, unit: month, optional: true }",
    key = "level",
  ): string => grid(rows, { columns }).replace("\nperiods:", `\nacross: ${key}\nperiods:`);
  const range = "lowest: { type: integer }, highest: { type: integer }";
  const cases = [
    {
      title: "a row a class",
      given: across("      - [B1, 5, null]\n      - { class: B2, I: 7, IV: 8 }\n"),
      want: [],
    },
    {
      title: "several columns, with sources of their own",
      given: across(
        `      - [B1, [5, 6], { lowest: 7, highest: 8, ${cited} }]\n      - { class: B2, I: [1, 2], IV: { lowest: 3, highest: 4 }, ${cited} }\n`,
        range,
      ),
      want: [],
    },
    {
      title: "a class without a row",
      given: across("      - [B1, 5, 6]\n"),
      want: ["There is no row for class = B2, level = I (and 1 more)"],
    },
    {
      title: "a class twice",
      given: across("      - [B1, 5, 6]\n      - [B2, 5, 6]\n      - { class: B2, I: 7, IV: 8 }\n"),
      want: [
        "There is already a row for class = B2, level = I",
        "There is already a row for class = B2, level = IV",
      ],
    },
    {
      title: "a short row",
      given: across("      - [B1, 5]\n      - [B2, 5, 6]\n"),
      want: ["This row has 2 cells; 3 are needed: class, I, IV"],
    },
    {
      title: "a cell left out of a map",
      given: across("      - { class: B1, I: 5 }\n      - [B2, 5, 6]\n"),
      want: ["The cell `IV` is empty"],
    },
    {
      title: "a misspelled cell",
      given: across("      - { class: B1, I: 5, VI: 6 }\n      - [B2, 5, 6]\n"),
      want: ["The table has no key or column `VI`"],
    },
    {
      title: "a misspelled citation",
      given: across(
        `      - { class: B1, I: 5, IV: 6, citations: ${cited.slice(10)} }\n      - [B2, 5, 6]\n`,
      ),
      want: ["The table has no key or column `citations`"],
    },
    {
      title: "a figure for several columns",
      given: across("      - [B1, [5, 6], 7]\n      - [B2, [5, 6], [7, 8, 9]]\n", range),
      want: [
        "The cell of `IV` needs one value each for: lowest, highest",
        "The cell of `IV` needs one value each for: lowest, highest",
      ],
    },
    {
      title: "an empty cell of columns that must not be",
      given: across("      - [B1, [5, 6], null]\n      - [B2, [5, 6], [7, 8]]\n", range),
      want: ["The cell `lowest` is empty", "The cell `highest` is empty"],
    },
    {
      title: "a column there is none of",
      given: across("      - [B1, [5, 6], { lowest: 7, higest: 8 }]\n      - [B2, [5, 6], [7, 8]]\n", range),
      want: ["The table has no key or column `higest`"],
    },
    {
      title: "no number",
      given: across("      - [B1, 5, six]\n      - [B2, 5, 6]\n"),
      want: ["`six` cannot be read as a number of month without fraction for `months`"],
    },
    {
      title: "a list where nothing runs across",
      given: grid(full.replace("[B1, I, 5]", "[B1, I, [5, 6]]")),
      want: ["The cell of `months` needs one value each for: months"],
    },
    {
      title: "each number of a key, yes and no",
      given: grid("      - [true, 5, 6]\n      - [false, 7, 8]\n", {
        keys: "armed: { type: boolean }, level: { type: integer, min: 1, max: 2 }",
      }).replace("\nperiods:", "\nacross: level\nperiods:"),
      want: [],
    },
    {
      title: "no key",
      given: across(full, range, "levle"),
      want: ["`levle` cannot run across the top: it is no key of the table"],
    },
    {
      title: "a range",
      given: ranged("      - [0, I]\n").replace("\nperiods:", "\nacross: points\nperiods:"),
      want: ["`points` cannot run across the top: nobody can list its values"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(prove(given).map(({ message }) => message)).toEqual(want);
  });
});

describe("proveTable over time", () => {
  const table = (...dates: readonly string[]): string =>
    `id: prison_grid\nkeys: {}\ncolumns: { months: { type: integer } }\nperiods:\n${dates.map((date) => `  - { ${date}${date === "" ? "" : ", "}${cited}, rows: [[5]] }\n`).join("")}`;
  const cases = [
    { title: "no dates", given: table(""), want: [] },
    { title: "one open period", given: table("from: 2011-12-01"), want: [] },
    {
      title: "periods that touch",
      given: table("from: 2011-12-01, through: 2013-09-30", "from: 2013-10-01"),
      want: [],
    },
    { title: "a period of one day", given: table("from: 2013-10-01, through: 2013-10-01"), want: [] },
    {
      title: "a gap of one day",
      given: table("from: 2011-12-01, through: 2013-09-29", "from: 2013-10-01"),
      want: ["table_period_gap: 2013-10-01"],
    },
    {
      title: "a gap",
      given: table("from: 2011-12-01, through: 2013-09-30", "from: 2013-11-01"),
      want: ["table_period_gap: 2013-11-01"],
    },
    {
      title: "an overlap",
      given: table("from: 2011-12-01, through: 2013-10-01", "from: 2013-10-01"),
      want: ["table_period_overlap: 2013-10-01"],
    },
    {
      title: "a period after an open one",
      given: table("from: 2011-12-01", "from: 2013-10-01"),
      want: ["table_period_overlap: 2013-10-01"],
    },
    {
      title: "an end before its beginning",
      given: table("from: 2013-10-01, through: 2013-09-30"),
      want: ["table_period_empty: 2013-09-30"],
    },
    {
      title: "a beginning left out",
      given: table("through: 2013-09-30", "from: 2013-10-01"),
      want: [
        "missing_key: { through: 2013-09-30, citation: { title: A law, status: official, checked_on: 2026-01-31 }, rows: [[5]] }",
      ],
    },
    { title: "no such day", given: table("from: 2011-02-29"), want: ["not_a_day: 2011-02-29"] },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(prove(given).map(({ shown }) => shown)).toEqual(want);
  });
});
