import { expect, test } from "vitest";
import type { UsedSource } from "../../../generator/runtime/answer.ts";
import { Refused } from "../../../generator/runtime/no-answer.ts";
import type { Table } from "../../../generator/runtime/table.ts";
import { listedRows, numberKey, optionKey } from "../../../generator/runtime/table-rows.ts";

const source = (title: string) => ({ title, status: "official", checked_on: "2026-01-31" }) as const;
const fees: Table<{ readonly fee: number }> = {
  id: "fees",
  keys: [
    { id: "size", kind: "exact" },
    { id: "price", kind: "range" },
  ],
  periods: [
    {
      from: "2026-01-01",
      citations: [source("Rules, 1")],
      rows: [
        { keys: { size: "small", price: 0 }, values: { fee: 5 } },
        { keys: { size: "small", price: 100 }, values: { fee: 10 }, citations: [source("Rules, 2")] },
        { keys: { size: "large", price: 0 }, values: { fee: 15 } },
      ],
    },
  ],
};

test("the rows of some keys are listed, the one that holds a value is marked, and what they cite is noted once", () => {
  const used: UsedSource[] = [];
  const rows = listedRows(used, "all.rows", fees, { size: "small" }, { price: 100 }, "2026-05-01");
  expect(rows.map(({ keys, values, here }) => [numberKey(keys, "price"), values.fee, here])).toEqual([
    [0, 5, false],
    [100, 10, true],
  ]);
  expect(used).toEqual([
    {
      formula: "all.rows",
      table: "fees",
      from: "2026-01-01",
      citations: [source("Rules, 1"), source("Rules, 2")],
    },
  ]);
});

test("without keys all rows are listed, and without values none is marked", () => {
  const rows = listedRows([], "all.rows", fees, {}, undefined, "2026-05-01");
  expect(rows.map(({ keys, here }) => [optionKey(keys, "size", ["small", "large"]), here])).toEqual([
    ["small", false],
    ["small", false],
    ["large", false],
  ]);
});

test("a day no period holds on is refused", () => {
  expect(() => listedRows([], "all.rows", fees, {}, undefined, "2020-01-01")).toThrow(Refused);
});
