import { construct } from "../construct.ts";
import { citations } from "../values/citation.ts";
import {
  closed,
  id,
  integer,
  list,
  filledMapOf,
  mapOf,
  ofType,
  oneOfTexts,
  patterned,
  patterns,
  scalar,
  scalarOrNull,
  text,
  openMap,
  discriminated,
  truth,
  unitId,
} from "../schema.ts";

const unit = unitId("The unit the figures are in.");
const options = list(patterned(patterns.option, "An option's id."), "The ids of the options.", {
  unique: true,
});

/** What rows are looked up by. */
export const tableKey = discriminated(
  "type",
  [
    closed(
      {
        type: oneOfTexts(["choice"], "`choice`: one of some options, each with rows of its own."),
        options: {
          ...options,
          description: "The ids of the options; left out, those that rows name. A key across needs them.",
        },
      },
      ["type"],
    ),
    closed(
      {
        type: oneOfTexts(["integer"], "`integer`: each number from `min` to `max`, with rows of its own."),
        min: integer("Least number."),
        max: integer("Greatest number."),
        unit,
      },
      ["type", "min", "max"],
    ),
    closed({ type: oneOfTexts(["boolean"], "`boolean`: `true` and `false`, each with rows of its own.") }, [
      "type",
    ]),
    closed(
      {
        type: oneOfTexts(["date"], "`date`: each day that rows name. Any other day is refused."),
      },
      ["type"],
    ),
    closed(
      {
        type: oneOfTexts(
          ["range"],
          "`range`: a row holds from its value, itself included, up to the next row's. Written `above 5`, it holds from just above 5.",
        ),
        of: oneOfTexts(
          ["number", "money", "percent", "quantity", "integer", "date"],
          "What kind of value is looked up.",
        ),
        unit,
        min: scalar(
          "Where the first row of every combination of the other keys must begin. A value below it is refused.",
        ),
      },
      ["type", "of", "min"],
    ),
  ],
  "What rows are looked up by.",
);

const optional = truth(
  "Cells may be empty (`null`); formulas then say what happens, with `given` or `otherwise`.",
);
/** What a row gives. */
export const tableColumn = discriminated(
  "type",
  [
    closed(
      {
        type: oneOfTexts(
          ["number", "percent", "money", "boolean", "text", "date", "term"],
          "What the cells are.",
        ),
        optional,
      },
      ["type"],
    ),
    closed({ type: oneOfTexts(["integer"], "`integer`: numbers without fraction."), unit, optional }, [
      "type",
    ]),
    closed({ type: oneOfTexts(["quantity"], "`quantity`: numbers with a unit."), unit, optional }, [
      "type",
      "unit",
    ]),
    closed({ type: oneOfTexts(["choice"], "`choice`: one of some options."), options, optional }, [
      "type",
      "options",
    ]),
    closed(
      {
        type: oneOfTexts(
          ["yearly_day"],
          "`yearly_day`: a day that comes every year, such as `july 4 or nearest weekday`, for a schedule of `days_off`.",
        ),
        optional,
      },
      ["type"],
    ),
  ],
  "What a row gives.",
);

const figure = scalarOrNull("A cell.");
const cell = ofType(
  "array",
  list(figure, "Under a key across: the columns in their order."),
  ofType(
    "object",
    openMap(
      { citation: citations },
      figure,
      "Under a key across: columns by name, with a citation if they need one.",
    ),
    figure,
  ),
);
const row = ofType(
  "array",
  list(
    cell,
    "A row as a list: the keys in their order, then the columns in theirs, or a cell for each value of the key across.",
    { minItems: 0 },
  ),
  openMap(
    { citation: citations },
    cell,
    "A row as a map of keys and columns, with a citation of its own if it needs one.",
  ),
);

const period = {
  ...closed(
    {
      from: patterned(
        patterns.day,
        "The first day the figures hold. Left out, with `through`, in a table without dates.",
      ),
      through: patterned(
        patterns.day,
        "The last day they hold, the day before the next period's `from`; left out while they are in force.",
      ),
      stale_after: integer(
        "Days after `from` when the figures may be out of date, for rates and prices that change without notice. An answer of a later day says so.",
        1,
        36_500,
      ),
      citation: citations,
      changes: truth(
        "The rows are those that differ from the period before, by the same keys; all others hold on, as they were cited there.",
      ),
      rows: list(row, "The rows."),
    },
    ["citation", "rows"],
  ),
  dependencies: { stale_after: ["from"] },
};

/** Figures by key, dated and cited. */
export const table = construct({
  id: "table",
  kind: "table",
  title: "Table",
  summary:
    "Figures by key, with their dates and their source. Every combination of exact keys has its row exactly once in each period, ranges begin at their `min` and ascend, " +
    "and periods follow each other without a gap. A table is in a `tables/` folder and serves the calculators of that folder and below.",
  schema: closed(
    {
      id: id("The file's name, with `_` for `-`."),
      keys: mapOf(
        tableKey,
        "What rows are looked up by, in the order rows give them. `{}` for a table of one row. Of several ranges the first decides first.",
      ),
      columns: filledMapOf(tableColumn, "What a row gives."),
      across: id(
        "A choice, integer or boolean key whose values run across the top: a row gives the other keys, then a cell for each of its values.",
      ),
      official: closed(
        {
          title: text("The text by name, exact enough to find the place in it, and who publishes it."),
          url: patterned(patterns.url, "Where its publisher has it."),
        },
        ["title", "url"],
        "The official text, where periods cite others that quote it. Where the table has no figures, the refusal names it in place of their citations.",
      ),
      periods: list(period, "The figures, a period after the other in the order of time."),
    },
    ["id", "keys", "columns", "periods"],
  ),
  example: `id: shipping
keys:
  zone: { type: choice, options: [home, abroad] }
  weight: { type: range, of: quantity, unit: kilogram, min: 0 }
columns:
  price: { type: money }
  days: { type: integer, unit: day, optional: true }
periods:
  - from: 2025-01-01
    through: 2025-12-31
    citation: { title: "Price list 2025, page 3", status: official, checked_on: 2026-01-31 }
    rows:
      - [home, 0, 4.50, 2]
      - [home, 5, 7, 2]
      - [abroad, 0, 12, null]
  - from: 2026-01-01
    citation: &list { title: "Price list 2026, page 3", url: "https://example.org/prices", status: official, checked_on: 2026-01-31 }
    rows:
      - { zone: home, weight: 0, price: 5, days: 2 }
      - { zone: abroad, weight: 0, price: 13, days: null, citation: *list }
`,
});
