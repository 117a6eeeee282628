/** Tables and lookups: P04. */
export const tableMessages = {
  unknown_table: {
    number: "P0401",
    message: "There is no table `{name}` in this folder's `tables/` or any above it",
    explanation: "A lookup names a table by its id, which is its file's name.",
    wrong: `cell: { lookup: felony_gird }`,
    right: `cell: { lookup: felony_grid }`,
  },
  lookup_key_missing: {
    number: "P0402",
    message: "The lookup lacks the key `{key}` of `{table}`",
    explanation: "Every key of the table must be given under `keys`.",
    wrong: `cell: { lookup: grid, keys: { class: class } }`,
    right: `cell: { lookup: grid, keys: { class: class, level: level } }`,
  },
  lookup_key_unknown: {
    number: "P0403",
    message: "`{table}` has no key `{key}`",
    explanation: "Only the keys the table declares can be given.",
    wrong: `cell: { lookup: grid, keys: { classs: class } }`,
    right: `cell: { lookup: grid, keys: { class: class } }`,
  },
  lookup_date_missing: {
    number: "P0404",
    message: "`{table}` has dated figures: give the day with `on`",
    explanation: "The period is picked by a date, never by default.",
    wrong: `cell: { lookup: grid, keys: { class: class } }`,
    right: `cell: { lookup: grid, keys: { class: class }, on: offense_date }`,
  },
  lookup_date_unused: {
    number: "P0405",
    message: "`{table}` has no dates, so `on` has no effect",
    explanation: "A key without effect is an error. Give the table's period a `from`, or leave `on` out.",
    wrong: `cell: { lookup: letters, keys: { average: average }, on: today }`,
    right: `cell: { lookup: letters, keys: { average: average } }`,
  },
  table_of_days: {
    number: "P0406",
    message: "`{name}` holds days that come every year: list them with `days_off`",
    explanation:
      "Which date such a day is depends on the year, so that no row can be looked up. A schedule of `days_off` lists the dates between two others.",
    wrong: `row: { lookup: federal_holidays, keys: { holiday: '"labor_day"' } }`,
    right: `holidays: { days_off: { federal_holidays: "true" }, from: start, to: end }`,
  },
  no_days_off: {
    number: "P0407",
    message: "`{name}` cannot be listed as days off: {reason}",
    explanation:
      "A table of days off has one key, a choice that names the days, and one column, `yearly_day`, that says when each of them is. Tables listed together have the same key.",
    wrong: `# fees: keys: { size: … }, columns: { fee: { type: money } }\nholidays: { days_off: { fees: "true" }, from: start, to: end }`,
    right: `# federal_holidays: keys: { holiday: … }, columns: { day: { type: yearly_day } }\nholidays: { days_off: { federal_holidays: "true" }, from: start, to: end }`,
  },
  table_id_differs: {
    number: "P0411",
    message: "The table's id is `{id}`, but its file is named `{name}`",
    explanation:
      "A table is found by its file's name, written with `_` where the file has `-`. Both must say the same.",
    wrong: `# tables/felony-grid.yaml\nid: grid`,
    right: `# tables/felony-grid.yaml\nid: felony_grid`,
  },
  table_row_missing: {
    number: "P0412",
    message: "There is no row for {keys}{more}",
    explanation:
      "A table needs a row for every combination of its keys. Write the missing row; where the rule gives no figure, make the column `optional` and leave the cell empty with `null`.",
    wrong: `keys: { size: { type: choice, options: [small, large] } }\nrows: [[small, 10]]`,
    right: `keys: { size: { type: choice, options: [small, large] } }\nrows: [[small, 10], [large, 20]]`,
  },
  table_row_duplicate: {
    number: "P0413",
    message: "There is already a row for {keys}",
    explanation: "Two rows for the same keys: only one of them could be meant.",
    wrong: `rows: [[small, 10], [small, 20]]`,
    right: `rows: [[small, 10], [large, 20]]`,
  },
  table_row_length: {
    number: "P0414",
    message: "This row has {got} cells; {want} are needed: {names}",
    explanation: "A row written as a list gives the keys in their order, then the columns in theirs.",
    wrong: `rows: [[small]]`,
    right: `rows: [[small, 10]]`,
  },
  table_cell_unknown: {
    number: "P0415",
    message: "The table has no key or column `{name}`",
    explanation: "A row written as a map gives each key and column by name.",
    wrong: `rows: [{ size: small, prize: 10 }]`,
    right: `rows: [{ size: small, price: 10 }]`,
  },
  table_cell: {
    number: "P0416",
    message: "`{text}` cannot be read as {type} for `{name}`",
    explanation:
      "A cell is written as its column's type needs it: `6.5%` for percent, a date as `2026-01-31`, a choice as one of its options. Only where a row of a range begins may it say `above 5`.",
    wrong: `columns: { rate: { type: percent } }\nrows: [[small, 0.065]]`,
    right: `columns: { rate: { type: percent } }\nrows: [[small, 6.5%]]`,
  },
  table_cell_missing: {
    number: "P0417",
    message: "The cell `{name}` is empty",
    explanation:
      "Only a column with `optional: true` may have empty cells, and a formula that reads it must say what happens then. Keys are never empty.",
    wrong: `columns: { price: { type: money } }\nrows: [[small, null]]`,
    right: `columns: { price: { type: money, optional: true } }\nrows: [[small, null]]`,
  },
  table_range_start: {
    number: "P0418",
    message: "{keys}: the rows start at {got}, but the table promises an answer from {want} on",
    explanation:
      "Each row of a range holds from its own value up to the next row's. The first row must be at the range's `min`, so that every value has a row. With several ranges, the later ones begin at their `min` again wherever an earlier one moves on.",
    wrong: `keys: { points: { type: range, of: number, min: 0 } }\nrows: [[5, low]]`,
    right: `keys: { points: { type: range, of: number, min: 0 } }\nrows: [[0, low]]`,
  },
  table_range_order: {
    number: "P0419",
    message: "{keys}: {got} comes after {previous}, so this row would never be used",
    explanation:
      "The rows of a range ascend: each holds from its own value up to the next row's. `above 5` comes after `5`. With several ranges, all rows of one value of the first stand together.",
    wrong: `rows: [[0, low], [10, high], [5, middle]]`,
    right: `rows: [[0, low], [5, middle], [10, high]]`,
  },
  table_period_gap: {
    number: "P0421",
    message: "No period covers the days from {first} through {last}",
    explanation:
      "Each period begins on the day after the last day of the one before it (`through`). Only before the first and after the last period may there be no figures; such a date is refused.",
    wrong: `- { from: 2010-01-01, through: 2019-12-31 }\n- { from: 2020-02-01 }`,
    right: `- { from: 2010-01-01, through: 2019-12-31 }\n- { from: 2020-01-01 }`,
  },
  table_period_overlap: {
    number: "P0422",
    message: "On {from} this period and the one before it both apply",
    explanation:
      "At most one period applies on each day. Give the earlier one its last day, with `through`, the day before the later one begins, and write the periods in order of time.",
    wrong: `- { from: 2010-01-01 }\n- { from: 2020-01-01 }`,
    right: `- { from: 2010-01-01, through: 2019-12-31 }\n- { from: 2020-01-01 }`,
  },
  table_changes_nothing: {
    number: "P0431",
    message: "This changes nothing: {reason}",
    explanation:
      "A period with `changes: true` lists the rows that differ from the period before it, by the same keys. Rows that come or go need a period that lists them all.",
    wrong: `periods:\n  - { from: 2020-01-01, rows: [[low, 10%], [high, 20%]] }\n  - { from: 2026-01-01, changes: true, rows: [[low, 10%]] }`,
    right: `periods:\n  - { from: 2020-01-01, rows: [[low, 10%], [high, 20%]] }\n  - { from: 2026-01-01, changes: true, rows: [[low, 12%]] }`,
  },
  table_period_empty: {
    number: "P0423",
    message: "The last day of this period, {through}, is before its first, {from}",
    explanation: "`through` is the last day the figures hold, so it is `from` or a later day.",
    wrong: `from: 2020-01-01\nthrough: 2019-12-31`,
    right: `from: 2019-01-01\nthrough: 2019-12-31`,
  },
  not_a_day: {
    number: "P0424",
    message: "`{text}` is not a calendar date",
    explanation: "A day is written as year, month and day: `2026-01-31`.",
    wrong: `checked_on: 2026-02-30`,
    right: `checked_on: 2026-02-28`,
  },
  checked_in_future: {
    number: "P0425",
    message: "`{text}` is in the future, so nothing can have been checked on that day",
    explanation: "`checked_on` is the day on which someone last compared the figures with the source.",
    wrong: `checked_on: 2126-01-31`,
    right: `checked_on: 2026-01-31`,
  },
  gauge_scale: {
    number: "P0428",
    message: "`{table}` is no scale for a gauge: {reason}",
    explanation: "A gauge draws the rows of one range of numbers, each from its value on.",
    wrong: `# prices: keys: { since: { type: range, of: date, min: 1990-01-01 } }\nscale: { kind: gauge, value: price, table: prices, column: band, from: 0, to: 100 }`,
    right: `# bands: keys: { price: { type: range, of: money, min: 0 } }\nscale: { kind: gauge, value: price, table: bands, column: band, from: 0, to: 100 }`,
  },
  history_table: {
    number: "P0433",
    message: "`{table}` has no days to draw: {reason}",
    explanation:
      "A history draws a table of one period whose keys are a `date` and a choice, and whose only column is a number.",
    wrong: `# rates: keys: { currency: { type: choice, options: [eur, usd] } }\npast: { kind: history, value: rate, table: rates, row: to }`,
    right: `# rate_days: keys: { day: { type: date }, currency: { type: choice, options: [eur, usd] } }\npast: { kind: history, value: rate, table: rate_days, row: to }`,
  },
  table_across: {
    number: "P0429",
    message: "`{name}` cannot run across the top: {reason}",
    explanation:
      "Only a key whose values are known can have a cell for each of them: a choice, an integer from `min` to `max`, or a boolean.",
    wrong: `keys: { points: { type: range, of: number, min: 0 } }\nacross: points`,
    right: `keys: { level: { type: choice, options: [low, high] } }\nacross: level`,
  },
  table_cell_parts: {
    number: "P0430",
    message: "The cell of `{name}` needs one value each for: {names}",
    explanation:
      "Under a key across, a cell gives every column in its order: `[5, 6]`; a single value is enough where there is one column. Any other cell is a single value.",
    wrong: `across: level\ncolumns: { lowest: { type: number }, highest: { type: number } }\nrows: [[5, 6]]`,
    right: `across: level\ncolumns: { lowest: { type: number }, highest: { type: number } }\nrows: [[[5, 6], [7, 8]]]`,
  },
  table_too_large: {
    number: "P0427",
    message: "The keys have {count} combinations; at most {limit} can be proven",
    explanation: "Every combination needs a row. A number with many values is better a range key.",
    wrong: `keys: { income: { type: integer, min: 0, max: 1_000_000 } }`,
    right: `keys: { income: { type: range, of: integer, min: 0 } }`,
  },
  nothing_tried: {
    number: "P0432",
    message: "Nothing says where this was looked for",
    explanation:
      "A figure stays `unconfirmed` until someone finds its official text. `tried` says where that was looked for and what was found instead, so that nobody looks there twice.",
    wrong: `status: unconfirmed`,
    right: `status: unconfirmed\ntried: The code's own site shows the chart as a picture. Two law firms give the same months.`,
  },
} as const;
