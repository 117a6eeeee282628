import { describe, expect, test } from "vitest";
import { marked, problemsOf } from "./scope-for-tests.ts";

interface Case {
  /** The formula; brackets mark where the problem is. */
  readonly given: string;
  readonly want: {
    readonly code: string;
    readonly arguments: Readonly<Record<string, string | number>>;
    readonly suggestion?: string;
  };
}

const columnsToSum = "a column (`sales.price`, `sales.items`, `sales.oven`, `sales.serial`)";
const cases: Readonly<Record<string, readonly Case[]>> = {
  names: [
    {
      given: "[prise] + fee",
      want: { code: "unknown_name", arguments: { name: "prise" }, suggestion: "price" },
    },
    { given: "[zzz]", want: { code: "unknown_name", arguments: { name: "zzz" } } },
    { given: "[nope].x", want: { code: "unknown_name", arguments: { name: "nope" } } },
    {
      given: "cell.[minimun]",
      want: { code: "unknown_column", arguments: { name: "minimun", table: "cell" }, suggestion: "minimum" },
    },
    {
      given: "cell.[constructor_of]",
      want: { code: "unknown_column", arguments: { name: "constructor_of", table: "cell" } },
    },
    {
      given: "sum([sales.sold_on])",
      want: { code: "type_mismatch", arguments: { want: "a number", where: "in `sum`", got: "a date" } },
    },
    {
      given: "days_covered(sales.sold_on, [sales.price])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a date", where: "in `days_covered`", got: "an amount of money" },
      },
    },
    {
      given: "distinct([sales.sold_on])",
      want: { code: "type_mismatch", arguments: { want: "a choice", where: "in `distinct`", got: "a date" } },
    },
    {
      given: "[days_covered(sales.sold_on)]",
      want: { code: "wrong_argument_count", arguments: { function: "days_covered", want: "2", got: 1 } },
    },
    { given: "[price].amount", want: { code: "not_a_table", arguments: { name: "price" } } },
    {
      given: "sum([price])",
      want: { code: "not_a_table", arguments: { name: "price" }, suggestion: "sales.price" },
    },
    { given: "sum([1])", want: { code: "not_a_table", arguments: { name: "sum" } } },
    { given: "[sales.price] + fee", want: { code: "aggregate_needed", arguments: { name: "sales.price" } } },
    {
      given: "sum(sales.price + [amortization.interest])",
      want: { code: "mixed_tables", arguments: { table: "sales", other: "amortization" } },
    },
    {
      given: "sum(sales.price + sum(amortization.interest + [sales.price]))",
      want: { code: "mixed_tables", arguments: { table: "amortization", other: "sales" } },
    },
  ],
  functions: [
    {
      given: "[sine](x)",
      want: { code: "unknown_function", arguments: { name: "sine" }, suggestion: "sin" },
    },
    {
      given: "[log](x)",
      want: {
        code: "forbidden_function",
        arguments: {
          name: "log",
          instead: "write `ln` for the natural logarithm, `ln(x) / ln(10)` for base 10",
        },
      },
    },
    {
      given: "[max(x)]",
      want: { code: "wrong_argument_count", arguments: { function: "max", want: "2 or more", got: 1 } },
    },
    {
      given: "[round(x, 1, 2)]",
      want: { code: "wrong_argument_count", arguments: { function: "round", want: "1 or 2", got: 3 } },
    },
    {
      given: "[given()]",
      want: { code: "wrong_argument_count", arguments: { function: "given", want: "1", got: 0 } },
    },
    {
      given: "[amount_in(years)]",
      want: { code: "wrong_argument_count", arguments: { function: "amount_in", want: "2", got: 1 } },
    },
    {
      given: "round(x, [n])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a whole number", got: "a number", where: "as `places` of `round`" },
        suggestion: "floor, round or ceil",
      },
    },
    {
      given: "add_months(born, years, [digits])",
      want: { code: "literal_needed", arguments: { function: "add_months", parameter: "rule" } },
    },
    {
      given: 'add_months(born, years, ["lastday"])',
      want: {
        code: "unknown_option",
        arguments: { option: "lastday", options: "last_day, next_day" },
        suggestion: '"last_day"',
      },
    },
    {
      given: "year_of([x])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a date", got: "a number", where: "as `date` of `year_of`" },
      },
    },
    {
      given: "add_days(born, [years])",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "a whole number of days",
          got: "a number of months",
          where: "as `days` of `add_days`",
        },
      },
    },
    {
      given: "add_days(born, [days / 2])",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "a whole number of days",
          got: "a number of days",
          where: "as `days` of `add_days`",
        },
        suggestion: "floor, round or ceil",
      },
    },
    {
      given: "add_days(born, [30])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a whole number of days", got: "a number", where: "as `days` of `add_days`" },
      },
    },
    {
      given: "sin([x])",
      want: {
        code: "type_mismatch",
        arguments: { want: "an angle", got: "a number", where: "as `x` of `sin`" },
      },
    },
    {
      given: "ln([price])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a number", got: "an amount of money", where: "as `x` of `ln`" },
      },
    },
    {
      given: "quotient(size, [x])",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "a whole number of any size",
          got: "a number",
          where: "as `divisor` of `quotient`",
        },
      },
    },
    {
      given: 'days_between(["2024-02-30"], today)',
      want: {
        code: "type_mismatch",
        arguments: { want: "a date", got: 'the text "2024-02-30"', where: "as `from` of `days_between`" },
      },
    },
    {
      given: "[max(price, width)]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "an amount of money", right: "a length", operator: "max" },
      },
    },
    {
      given: "sum([sales.note])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a number", got: "a text that may be missing", where: "in `sum`" },
      },
    },
    {
      given: "sum([amortization.date])",
      want: { code: "type_mismatch", arguments: { want: "a number", got: "a date", where: "in `sum`" } },
    },
    {
      given: "average([sales.serial])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a number", got: "a whole number of any size", where: "in `average`" },
        suggestion: "number(sales.serial)",
      },
    },
    {
      given: "any([sales.price])",
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "an amount of money", where: "in `any`" },
        suggestion: "sales.price > 0",
      },
    },
    {
      given: "sum([sales])",
      want: {
        code: "type_mismatch",
        arguments: { want: columnsToSum, got: "a table", where: "in `sum`" },
      },
    },
  ],
  units: [
    {
      given: "width > 5 [metre]",
      want: { code: "unknown_unit", arguments: { unit: "metre" }, suggestion: "meter" },
    },
    {
      given: "2 [x]",
      want: { code: "unknown_unit", arguments: { unit: "x" }, suggestion: "* x" },
    },
    {
      given: "amount_in(years, [yeer])",
      want: { code: "unknown_unit", arguments: { unit: "yeer" }, suggestion: "year" },
    },
    {
      given: "amount_in(years, [x + 1])",
      want: { code: "literal_needed", arguments: { function: "amount_in", parameter: "unit" } },
    },
    {
      given: "amount_in(width, [year])",
      want: {
        code: "unit_of_another",
        arguments: { unit: "year", measures: "a number of months", type: "a length" },
        suggestion: "meter",
      },
    },
    {
      given: "quantity([width], foot)",
      want: {
        code: "type_mismatch",
        arguments: { want: "a number", got: "a length", where: "in `quantity`" },
      },
    },
    {
      given: "[price / 0]",
      want: { code: "division_by_zero", arguments: { operator: "/" } },
    },
    {
      given: "amount_in([born], day)",
      want: {
        code: "type_mismatch",
        arguments: { want: "a number of days", got: "a date", where: "in `amount_in`" },
      },
    },
  ],
  operators: [
    {
      given: "[price + width]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "an amount of money", right: "a length", operator: "+" },
      },
    },
    {
      given: "[price - 1]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "an amount of money", right: "a number", operator: "-" },
        suggestion: "1 money",
      },
    },
    {
      given: "[-5 < width]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "a number", right: "a length", operator: "<" },
        suggestion: "-5 meter",
      },
    },
    {
      given: "[years + days]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "a number of months", right: "a number of days", operator: "+" },
      },
    },
    {
      given: "[price / width > width]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "a quantity of money per length", right: "a length", operator: ">" },
      },
    },
    {
      given: "x [+] born",
      want: {
        code: "operator_not_allowed",
        arguments: { operator: "+", type: "a date" },
        suggestion: "add_days(date, days)",
      },
    },
    {
      given: "today [-] born",
      want: {
        code: "operator_not_allowed",
        arguments: { operator: "-", type: "a date" },
        suggestion: "days_between(from, to)",
      },
    },
    {
      given: "digits [+] digits",
      want: { code: "operator_not_allowed", arguments: { operator: "+", type: "a text" } },
    },
    {
      given: "sum_typed [*] x",
      want: { code: "operator_not_allowed", arguments: { operator: "*", type: "an exact decimal" } },
    },
    {
      given: "[-agreed]",
      want: { code: "operator_not_allowed", arguments: { operator: "-", type: "a yes or no" } },
    },
    {
      given: "price [%] fee",
      want: { code: "operator_not_allowed", arguments: { operator: "%", type: "an amount of money" } },
    },
    {
      given: "size [/] size",
      want: {
        code: "operator_not_allowed",
        arguments: { operator: "/", type: "a whole number of any size" },
        suggestion: "quotient(a, b)",
      },
    },
    {
      given: "size [^] 2",
      want: {
        code: "operator_not_allowed",
        arguments: { operator: "^", type: "a whole number of any size" },
        suggestion: "power(a, b)",
      },
    },
    {
      given: "size + [x]",
      want: {
        code: "type_mismatch",
        arguments: { want: "a whole number of any size", got: "a number", where: "on the right of `+`" },
        suggestion: "whole(n)",
      },
    },
    {
      given: "[0.5] * size",
      want: {
        code: "type_mismatch",
        arguments: { want: "a whole number of any size", got: "a number", where: "on the left of `*`" },
        suggestion: "whole(n)",
      },
    },
    {
      given: "[price ^ x]",
      want: { code: "exponent_with_unit", arguments: { base: "an amount of money", exponent: "a number" } },
    },
    {
      given: "[width ^ 0.5]",
      want: { code: "exponent_with_unit", arguments: { base: "a length", exponent: "a number" } },
    },
    {
      given: "[2 ^ years]",
      want: { code: "exponent_with_unit", arguments: { base: "a number", exponent: "a number of months" } },
    },
    {
      given: "not [x]",
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "a number", where: "after `not`" },
      },
    },
    {
      given: "[x] and agreed",
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "a number", where: "on the left of `and`" },
      },
    },
    {
      given: "agreed or [born]",
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "a date", where: "on the right of `or`" },
      },
    },
  ],
  comparisons: [
    {
      given: "[price == 5]",
      want: {
        code: "dimension_mismatch",
        arguments: { left: "an amount of money", right: "a number", operator: "==" },
        suggestion: "5 money",
      },
    },
    {
      given: "[born < x]",
      want: { code: "not_comparable", arguments: { left: "a date", right: "a number", operator: "<" } },
    },
    {
      given: '[color < "red"]',
      want: {
        code: "not_comparable",
        arguments: { left: "one of red, green, blue", right: 'the text "red"', operator: "<" },
      },
    },
    {
      given: "[agreed < agreed]",
      want: {
        code: "not_comparable",
        arguments: { left: "a yes or no", right: "a yes or no", operator: "<" },
      },
    },
    {
      given: "[x < n < r]",
      want: {
        code: "not_comparable",
        arguments: { left: "a yes or no", right: "a number", operator: "<" },
        suggestion: "x < n and n < r",
      },
    },
    {
      given: "[color == finish]",
      want: {
        code: "not_comparable",
        arguments: { left: "one of red, green, blue", right: "one of matt, gloss", operator: "==" },
      },
    },
    {
      given: "[cell == cell]",
      want: {
        code: "not_comparable",
        arguments: { left: "a row of a table", right: "a row of a table", operator: "==" },
      },
    },
    {
      given: 'color == ["gren"]',
      want: {
        code: "unknown_option",
        arguments: { option: "gren", options: "red, green, blue" },
        suggestion: '"green"',
      },
    },
    {
      given: '["rot"] != color',
      want: { code: "unknown_option", arguments: { option: "rot", options: "red, green, blue" } },
    },
    {
      given: 'weekday_of(born) == ["Monday"]',
      want: {
        code: "unknown_option",
        arguments: {
          option: "Monday",
          options: "monday, tuesday, wednesday, thursday, friday, saturday, sunday",
        },
        suggestion: '"monday"',
      },
    },
    {
      given: "[size == x]",
      want: {
        code: "not_comparable",
        arguments: { left: "a whole number of any size", right: "a number", operator: "==" },
      },
    },
  ],
  branches: [
    {
      given: "[agreed ? price : born]",
      want: { code: "branch_mismatch", arguments: { left: "an amount of money", right: "a date" } },
    },
    {
      given: "[agreed ? price : 1]",
      want: { code: "branch_mismatch", arguments: { left: "an amount of money", right: "a number" } },
    },
    {
      given: "[x] ? 1 : 2",
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "a number", where: "as the condition before `?`" },
      },
    },
    { given: 'agreed ? digits : ["x"]', want: { code: "text_untranslated", arguments: { options: "x" } } },
    {
      given: "[otherwise(tip, born)]",
      want: { code: "branch_mismatch", arguments: { left: "an amount of money", right: "a date" } },
    },
  ],
  "values that may be missing": [
    { given: "price + [tip]", want: { code: "optional_unguarded", arguments: { name: "tip" } } },
    { given: "given(tip) or [tip] > 0", want: { code: "optional_unguarded", arguments: { name: "tip" } } },
    {
      given: "not given(tip) ? [tip] + fee : fee",
      want: { code: "optional_unguarded", arguments: { name: "tip" } },
    },
    {
      given: "given(tip) and given(nickname) ? fee : [tip] + fee",
      want: { code: "optional_unguarded", arguments: { name: "tip" } },
    },
    { given: "length([cell.note])", want: { code: "optional_unguarded", arguments: { name: "cell.note" } } },
    {
      given: "price + ([agreed ? tip : fee])",
      want: { code: "optional_unguarded", arguments: { name: "this value" } },
    },
    {
      given: "given([price])",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "the name of a value that may be missing",
          got: "an amount of money",
          where: "in `given`",
        },
      },
    },
    {
      given: "given([price + fee])",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "the name of a value that may be missing",
          got: "an amount of money",
          where: "in `given`",
        },
      },
    },
    {
      given: "otherwise([price], 0)",
      want: {
        code: "type_mismatch",
        arguments: {
          want: "the name of a value that may be missing",
          got: "an amount of money",
          where: "in `otherwise`",
        },
      },
    },
  ],
};

describe.each(Object.entries(cases))("problems with %s", (_, group) => {
  test.each(group)("$given", ({ given, want }) => {
    const { formula, start, end } = marked(given);
    // The sides of a mismatch, and the names there are, are seen in tests/generator/mistakes/messages.
    const { parts: _parts, known: _known, ...problem } = problemsOf(formula)[0] ?? {};
    expect(problem).toEqual({ ...want, start, end });
  });
});

test("every mistake is told, each once", () => {
  const found = problemsOf("prise + zzz * ln(price) + mistaken");
  expect(found.map(({ code, start }) => [code, start])).toEqual([
    ["unknown_name", 0],
    ["unknown_name", 8],
    ["type_mismatch", 17],
  ]);
});

test("what uses a formula with a problem of its own is not blamed for it", () => {
  expect(problemsOf("mistaken + price")).toEqual([]);
  expect(problemsOf("sum(mistaken.x)")).toEqual([]);
});
