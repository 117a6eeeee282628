import type { Value } from "../../../generator/runtime/answer.ts";
import { describe, expect, test } from "vitest";
import { keysAsked, analyzePage, type PageAnalysis } from "../../../generator/resolve/page-analysis.ts";
import { modelOf } from "./resolve-text.ts";

const inputs = `
kind: { type: choice, options: [a, b, c], default: a }
fast: { type: boolean, default: false }
bill: { type: money, default: 50 }
tip: { type: money, default: 5 }
day: { type: date, default: 2026-01-01 }`;

const everything =
  "all: { value: bill + tip, when: 'not fast or day > date_of(2020, 1, 1) or kind == \"c\"' }";

const table = (on: string, rows: string): Readonly<Record<string, string>> => ({
  "finance/tables/rates.yaml": `id: rates
keys: { kind: { type: choice, options: [a, b, c] }, fast: { type: boolean } }
columns: { rate: { type: number }, limit: { type: number } }
periods:
  - ${on}citation: { title: Rates, status: official, checked_on: 2026-01-01 }
    rows: ${rows}
`,
});
const rows =
  "[[a, true, 1, 7], [a, false, 1, 8], [b, true, 2, 7], [b, false, 3, 8], [c, true, 4, 9], [c, false, 4, 9]]";

function settled(
  own: Parameters<typeof modelOf>[0],
  set: Readonly<Record<string, Value>>,
  tables: Readonly<Record<string, string>> = {},
  texts: Readonly<Record<string, readonly string[]>> = {},
): PageAnalysis {
  const outputs = `${own.outputs ?? ""}\n${everything}`;
  const model = modelOf(
    {
      inputs,
      ...own,
      outputs,
      examples: "- { id: x, source: { title: A }, given: {}, expect: { all: 55 } }",
    },
    tables,
  );
  // `all` reads every input: it only keeps the formulas used, and does not belong to the page.
  const outputsOnPage = model.outputs.filter(({ id }) => id !== "all");
  return analyzePage(
    { ...model, outputs: outputsOnPage },
    { set, namesBeside: () => [], namesIn: (key) => texts[key] ?? [] },
  );
}

function asked(...given: Parameters<typeof settled>): readonly string[] {
  return [...settled(...given).asked].toSorted();
}

describe("a page asks for what can change its answer", () => {
  test.each([
    {
      name: "what a branch that cannot be taken reads is left out",
      formula: '"kind == \\"a\\" ? bill : tip"',
      want: ["bill"],
    },
    {
      name: "what no set input decides stays",
      formula: '"fast ? bill : tip"',
      want: ["bill", "fast", "tip"],
    },
    {
      name: "a condition that other inputs cannot change",
      formula: '"kind == \\"b\\" and fast ? tip : bill"',
      want: ["bill"],
    },
    { name: "membership", formula: '"kind in [\\"b\\", \\"c\\"] ? tip : bill"', want: ["bill"] },
    {
      name: "a case that is set",
      formula: "{ by: kind, cases: { a: bill }, otherwise: tip }",
      want: ["bill"],
    },
    { name: "cases of one value", formula: "{ by: kind, cases: { a: 1 }, otherwise: tip / bill }", want: [] },
    {
      name: "the first that is true",
      formula:
        '{ cases: [{ when: "kind == \\"b\\"", value: tip }, { when: "kind == \\"a\\"", value: bill }], otherwise: tip }',
      want: ["bill"],
    },
  ])("$name", ({ formula, want }) => {
    expect(asked({ formulas: `x: ${formula}`, outputs: "x: {}" }, { kind: "a" })).toEqual(want);
  });

  test("of a row, only the keys that its column differs by", () => {
    const own = (column: string) => ({
      formulas: `row: { lookup: rates, keys: { kind: kind, fast: fast } }\nx: row.${column}`,
      outputs: "x: {}",
    });
    expect(asked(own("rate"), { kind: "a" }, table("", rows))).toEqual([]);
    expect(asked(own("rate"), { kind: "b" }, table("", rows))).toEqual(["fast"]);
    expect(asked(own("limit"), { kind: "a" }, table("", rows))).toEqual(["fast"]);
  });

  test("a day that may lie outside the table is asked for, though every row says the same", () => {
    const own = {
      formulas: "row: { lookup: rates, keys: { kind: kind, fast: fast }, on: day }\nx: row.rate",
      outputs: "x: {}",
    };
    expect(asked(own, { kind: "a" }, table("from: 2020-01-01\n    ", rows))).toEqual(["day"]);
  });

  test("an output that never comes up brings nothing", () => {
    const page = settled(
      { formulas: "x: bill", outputs: "x: {}\ny: { value: tip + bill, when: 'kind == \"b\"' }" },
      { kind: "a" },
    );
    expect([...page.asked]).toEqual(["bill"]);
    expect([...page.outputs]).toEqual(["x"]);
  });

  test("an input that is hidden there is no question", () => {
    const own = {
      inputs: inputs.replace(
        "tip: { type: money, default: 5 }",
        "tip: { type: money, default: 5, when: 'kind != \"a\"', hidden: 0 }",
      ),
      formulas: "x: bill + tip",
      outputs: "x: {}",
    };
    expect(asked(own, { kind: "a" })).toEqual(["bill"]);
    expect(asked(own, { kind: "b" })).toEqual(["bill", "tip"]);
  });

  test.each([
    { name: "the value it says", hidden: ", hidden: none" },
    { name: "its default", hidden: "" },
  ])("a choice that is hidden there has $name, and what hangs on it is no question either", ({ hidden }) => {
    const own = {
      inputs: inputs.replace(
        "tip: { type: money, default: 5 }",
        `extra: { type: choice, options: [none, some], default: none, when: 'kind != "a"'${hidden} }
late: { type: boolean, default: false, when: 'extra == "some"' }
tip: { type: money, default: 5, when: late }`,
      ),
      formulas: "x: bill + tip",
      outputs: "x: {}",
    };
    expect(asked(own, { kind: "a" })).toEqual(["bill"]);
    expect(asked(own, { kind: "b" })).toEqual(["bill", "extra", "late", "tip"]);
  });

  test("a check of what is asked for brings what it is compared with, another check does not", () => {
    const own = { formulas: "x: bill", outputs: "x: {}" };
    expect(asked({ ...own, checks: "small: tip < bill" }, { kind: "a" })).toEqual(["bill", "tip"]);
    expect(asked({ ...own, checks: "small: tip < quantity(100, money)" }, { kind: "a" })).toEqual(["bill"]);
  });

  test("a text that names an input asks for it", () => {
    const own = { formulas: "x: bill", outputs: "x: {}" };
    expect(asked(own, { kind: "a" }, {}, { answer: ["fast", "x"] })).toEqual(["bill", "fast"]);
  });
});

describe("a page that only refuses", () => {
  const own = { formulas: "x: bill", outputs: "x: {}", checks: "small: tip < bill" };

  test("asks for nothing", () => {
    const page = settled({ ...own, refusals: "never: { when: 'kind == \"a\"' }" }, { kind: "a" });
    expect(page).toMatchObject({ asked: new Set(), outputs: new Set(), refusal: "never" });
  });

  test("asks for what may refuse for another reason before", () => {
    const refusals = "late: { when: 'day > date_of(2030, 1, 1)' }\nnever: { when: 'kind == \"a\"' }";
    expect(asked({ ...own, refusals }, { kind: "a" })).toEqual(["day"]);
  });
});

test("a lookup asks for fewer rows where its keys cannot have every value", () => {
  const model = modelOf(
    {
      inputs,
      formulas:
        'row: { lookup: rates, keys: { kind: "kind == \\"a\\" ? \\"b\\" : \\"c\\"", fast: fast } }\nx: row.rate + row.limit',
      outputs: `x: {}\n${everything}`,
      examples: "- { id: x, source: { title: A }, given: {}, expect: { all: 55 } }",
    },
    table("", rows),
  );
  expect(keysAsked(model, "rates")).toEqual([{ kind: ["b", "c"] }]);
});
