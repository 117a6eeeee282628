import { describe, expect, test } from "vitest";
import type { Citation } from "../../../generator/runtime/answer.ts";
import { reachesOrPasses } from "../../../generator/runtime/open-edge.ts";
import { lookUp, outsideTable, type Table } from "../../../generator/runtime/table.ts";

const cited = (title: string): Citation => ({ title, status: "official", checked_on: "2026-11-21" });

/** WHO's classes of body mass index for adults: each holds from its lower edge on. */
const classes: Table<{ readonly class: string }> = {
  id: "bmi_classes",
  keys: [{ id: "bmi", kind: "range" }],
  periods: [
    {
      citations: [cited("WHO")],
      rows: [
        { keys: { bmi: 0 }, values: { class: "underweight" } },
        { keys: { bmi: 18.5 }, values: { class: "normal" } },
        { keys: { bmi: 25 }, values: { class: "overweight" } },
        { keys: { bmi: 30 }, values: { class: "obesity" }, citations: [cited("WHO TRS 894")] },
      ],
    },
  ],
};

/** Rates that nobody announces an end of. */
const rates: Table<{ readonly rate: number }> = {
  id: "rates",
  keys: [],
  periods: [
    {
      from: "2026-01-31",
      staleAfter: 30,
      citations: [cited("Rates")],
      rows: [{ keys: {}, values: { rate: 1.1 } }],
    },
  ],
};

test.each([
  { on: "2026-01-31", isStale: undefined },
  { on: "2026-03-02", isStale: undefined },
  { on: "2026-03-03", isStale: true },
])("rates of January 31 on $on, good for 30 days", ({ on, isStale }) => {
  const found = lookUp(rates, {}, on);
  expect(found.kind === "found" ? found.source.isStale : found).toBe(isStale);
});

/** Minimum wage per hour in the United States: 29 U.S.C. 206(a)(1). */
const wages: Table<{ readonly hourly: number }> = {
  id: "minimum_wage",
  keys: [],
  periods: [
    {
      from: "2007-07-24",
      through: "2008-07-23",
      citations: [cited("2007")],
      rows: [{ keys: {}, values: { hourly: 5.85 } }],
    },
    {
      from: "2008-07-24",
      through: "2009-07-23",
      citations: [cited("2008")],
      rows: [{ keys: {}, values: { hourly: 6.55 } }],
    },
    { from: "2009-07-24", citations: [cited("2009")], rows: [{ keys: {}, values: { hourly: 7.25 } }] },
  ],
};

describe("ranges", () => {
  test.each([
    { given: 0, want: "underweight" },
    { given: 18.499999, want: "underweight" },
    { given: 18.5, want: "normal" },
    { given: 24.9, want: "normal" },
    // 0.1 + 24.9 falls short of 25 in binary on other paths; so close, it lies on the edge.
    { given: 24.999999999999996, want: "overweight" },
    { given: 24.99999999, want: "normal" },
    { given: 1000, want: "obesity" },
  ])("$given is $want", ({ given, want }) => {
    expect(lookUp(classes, { bmi: given })).toMatchObject({ kind: "found", row: { class: want } });
  });

  test("below the first edge, or no number", () => {
    expect(lookUp(classes, { bmi: -0.1 }).kind).toBe("outside");
    expect(lookUp(classes, { bmi: Number.NaN }).kind).toBe("outside");
  });

  test("a row's own citation goes before the period's", () => {
    expect(lookUp(classes, { bmi: 31 })).toMatchObject({ source: { citations: [{ title: "WHO TRS 894" }] } });
    expect(lookUp(classes, { bmi: 26 })).toMatchObject({ source: { citations: [{ title: "WHO" }] } });
  });
});

describe("periods", () => {
  test.each([
    { on: "2007-07-24", want: 5.85 },
    { on: "2008-07-23", want: 5.85 },
    { on: "2008-07-24", want: 6.55 },
    { on: "2030-01-01", want: 7.25 },
  ])("$on: $want", ({ on, want }) => {
    expect(lookUp(wages, {}, on)).toMatchObject({ kind: "found", row: { hourly: want } });
  });

  test("before the first", () => {
    expect(lookUp(wages, {}, "2007-07-23")).toEqual({ kind: "outside" });
    expect(outsideTable(wages, "2007-07-23")).toEqual({
      reason: "outside.minimum_wage",
      citations: [cited("2007")],
      arguments: { date: "2007-07-23", from: "2007-07-24" },
    });
  });

  test("outside, the official text in place of those that quote it", () => {
    const official = { title: "29 U.S.C. 206(a)", url: "https://uscode.house.gov/view.xhtml?req=29-206" };
    expect(outsideTable({ ...wages, official }, "2007-07-23")).toEqual({
      reason: "outside.minimum_wage",
      official,
      arguments: { date: "2007-07-23", from: "2007-07-24" },
    });
  });

  test("after the last, and the source says which held", () => {
    const ended: typeof wages = { ...wages, periods: wages.periods.slice(0, 2) };
    expect(lookUp(ended, {}, "2009-07-24")).toEqual({ kind: "outside" });
    expect(outsideTable(ended, "2009-07-24").citations).toEqual([cited("2008")]);
    expect(lookUp(wages, {}, "2008-01-01")).toMatchObject({
      source: { from: "2007-07-24", through: "2008-07-23" },
    });
  });
});

describe("several ranges, edges that begin above", () => {
  /** Of an amount up to 0.5, then of a value up to 100; above 0.5 the value does not matter up to a year, from which it does. */
  const boxes: Table<{ readonly box: string }> = {
    id: "boxes",
    keys: [
      { id: "amount", kind: "range", reaches: reachesOrPasses },
      { id: "value", kind: "range", reaches: reachesOrPasses },
      { id: "since", kind: "range", reaches: reachesOrPasses },
    ],
    periods: [
      {
        citations: [cited("boxes")],
        rows: [
          { keys: { amount: 0, value: 0, since: "1990-01-01" }, values: { box: "small" } },
          { keys: { amount: 0, value: 100, since: "1990-01-01" }, above: ["value"], values: { box: "dear" } },
          {
            keys: { amount: 0.3, value: 0, since: "1990-01-01" },
            above: ["amount"],
            values: { box: "large" },
          },
          {
            keys: { amount: 0.3, value: 0, since: "2010-01-25" },
            above: ["amount", "since"],
            values: { box: "recent" },
          },
        ],
      },
    ],
  };
  test.each([
    { amount: 0, value: 0, since: "2020-01-01", want: "small" },
    { amount: 0.3, value: 100, since: "2020-01-01", want: "small" },
    // In doubles 0.1 + 0.2 is more than 0.3; it lies on the edge all the same.
    { amount: 0.1 + 0.2, value: 100, since: "2020-01-01", want: "small" },
    { amount: 0.3, value: 100.01, since: "2020-01-01", want: "dear" },
    { amount: 0.30000001, value: 0, since: "2010-01-25", want: "large" },
    { amount: 0.30000001, value: 500, since: "2010-01-24", want: "large" },
    { amount: 0.30000001, value: 500, since: "2010-01-26", want: "recent" },
  ])("$amount worth $value since $since is $want", ({ want, ...keys }) => {
    expect(lookUp(boxes, keys)).toMatchObject({ kind: "found", row: { box: want } });
  });

  test("before the first", () => {
    expect(lookUp(boxes, { amount: -1, value: 5, since: "2020-01-01" }).kind).toBe("outside");
    expect(lookUp(boxes, { amount: 1, value: -5, since: "2020-01-01" }).kind).toBe("outside");
  });
});

test("exact keys beside a range", () => {
  const fines: Table<{ readonly fine: number }> = {
    id: "fines",
    keys: [
      { id: "zone", kind: "exact" },
      { id: "over", kind: "range" },
    ],
    periods: [
      {
        citations: [cited("fines")],
        rows: [
          { keys: { zone: "school", over: 0 }, values: { fine: 250 } },
          { keys: { zone: "road", over: 0 }, values: { fine: 10 } },
          { keys: { zone: "road", over: 10 }, values: { fine: 30 } },
        ],
      },
    ],
  };
  const fine = (zone: string, over: number) => lookUp(fines, { zone, over });
  expect(fine("school", 40)).toMatchObject({ row: { fine: 250 } });
  expect(fine("road", 9)).toMatchObject({ row: { fine: 10 } });
  expect(fine("road", 10)).toMatchObject({ row: { fine: 30 } });
  expect(fine("lane", 10).kind).toBe("outside");
});
