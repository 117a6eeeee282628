import { describe, expect, test } from "vitest";
import { nameChoices } from "../../../generator/words/words.ts";
import { modelOf } from "./resolve-text.ts";

describe("variants", () => {
  const variants = "tip: {}\ntip-fifteen: { set: { bill: 1_000.50 }, defaults: { rate: 15% } }";
  const inputs = "bill: { type: money, default: 50 }\nrate: { type: percent, default: 5% }";

  test("are the pages beside the folder, with texts a URL can hold", () => {
    const { background } = modelOf(
      { inputs, outputs: "bill: {}\nrate: {}", variants },
      {},
      "finance/money/tipping",
    );
    expect(background.variants).toEqual([
      { slug: "tip", route: "finance/money/tip", fixed: {}, defaults: {} },
      {
        slug: "tip-fifteen",
        route: "finance/money/tip-fifteen",
        fixed: { bill: "1000.5" },
        defaults: { rate: "15%" },
      },
    ]);
  });

  test("without any, the folder is the page", () => {
    expect(modelOf({}, {}, "finance/money/tipping").background.variants).toEqual([
      { slug: "tipping", route: "finance/money/tipping", fixed: {}, defaults: {} },
    ]);
  });

  test("an example is of the first unless it names one", () => {
    const examples =
      "- { id: a, source: { title: A }, given: {}, expect: { bill: 50 } }\n- { id: b, variant: tip-fifteen, source: { title: A }, given: {}, expect: { bill: 50 } }";
    const { background } = modelOf({ inputs, outputs: "bill: {}\nrate: {}", variants, examples });
    expect(background.examples.map(({ variant }) => variant)).toEqual(["tip", "tip-fifteen"]);
  });
});

describe("what an example expects", () => {
  const inputs =
    "bill: { type: money, default: 50 }\nwide: { type: quantity, dimension: length, unit: foot, default: 10 foot }\nyears: { type: integer, unit: year, default: 3 }\nwork: { type: rows, columns: { score: { type: percent }, name: { type: text } }, default: [{ score: 5%, name: a~b }] }";
  const sections = {
    inputs,
    formulas:
      "long: { value: wide * 2, unit: foot }\nshare: { value: average(work.score), as: percent }\nbig: bill > 0\nname_of: last(work.name)",
    schedules: "plan: { each: month, at_most: 3, columns: { fee: bill } }",
    outputs: "bill: {}\nlong: {}\nyears: { unit: year }\nshare: {}\nbig: {}\nname_of: {}\nplan: {}",
  };
  test.each([
    { written: "bill: 761.78 +- 0.005", want: { path: "bill", value: 761.78, within: 0.005 } },
    { written: "bill: 1_000", want: { path: "bill", value: 1000, within: 0 } },
    // In the unit the page shows, carried in meters.
    { written: "long: 20 +- 1", want: { path: "long", value: 6.096, within: 0.3048 } },
    { written: "long: 6.096 meter", want: { path: "long", value: 6.096, within: 0 } },
    { written: "years: 3", want: { path: "years", value: 36, within: 0 } },
    { written: "share: 0.05", want: { path: "share", value: 0.05, within: 0 } },
    { written: "big: yes", want: { path: "big", value: true, within: 0 } },
    { written: "name_of: a~b", want: { path: "name_of", value: "a~b", within: 0 } },
    { written: "name_of: null", want: { path: "name_of", value: null, within: 0 } },
    { written: '"plan[3].fee": 50', want: { path: "plan[3].fee", value: 50, within: 0 } },
  ])("$written", ({ written, want }) => {
    const { examples } = modelOf({
      ...sections,
      examples: `- { id: a, source: { title: A }, given: {}, expect: { ${written} } }`,
    });
    expect(examples.map(({ outcome }) => outcome)).toEqual([{ kind: "values", expected: [want] }]);
  });

  test("what it is given becomes texts, rows with their cells joined", () => {
    const { background } = modelOf({
      ...sections,
      examples:
        "- { id: a, source: { title: A }, given: { bill: 1e3, wide: 2, years: 5, work: [{ score: 6.5%, name: c~d }, { name: e }] }, expect: { bill: 1_000 } }",
    });
    expect(background.examples[0]?.given).toEqual({
      bill: "1000",
      wide: "2 foot",
      years: "5",
      work: ["6.5%~c\\~d", "~e"],
    });
  });

  test("a problem of a check is its check's", () => {
    const { examples } = modelOf({
      checks: "enough: bill > 0",
      examples: "- { id: a, source: { title: A }, given: { bill: 0 }, problems: [enough, required] }",
    });
    expect(examples[0]?.outcome).toEqual({ kind: "problems", codes: ["check.enough", "required"] });
  });
});

describe("the order of statements", () => {
  test("is that of what they need, not of the file", () => {
    const { statements } = modelOf({
      inputs: "bill: { type: money, default: 50 }\nage: { type: integer, default: 30 }",
      checks: "some_tip: { that: tip > 0, at: [bill] }\nadult: age >= 18",
      refusals: "old: { when: age > 120 }",
      formulas: "total: bill + tip\ntip: bill * 0.15",
      outputs: "total: {}",
    });
    expect(statements.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "check adult",
      "refusal old",
      "formula tip",
      "check some_tip",
      "formula total",
    ]);
  });

  test("a check stands at the inputs it names, unless it says otherwise", () => {
    const { statements } = modelOf({
      inputs: "low: { type: money, default: 5 }\nhigh: { type: money, default: 50 }",
      checks: "ordered: low <= high\nfar: { that: high - low > 0, at: [high] }",
      outputs: "low: {}",
      examples: "- { id: a, source: { title: A }, given: {}, expect: { low: 5 } }",
    });
    expect(statements.map((statement) => (statement.kind === "check" ? statement.at : []))).toEqual([
      ["low", "high"],
      ["high"],
    ]);
  });
});

describe("narrowing after refusals", () => {
  test.each(['kind == "c" or "d" == kind', 'kind in ["c", "d"]'])(
    "options refused early need no case: %s",
    (when) => {
      const { statements } = modelOf({
        inputs: "kind: { type: choice, options: [a, b, c, d], default: a }",
        refusals: `gone: { when: '${when}' }`,
        formulas: "rate: { by: kind, cases: { a: 1, b: 2 } }",
        outputs: "rate: {}",
        examples: "- { id: a, source: { title: A }, given: {}, expect: { rate: 1 } }",
      });
      expect(statements.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["refusal gone", "cases rate"]);
    },
  );
});

describe("names of options", () => {
  const model = modelOf({
    inputs:
      "kind: { type: choice, options: [small, B1], default: small }\nday: { type: date, default: today }",
    formulas:
      'verdict: \'kind == "small" ? "good" : "bad"\'\nweekday: weekday_of(day)\nsame: \'kind == "small" ? kind : kind\'',
    outputs: "verdict: {}\nweekday: {}\nsame: {}",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { verdict: good } }",
  });
  const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const shared = (option: string): string | undefined =>
    weekdays.includes(option) ? `shared ${option}` : undefined;

  test("stand where the choice is, or where the input is that has the same options", () => {
    const { words, missing } = nameChoices(
      model,
      {
        "inputs.kind.options.small": "Small",
        "outputs.verdict.options.good": "Good",
        "outputs.verdict.options.bad": "Bad",
      },
      shared,
      "en",
    );
    expect(missing).toEqual([]);
    expect(words).toMatchObject({
      "choices.kind.small": "Small",
      "choices.kind.B1": "B1",
      "choices.verdict.good": "Good",
      "choices.verdict.bad": "Bad",
      "choices.weekday.monday": "shared monday",
    });
    expect(Object.keys(words).some((key) => key.includes(".options."))).toBe(false);
  });

  test.each([
    { tag: "en", want: "USD zz AED ALL" },
    { tag: "es", want: "USD zz ALL AED" },
  ])("by name after those that come first, in $tag", ({ tag, want }) => {
    const listed = modelOf({
      inputs: "coin: { type: choice, options: [AED, ALL, zz, USD], by_name_after: [USD, zz], default: USD }",
      outputs: "coin: {}",
      examples: "- { id: a, source: { title: A }, given: {}, expect: { coin: USD } }",
    });
    const names = tag === "en" ? { AED: "dirham", ALL: "lek" } : { AED: "zirham", ALL: "lek" };
    const { words } = nameChoices(
      listed,
      { "inputs.coin.options.zz": "A" },
      (option) => (option === "AED" || option === "ALL" ? names[option] : undefined),
      tag,
    );
    expect(words["orders.coin"]).toBe(want);
  });

  test("come from another list only where it names them all: class I is no level I", () => {
    const graded = modelOf({
      inputs:
        "level: { type: choice, options: [I, II], default: I }\nclass: { type: choice, options: [I, A, B], default: I }",
      outputs: 'level: {}\nsame: { value: "class" }',
      examples: "- { id: a, source: { title: A }, given: {}, expect: { level: I } }",
    });
    const listed = {
      "inputs.class.options.I": "Class I",
      "inputs.class.options.A": "A",
      "inputs.class.options.B": "B",
    };
    const { words } = nameChoices(graded, listed, () => undefined, "en");
    expect([words["choices.level.I"], words["choices.class.I"]]).toEqual(["I", "Class I"]);
  });

  test("are missing where no list and no language names them", () => {
    const { missing } = nameChoices(model, { "outputs.verdict.options.good": "Good" }, shared, "en");
    expect(missing.toSorted()).toEqual(["inputs.kind.options.small", "outputs.verdict.options.bad"]);
  });
});

describe("schedules", () => {
  test("give their formulas `index`, `date`, what is carried and the columns before", () => {
    const { statements } = modelOf({
      inputs: "loan: { type: money, default: 100 }\nfirst_day: { type: date, default: today }",
      schedules:
        "plan:\n  each: month\n  from: first_day\n  at_most: 12\n  carry: { opening: { start: loan, next: left } }\n  columns: { paid: loan / 12, left: opening - paid, number_of_row: index, month_number: month_of(date) }\n  until: left <= 0",
      outputs: "plan: {}",
      examples: '- { id: a, source: { title: A }, given: {}, expect: { "plan[1].paid": 8.33 +- 0.01 } }',
    });
    const [plan] = statements;
    expect(plan?.kind === "schedule" ? Object.keys(plan.type.columns) : []).toEqual([
      "index",
      "date",
      "paid",
      "left",
      "number_of_row",
      "month_number",
    ]);
  });

  test("two may use the same names", () => {
    const schedules =
      "one: { each: year, at_most: 2, columns: { fee: bill } }\ntwo: { each: year, at_most: 2, columns: { fee: bill } }";
    expect(modelOf({ schedules, outputs: "bill: {}\none: {}\ntwo: {}" }).statements).toHaveLength(2);
  });
});
