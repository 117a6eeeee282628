import { describe, expect, test } from "vitest";
import { problemsOf } from "./resolve-text.ts";

type Sections = Parameters<typeof problemsOf>[0];

/** Each mistake alone, with every problem it gives: its code, the text marked, what is suggested. */
const cases: Readonly<
  Record<
    string,
    readonly { readonly name: string; readonly given: Sections; readonly want: readonly string[] }[]
  >
> = {
  usual: [
    {
      name: "a value beyond the limits",
      given: { inputs: "bill: { type: money, default: 50, max: 100, usual: [20, 200] }" },
      want: ['bad_value at "200"'],
    },
    {
      name: "a value of another kind",
      given: { inputs: "bill: { type: money, default: 50, usual: [20, much] }" },
      want: ['bad_default at "much"'],
    },
  ],
  steps: [
    {
      name: "a formula that is not there",
      given: { formulas: "tip: bill / 2", outputs: "tip: {}", steps: "half: [tpi]" },
      want: ['unknown_name at "tpi" -> tip'],
    },
    {
      name: "a schedule that is not shown",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        formulas: "fees: sum(plan.fee)",
        outputs: "fees: {}",
        steps: "all: [plan]",
      },
      want: ['step_no_formula at "plan"'],
    },
  ],
  sums: [
    {
      name: "a part that is left out",
      given: {
        formulas: "tip: bill / 2\nfee: bill / 3\ntotal: bill + tip - fee",
        outputs: "total: { primary: true, sum_of: [bill, tip] }",
      },
      want: ['sum_differs at "sum_of"'],
    },
    {
      name: "a product",
      given: {
        formulas: "tip: bill / 2\ntotal: tip * 2",
        outputs: "total: { primary: true, sum_of: [tip, bill] }",
      },
      want: ['sum_differs at "sum_of"'],
    },
    {
      name: "a part that is not there",
      given: {
        formulas: "tip: bill / 2\ntotal: bill + tip",
        outputs: "total: { primary: true, sum_of: [bill, tpi] }",
      },
      want: ['unknown_name at "tpi" -> tip'],
    },
  ],
  names: [
    {
      name: "a formula named like an input",
      given: { formulas: "bill: 2" },
      want: ['duplicate_name at "bill"'],
    },
    {
      name: "a column named like a formula, which is worked out later",
      given: {
        formulas: "total: sum(plan.fee)\nfee: bill / 2",
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "total: {}\nfee: {}",
      },
      want: ['duplicate_name at "fee"'],
    },
    {
      name: "a column named like what is carried",
      given: {
        schedules:
          "plan: { each: month, at_most: 3, carry: { left: { start: bill, next: left } }, columns: { left: left } }",
        outputs: "plan: {}",
      },
      want: ['duplicate_name at "left"'],
    },
    {
      name: "an input named like what a schedule gives",
      given: {
        inputs: "bill: { type: money, default: 50 }\nindex: { type: number, default: 1 }",
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill + 0 * index * bill } }",
        outputs: "plan: {}",
      },
      want: ['duplicate_name at "each"'],
    },
    {
      name: "two examples of one id",
      given: {
        examples:
          "- { id: a, source: { title: A }, given: {}, expect: { bill: 50 } }\n- { id: a, source: { title: B }, given: {}, expect: { bill: 50 } }",
      },
      want: ['duplicate_name at "id"'],
    },
    {
      name: "a circle, once",
      given: { formulas: "a: b + bill\nb: c\nc: a", outputs: "a: {}" },
      want: ['circular_formula at "a"'],
    },
    {
      name: "what nothing uses",
      given: {
        inputs: "bill: { type: money, default: 50 }\nspare: { type: number, default: 1 }",
        constants: "half: 0.5",
        formulas: "double: bill * 2",
      },
      want: ['unused_name at "half"', 'unused_name at "double"', 'unused_name at "spare"'],
    },
    {
      name: "a broken formula, and no word about what it would have used or what uses it",
      given: {
        inputs: "bill: { type: money, default: 50 }\nrate: { type: percent, default: 5% }",
        formulas: "tip: bil * rate\ntotal: bill + tip",
        outputs: "tip: {}\ntotal: {}",
      },
      want: ['unknown_name at "bil" -> bill'],
    },
    {
      name: "names used by conditions, currencies and charts are used",
      given: {
        inputs:
          'mode: { type: choice, options: [a, b], default: a }\nbill: { type: money, default: 50, when: mode == "a", currency: { from: paid_in } }\npaid_in: { type: choice, options: [EUR, USD], default: EUR }\npart: { type: money, default: 1 }',
        outputs: "bill: {}",
        charts: "split: { kind: parts, of: [bill, part] }",
      },
      want: [],
    },
  ],
  values: [
    {
      name: "a default of another unit family",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5 kilogram }",
        outputs: "bill: {}\nwide: {}",
      },
      want: ['unit_of_another at "5 kilogram"'],
    },
    {
      name: "a default whose unit is written wrong",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5 fot }",
        outputs: "bill: {}\nwide: {}",
      },
      want: ['unknown_unit at "5 fot" -> foot'],
    },
    {
      name: "a default that is no option",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nsize: { type: choice, options: [small, large], default: smal }",
        outputs: "bill: {}\nsize: {}",
      },
      want: ['bad_default at "smal" -> small'],
    },
    {
      name: "a day that does not exist",
      given: {
        inputs: "bill: { type: money, default: 50 }\nday: { type: date, default: 2026-02-30 }",
        outputs: "bill: {}\nday: {}",
      },
      want: ['bad_default at "2026-02-30"'],
    },
    {
      name: "a day before the first",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nday: { type: date, default: 1999-12-31, min: 2000-01-01 }",
        outputs: "bill: {}\nday: {}",
      },
      want: ['default_out_of_bounds at "1999-12-31"'],
    },
    {
      name: "limits that leave nothing",
      given: { inputs: "bill: { type: money, default: 50, min: 100, max: 10 }" },
      want: ['bad_value at "10"'],
    },
    {
      name: "limits that leave nothing between them",
      given: { inputs: "bill: { type: money, default: 50, above: 10, below: 10 }" },
      want: ['bad_value at "10"'],
    },
    {
      name: "two limits for one end",
      given: { inputs: "bill: { type: money, default: 50, min: 0, above: 0 }" },
      want: ['bad_value at "above"'],
    },
    {
      name: "a default on a limit that is left out",
      given: { inputs: "bill: { type: money, default: 0, above: 0 }" },
      want: ['default_out_of_bounds at "0"'],
    },
    {
      name: "a limit in another type",
      given: { inputs: "bill: { type: money, default: 50, min: 5% }" },
      want: ['bad_limit at "5%"'],
    },
    {
      name: "a constant of a unit that is not there",
      given: { constants: "wide: 5 fot", formulas: "x: amount_in(wide, foot)", outputs: "x: {}\nbill: {}" },
      want: ['unknown_unit at "5 fot" -> foot'],
    },
    {
      name: "a constant that is no number",
      given: { constants: "half: one half", formulas: "x: bill * half", outputs: "x: {}" },
      want: ['bad_default at "one half"'],
    },
    {
      name: "a column a row does not have",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwork: { type: rows, columns: { score: { type: number } }, default: [{ scor: 1 }] }",
        formulas: "all_work: sum(work.score)",
        outputs: "bill: {}\nall_work: {}",
      },
      want: ['unknown_column at "scor" -> score'],
    },
    {
      name: "a value of a list",
      given: {
        schedules: "amounts: { of: [1, five], value: { type: money }, columns: { half: value / 2 } }",
        outputs: "bill: {}\namounts: {}",
      },
      want: ['bad_default at "five"'],
    },
  ],
  display: [
    {
      name: "a unit of another dimension",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5 }",
        outputs: "bill: {}\nwide: { unit: kilogram }",
      },
      want: ['unit_of_another at "kilogram"'],
    },
    {
      name: "a unit for a plain number",
      given: { formulas: "x: { value: 2, unit: meter }", outputs: "bill: {}\nx: {}" },
      want: ['unknown_unit at "meter"'],
    },
    {
      name: "one of several units",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5 }",
        outputs: "bill: {}\nwide: { units: [meter, fot] }",
      },
      want: ['unknown_unit at "fot" -> foot'],
    },
    {
      name: "a region's unit",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5, region_units: { US: pound } }",
        outputs: "bill: {}\nwide: {}",
      },
      want: ['unit_of_another at "pound"'],
    },
    {
      name: "a region's own value",
      given: {
        inputs:
          "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: meter, default: 5, max: 9, region_default: { US: 40 foot, GB: 3 pound } }\nsize: { type: choice, options: [a, b], default: a, region_default: { US: c } }",
        outputs: "bill: {}\nwide: {}\nsize: {}",
      },
      want: ['unit_of_another at "3 pound"', 'default_out_of_bounds at "40 foot"', 'bad_default at "c"'],
    },
    {
      name: "a currency chosen by nothing",
      given: { inputs: "bill: { type: money, default: 50, currency: { from: paid } }" },
      want: ['unknown_name at "paid"'],
    },
    {
      name: "a currency chosen by an amount",
      given: { inputs: "bill: { type: money, default: 50, currency: { from: bill } }" },
      want: ['type_mismatch at "bill"'],
    },
    {
      name: "a dimension no file measures",
      given: { formulas: "x: bill * bill", outputs: "x: {}" },
      want: ['cannot_show at "bill * bill"'],
    },
    {
      name: "digits in a base that is not there",
      given: {
        inputs: "bill: { type: money, default: 50 }\ncode: { type: digits, base: bas }",
        outputs: "bill: {}\ncode: {}",
      },
      want: ['unknown_name at "bas"'],
    },
  ],
  tables: [
    {
      name: "a column not worked out",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: { columns: [fees] }",
      },
      want: ['unknown_column at "fees" -> fee'],
    },
    {
      name: "years of no date",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: { by_year: { date: fee } }",
      },
      want: ['type_mismatch at "fee"'],
    },
    {
      name: "headings of no column",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: { headings: group }",
      },
      want: ['unknown_column at "group"'],
    },
    {
      name: "a chart of a column not there",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        charts: "c: { kind: bar, over: plan, x: index, y: [fees] }",
      },
      want: ['unknown_column at "fees" -> fee'],
    },
    {
      name: "a chart over nothing",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        charts: "c: { kind: bar, over: plam, x: index, y: [fee] }",
      },
      want: ['unknown_name at "plam" -> plan'],
    },
    {
      name: "a chart over a number",
      given: { charts: "c: { kind: bar, over: bill, x: index, y: [fee] }" },
      want: ['not_a_table at "bill"'],
    },
    {
      name: "a chart of parts that are tables",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        charts: "c: { kind: parts, of: [bill, plan] }",
      },
      want: ['type_mismatch at "plan"'],
    },
    {
      name: "a chart of a broken schedule says nothing more",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bil } }",
        outputs: "plan: {}",
        charts: "c: { kind: bar, over: plan, x: index, y: [fee] }",
      },
      want: ['unknown_name at "bil" -> bill'],
    },
  ],
  schedules: [
    {
      name: "a column before its turn",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { a: b, b: bill } }",
        outputs: "plan: {}",
      },
      want: ['unknown_name at "b"'],
    },
    {
      name: "the date of a schedule without days",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { a: month_of(date) } }",
        outputs: "plan: {}",
      },
      want: ['unknown_name at "date"'],
    },
    {
      name: "a column read outside",
      given: {
        formulas: "x: fee * 2",
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}\nx: {}",
      },
      want: ['unknown_name at "fee"'],
    },
    {
      name: "what is carried changes its kind",
      given: {
        schedules:
          "plan: { each: month, at_most: 3, carry: { left: { start: bill, next: index } }, columns: { a: left } }",
        outputs: "plan: {}",
      },
      want: ['type_mismatch at "index"'],
    },
    {
      name: "a dimension no file has",
      given: {
        schedules: "all_units: { units_of: bill, dimension: lenght }",
        outputs: "all_units: {}\nbill: {}",
      },
      want: ['unknown_dimension at "lenght" -> length'],
    },
  ],
  examples: [
    {
      name: "a value of nothing",
      given: { examples: "- { id: a, source: { title: A }, given: {}, expect: { bil: 50 } }" },
      want: ['unknown_name at "bil" -> bill'],
    },
    {
      name: "an input that is not there",
      given: { examples: "- { id: a, source: { title: A }, given: { bil: 1 }, expect: { bill: 50 } }" },
      want: ['unknown_name at "bil" -> bill'],
    },
    {
      name: "a variant that is not there",
      given: {
        variants: "tip: {}",
        examples: "- { id: a, variant: tips, source: { title: A }, given: {}, expect: { bill: 50 } }",
      },
      want: ['unknown_name at "tips" -> tip'],
    },
    {
      name: "a refusal that is not there",
      given: {
        refusals: "high: { when: bill > bill }",
        examples: "- { id: a, source: { title: A }, given: {}, refuses: hig }",
      },
      want: ['unknown_name at "hig" -> high'],
    },
    {
      name: "a table that is not looked into",
      given: { examples: "- { id: a, source: { title: A }, given: {}, refuses: outside.rates }" },
      want: ['unknown_name at "outside.rates"'],
    },
    {
      name: "a check that is not there",
      given: {
        checks: "enough: bill > 0",
        examples: "- { id: a, source: { title: A }, given: {}, problems: [enouh, below_minimum] }",
      },
      want: ['unknown_name at "enouh" -> enough'],
    },
    {
      name: "a day that does not exist",
      given: {
        examples: "- { id: a, today: 2026-02-30, source: { title: A }, given: {}, expect: { bill: 50 } }",
      },
      want: ['not_a_day at "2026-02-30"'],
    },
    {
      name: "a margin that is no number",
      given: { examples: "- { id: a, source: { title: A }, given: {}, expect: { bill: 50 +- some } }" },
      want: ['bad_expected at "50 +- some"'],
    },
    {
      name: "a whole table",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        examples: "- { id: a, source: { title: A }, given: {}, expect: { plan: 5 } }",
      },
      want: ['bad_expected at "plan"'],
    },
    {
      name: "a column without its row",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        examples: "- { id: a, source: { title: A }, given: {}, expect: { plan.fee: 5 } }",
      },
      want: ['bad_expected at "plan.fee"'],
    },
    {
      name: "a row counted from nought",
      given: {
        schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
        outputs: "plan: {}",
        examples: '- { id: a, source: { title: A }, given: {}, expect: { "plan[0].fee": 5 } }',
      },
      want: ['unknown_name at ""plan[0].fee""'],
    },
    {
      name: "no outcome, and two",
      given: { examples: "- { id: a, source: { title: A }, given: {} }" },
      want: ['example_outcome at "{ id: a, source: { title: A }, given: {} }"'],
    },
  ],
  variants: [
    {
      name: "an input that is not there",
      given: { variants: "tip: { set: { bil: 20 } }" },
      want: ['unknown_name at "bil" -> bill'],
    },
    {
      name: "a value of another type",
      given: { variants: "tip: { defaults: { bill: twenty } }" },
      want: ['bad_default at "twenty"'],
    },
  ],
  refusals: [
    {
      name: "a case an early refusal has ruled out",
      given: {
        inputs: "kind: { type: choice, options: [a, b, c], default: a }\nbill: { type: money, default: 50 }",
        refusals: 'no_c: { when: kind == "c" }',
        formulas: "rate: { by: kind, cases: { a: 1, b: 2, c: 3 } }",
        outputs: "bill: {}\nrate: {}",
      },
      want: ['unknown_option at "c"'],
    },
    {
      name: "a case a late refusal has not",
      given: {
        inputs: "kind: { type: choice, options: [a, b, c], default: a }\nbill: { type: money, default: 50 }",
        refusals: 'no_c: { when: kind == "c" and double > 0 }',
        formulas: "double: 2 * amount_in(bill, money)\nrate: { by: kind, cases: { a: 1, b: 2 } }",
        outputs: "bill: {}\nrate: {}",
      },
      want: ['case_missing at "{ a: 1, b: 2 }"'],
    },
  ],
};

describe.each(Object.entries(cases))("%s", (_, listed) => {
  test.each(listed)("$name", ({ given, want }) => {
    expect(problemsOf(given)).toEqual(want);
  });
});

describe("a formula's place, however it is written", () => {
  test.each([
    { name: "plain", formulas: "x: bill * rat" },
    { name: "quoted", formulas: "x: 'bill * rat'" },
    { name: "double quoted, with an escape", formulas: 'x: "bill\\u0020* rat"' },
    { name: "a block", formulas: "x: >-\n  bill *\n  rat" },
    { name: "a block that keeps its lines", formulas: "x: |-\n  bill *\n    rat" },
    { name: "over two lines", formulas: "x: bill *\n  rat" },
    { name: "the long form", formulas: "x: { value: bill * rat, digits: 2 }" },
    {
      name: "a map in a map in a map",
      formulas: "x: { by: kind, cases: { a: 1 * bill, b: 'bill * rat' } }",
    },
  ])("$name", ({ formulas }) => {
    const inputs =
      "bill: { type: money, default: 50 }\nrate: { type: percent, default: 5% }\nkind: { type: choice, options: [a, b], default: a }";
    expect(problemsOf({ inputs, formulas, outputs: "x: {}\nkind: {}\nrate: {}" })).toEqual([
      'unknown_name at "rat" -> rate',
    ]);
  });

  test("an alias is marked where it was written", () => {
    const inputs = "bill: { type: money, default: 50 }";
    expect(problemsOf({ inputs, formulas: "x: &sum bill + bil\ny: *sum", outputs: "x: {}\ny: {}" })).toEqual([
      'unknown_name at "bil" -> bill',
      'unknown_name at "bil" -> bill',
    ]);
  });
});
