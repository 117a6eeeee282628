import { describe, expect, test } from "vitest";
import { comparedLines, type ComparedLine } from "../../../generator/presentation/compared.ts";
import { createPresenter, type Presenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { CalculatorDescription } from "../../../generator/runtime/description.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { writeExact } from "../../../generator/runtime/exact-text.ts";
import { fractionDisplay } from "../../../generator/runtime/fraction-text.ts";
import type { Scalar } from "../../../generator/runtime/answer.ts";
import type { Message } from "../../../generator/runtime/words.ts";
import { compileMessage } from "../../../generator/words/message.ts";
import { emptyDescription } from "../../setup/empty-description.ts";

const money: Display = { kind: "money", digits: "currency", currency: "USD" };
const percent: Display = { kind: "percent", digits: { minimum: 0, maximum: 3 } };
const own: Display = { kind: "money", digits: "currency", currency: { from: "currency" } };
const number: Display = { kind: "number", digits: { minimum: 0, maximum: 3 } };
const decimal: Display = { kind: "decimal" };
const rounded: Display = {
  kind: "exact",
  write: writeExact,
  digits: { minimum: 0, maximum: 6, significant: 12 },
};
const month: Display = { kind: "date", precision: "month" };
const day: Display = { kind: "date", precision: "day" };

const amountOf = (unit: string): Message =>
  compileMessage(`{count, plural, one {# ${unit}} other {# ${unit}s}}`, "en").message;

const description: CalculatorDescription = {
  ...emptyDescription,
  outputs: [
    { id: "interest", type: "value", display: money },
    { id: "total", type: "value", display: money, primary: true, sumOf: [{ id: "payment" }, { id: "tax" }] },
    { id: "tax", type: "value", display: money },
    { id: "rate", type: "value", display: percent },
    { id: "fee", type: "value", display: own },
    { id: "inverse", type: "value", display: number },
    { id: "exact", type: "value", display: decimal },
    { id: "rounded", type: "value", display: rounded },
    { id: "fraction", type: "value", display: fractionDisplay },
    { id: "paid_off", type: "value", display: month },
    { id: "due", type: "value", display: day },
  ],
};

function answer(values: Readonly<Record<string, Scalar>>, tag = "en-US"): Presenter {
  const names = [
    "interest",
    "total",
    "tax",
    "payment",
    "rate",
    "fee",
    "inverse",
    "exact",
    "rounded",
    "fraction",
    "paid_off",
    "due",
  ];
  const translator = createTranslator(
    { id: "en", name: "English", tag, dir: "ltr" },
    {
      ...Object.fromEntries(names.map((id) => [`outputs.${id}.label`, id])),
      "formulas.payment": "payment",
      "compare.points": amountOf("percentage point"),
      "units.year.amount": amountOf("year"),
      "units.month.amount": amountOf("month"),
      "units.day.amount": amountOf("day"),
    },
  );
  return createPresenter(
    description,
    {
      read: { inputs: undefined, values: {}, visible: {}, problems: [], notices: [], canonical: {} },
      answer: { status: "answered", values, trace: () => values, used: [] },
      today: "2026-11-27",
    },
    translator,
  );
}

const base = {
  total: 120,
  payment: 100,
  tax: 20,
  interest: 7,
  rate: 0.05,
  paid_off: "2050-06-01",
  due: "2026-01-31",
};
const compared = (...more: readonly Readonly<Record<string, Scalar>>[]): readonly ComparedLine[] =>
  comparedLines([answer(base), ...more.map((each) => answer({ ...base, ...each }))], [], ["interest"]);
const line = (id: string, ...more: readonly Readonly<Record<string, Scalar>>[]): ComparedLine | undefined =>
  compared(...more).find((each) => each.id === id);

describe("answers beside each other", () => {
  test("begin with the parts of the sum, then the main result, then the key figures, then what differs", () => {
    expect(compared({ total: 125, tax: 25, rate: 0.06 }).map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      "part payment",
      "part tax",
      "main total",
      "figure interest",
      "figure rate",
    ]);
  });

  test("leave out what is the same, but for the key figures", () => {
    expect(compared({}).map(({ id }) => id)).toEqual(["payment", "tax", "total", "interest"]);
  });

  test("show each answer's figure, and what the last has more or less than the first", () => {
    expect(line("total", { total: 90 }, { total: 125.5 })).toMatchObject({
      shown: ["$120.00", "$90.00", "$125.50"],
      difference: { amount: "$5.50", way: "more" },
    });
    expect(line("total", { total: 125.5 }, { total: 90 })?.difference).toEqual({
      amount: "$30.00",
      way: "less",
    });
  });

  test("tell the difference of money between what is shown, so that it adds up on paper", () => {
    expect(line("total", { total: 120.504 })?.difference).toEqual({ amount: "$0.50", way: "more" });
    expect(line("total", { total: 120.004 })?.difference).toBeUndefined();
  });

  test.each([
    { given: { paid_off: "2045-06-01" }, want: { amount: "5 years", way: "earlier" } },
    { given: { paid_off: "2051-08-01" }, want: { amount: "14 months", way: "later" } },
    { given: { paid_off: "2050-07-01" }, want: { amount: "1 month", way: "later" } },
  ])("count whole months and years between months: $want.amount", ({ given, want }) => {
    expect(line("paid_off", given)?.difference).toEqual(want);
  });

  test.each([
    { given: { due: "2026-03-01" }, want: { amount: "29 days", way: "later" } },
    { given: { due: "2025-12-31" }, want: { amount: "1 month", way: "earlier" } },
    { given: { due: "2025-12-30" }, want: { amount: "32 days", way: "earlier" } },
  ])("count days between days that are not whole months apart: $want.amount", ({ given, want }) => {
    expect(line("due", given)?.difference).toEqual(want);
  });

  // 6% − 5% is 1 percentage point, though 20% more; 8.25% − 5% are 3.25.
  test.each([
    { given: { rate: 0.06 }, want: { amount: "1 percentage point", way: "more" } },
    { given: { rate: 0.0825 }, want: { amount: "3.25 percentage points", way: "more" } },
    { given: { rate: 0.018 }, want: { amount: "3.2 percentage points", way: "less" } },
  ])("tell points between percentages: $want.amount", ({ given, want }) => {
    expect(line("rate", given)?.difference).toEqual(want);
  });

  test("take no amount from one in another currency, nor a bare number from that of another", () => {
    const lines = comparedLines(
      [
        answer({ ...base, currency: "EUR", fee: 88.02, inverse: 1.13 }),
        answer({ ...base, currency: "JPY", fee: 15_748, inverse: 0.006 }),
      ],
      [],
      [],
    );
    expect(lines.find(({ id }) => id === "fee")).toMatchObject({
      shown: ["€88.02", "¥15,748"],
      difference: undefined,
      isInTwoCurrencies: true,
    });
    expect(lines.find(({ id }) => id === "inverse")?.difference).toBeUndefined();
  });

  test("take an amount from one in the same currency", () => {
    const lines = comparedLines(
      [answer({ ...base, currency: "EUR", fee: 88 }), answer({ ...base, currency: "EUR", fee: 90.5 })],
      [],
      [],
    );
    expect(lines.find(({ id }) => id === "fee")?.difference).toEqual({ amount: "€2.50", way: "more" });
  });

  // 5 + 5 − 12 · 3 is −26; between numbers of thirty digits is what no double holds.
  test.each([
    { id: "exact", before: "36", after: "10", want: { amount: "26", way: "less" } },
    {
      id: "exact",
      before: "100000000000000000000000000000",
      after: "100000000000000000000000000000.5",
      want: { amount: "0.5", way: "more" },
    },
    { id: "rounded", before: "36", after: "10", want: { amount: "26", way: "less" } },
    {
      id: "rounded",
      before: "0.3333333333333333333333333333333333",
      after: "0.6666666666666666666666666666666667",
      want: { amount: "0.333333333333", way: "more" },
    },
    { id: "fraction", before: "1/3", after: "2/3", want: { amount: "1/3", way: "more" } },
    { id: "fraction", before: "2", after: "5/4", want: { amount: "3/4", way: "less" } },
  ])("tell what lies between exact results: $id, $before, $after", ({ id, before, after, want }) => {
    const lines = comparedLines(
      [answer({ ...base, [id]: before }), answer({ ...base, [id]: after })],
      [],
      [],
    );
    expect(lines.find((each) => each.id === id)?.difference).toEqual(want);
  });

  test("have a dash for a result that one of them lacks, and no difference", () => {
    const [, , , interest] = comparedLines(
      [answer(base), answer(Object.fromEntries(Object.entries(base).filter(([id]) => id !== "interest")))],
      [],
      ["interest"],
    );
    expect(interest).toMatchObject({ id: "interest", shown: ["$7.00", undefined], difference: undefined });
  });
});
