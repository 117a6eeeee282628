/** Formulas: names, types, dimensions: P03. */
export const formulaMessages = {
  formula_syntax: {
    number: "P0301",
    message: "This formula cannot be read: {detail}",
    explanation:
      "Formulas are arithmetic with names: `principal * r / (1 - (1 + r) ^ -n)`. Quote a formula that holds `: ` or `#`, which YAML takes for itself.",
    wrong: `tip: bill * * rate`,
    right: `tip: bill * rate`,
  },
  unknown_name: {
    number: "P0302",
    message: "There is nothing named `{name}` here",
    explanation:
      "A name must be an input, constant, formula or schedule of this calculator, or a name its schedule gives (`index`, `date`, `value`, carried values, earlier columns).",
    wrong: `tip: bil * rate`,
    right: `tip: bill * rate`,
  },
  unknown_function: {
    number: "P0303",
    message: "There is no function `{name}`",
    explanation: "The reference lists every function.",
    wrong: `whole_bill: rnd(bill, 2)`,
    right: `whole_bill: round(bill, 2)`,
  },
  forbidden_function: {
    number: "P0304",
    message: "`{name}` is not part of the language; {instead}",
    explanation: "Some functions are left out because they mean different things to different people.",
    wrong: `x: log(y)`,
    right: `x: ln(y)`,
  },
  wrong_argument_count: {
    number: "P0305",
    message: "`{function}` takes {want} values, not {got}",
    explanation: "The reference says what each function takes.",
    wrong: `x: round(y)`,
    right: `x: round(y, 2)`,
  },
  type_mismatch: {
    number: "P0306",
    message: "{want} is needed {where}, not {got}",
    explanation: "Each value has a type, and each place takes one.",
    wrong: `x: sqrt(birth_date)`,
    right: `x: sqrt(area)`,
  },
  dimension_mismatch: {
    number: "P0307",
    message: "`{operator}` cannot join {left} and {right}",
    explanation:
      "Only values of one dimension can be added, subtracted or compared. Give a number its unit, `5 meter`, or make a quantity a plain number with `amount_in(length, meter)`.",
    wrong: `x: width + price`,
    right: `x: width + height`,
  },
  branch_mismatch: {
    number: "P0308",
    message: "The two sides of `? :` give {left} and {right}",
    explanation: "Whichever way the condition goes, the formula must have one type.",
    wrong: `x: 'big ? 1 : "none"'`,
    right: `x: 'big ? 1 : 0'`,
  },
  unknown_option: {
    number: "P0309",
    message: "`{option}` is not one of the options: {options}",
    explanation: "A choice can only be compared with its own options.",
    wrong: `x: 'size == "tiny" ? 1 : 2'`,
    right: `x: 'size == "small" ? 1 : 2'`,
  },
  optional_unguarded: {
    number: "P0310",
    message: "`{name}` may be missing",
    explanation:
      "An optional value can be left blank. Say what happens then: `otherwise(x, 0)`, or `given(x) ? f(x) : 0`.",
    wrong: `x: extra * 2`,
    right: `x: otherwise(extra, 0) * 2`,
  },
  unknown_unit: {
    number: "P0311",
    message: "There is no unit `{unit}` here",
    explanation: "Units are the ids in `specs/units/`; the unit must belong to the dimension of the value.",
    wrong: `x: amount_in(length, metre)`,
    right: `x: amount_in(length, meter)`,
  },
  unit_of_another: {
    number: "P0322",
    message: "`{unit}` measures {measures}, and this value is {type}",
    explanation:
      "A unit must measure what the value is: an area is not shown or entered in liters, and `amount_in` cannot count the liters in it.",
    wrong: `x: amount_in(wall_area, liter)`,
    right: `x: amount_in(wall_area, square_meter)`,
  },
  division_by_zero: {
    number: "P0323",
    message: "`{operator} 0` has no result, since nothing can be divided by 0",
    explanation: "A division by the number 0 has no result. Most often another name or number was meant.",
    wrong: `x: bill / 0`,
    right: `x: bill / people`,
  },
  literal_needed: {
    number: "P0312",
    message: "`{parameter}` of `{function}` must be written out, not calculated",
    explanation: "This part must be known when the specification is checked.",
    wrong: `x: add_months(day, 1 month, rule)`,
    right: `x: add_months(day, 1 month, "last_day")`,
  },
  not_a_table: {
    number: "P0313",
    message: "`{name}` is not a table of rows",
    explanation: "Only schedules and inputs of rows have columns to sum, count or draw.",
    wrong: `x: count(price)`,
    right: `x: count(amortization)`,
  },
  nested_aggregate: {
    number: "P0320",
    message: "`{outer}` looks at rows one by one, and `{inner}` gives one value for all of them",
    explanation:
      "One aggregate compares each row with values that are the same for all rows; it cannot compare rows with each other. Give the inner value a formula of its own, and read columns in the outer one.",
    wrong: `x: any(any(stays.since > stays.since))`,
    right: `latest: largest(stays.nights)\nx: any(stays.nights == latest)`,
  },
  aggregate_needed: {
    number: "P0314",
    message:
      "`{name}` has a value in each row; say which with `sum`, `first`, `last` or another such function",
    explanation:
      "A column has many values. Inside `sum(…)` and similar functions it means the value in the current row.",
    wrong: `x: amortization.interest`,
    right: `x: sum(amortization.interest)`,
  },
  mixed_tables: {
    number: "P0315",
    message: "This goes through the rows of `{table}`, so it cannot read `{other}`",
    explanation: "One aggregate goes through one table.",
    wrong: `x: sum(a.cost * b.cost)`,
    right: `x: sum(a.cost) * sum(b.cost)`,
  },
  unknown_column: {
    number: "P0316",
    message: "`{table}` has no column `{name}`",
    explanation:
      "Columns are those the table, schedule or rows input declares; a dated schedule also has `index` and `date`.",
    wrong: `x: sum(amortization.intrest)`,
    right: `x: sum(amortization.interest)`,
  },
  carried_no_column: {
    number: "P0324",
    message:
      "`{table}` carries `{name}` from row to row, which makes it no column; give the rows one, such as `row_{name}: {name}`",
    explanation:
      "Carried values are known while a row is calculated. What is read later, by `sum` or `last`, is a column.",
    wrong: `x: sum(plan.owed)  # plan carries owed`,
    right: `x: sum(plan.row_owed)  # columns: { row_owed: owed }`,
  },
  not_comparable: {
    number: "P0317",
    message: "`{operator}` cannot compare {left} with {right}",
    explanation: "Compare values of one type.",
    wrong: `x: birth_date > 5`,
    right: `x: birth_date > other_date`,
  },
  exponent_with_unit: {
    number: "P0318",
    message: "`^` cannot raise {base} to {exponent}",
    explanation:
      "An exponent is a plain number; a quantity can only be raised to a whole number that is written out.",
    wrong: `x: 2 ^ years`,
    right: `x: 2 ^ amount_in(years, year)`,
  },
  operator_not_allowed: {
    number: "P0319",
    message: "`{operator}` does not work on {type}",
    explanation:
      "Arithmetic is for numbers, `and`, `or` and `not` are for yes and no. A temperature counts from a zero that each unit puts elsewhere: work with its amount in one of them, `amount_in(oven, celsius)`.",
    wrong: `x: birth_date * 2`,
    right: `x: add_days(birth_date, 2 day)`,
  },
  too_many_rows: {
    number: "P0321",
    message: "A schedule has at most {rows} rows",
    explanation: "More rows than that are slow to calculate on a phone, and nobody reads them.",
    wrong: `plan: { each: number, at_most: 100_000, columns: { x: index } }`,
    right: `plan: { each: number, at_most: 1_000, columns: { x: index } }`,
  },
  text_untranslated: {
    number: "P0325",
    message: "`{options}` would be shown as it is in every language, beside a text that is calculated",
    explanation:
      "Options have words in each language, and a text that is calculated has none. Give each its own output with `when`, or let `text: true` of an output say it in the words files.",
    wrong: `x: 'n > 0 ? to_digits(n, 2) : "nothing"'`,
    right: `outputs: { digits: { value: "to_digits(n, 2)", when: n > 0 }, none: { text: true, when: n == 0 } }`,
  },
  dates_of_numbers: {
    number: "P0340",
    message: "Rows of `each: number` have no dates, so `from` has no effect",
    explanation: "Say how far apart the dates are, such as `each: week`, or leave `from` out.",
    wrong: `plan: { each: number, from: start, at_most: 12, columns: { x: index } }`,
    right: `plan: { each: month, from: start, at_most: 12, columns: { x: index } }`,
  },
} as const;
