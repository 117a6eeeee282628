// Generated from specs/math/everything/tables/fees.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Citations } from "../../../../../../../../generator/runtime/answer.ts";
import type { Table } from "../../../../../../../../generator/runtime/table.ts";

/** A row of `fees`; quantities in base units. */
export type FeesRow = {
  readonly fee: number;
  readonly band: "low" | "high";
  readonly grace: number | null;
};

const citations1: Citations = [
  { title: "House rules, 2", url: "https://example.org/rules", status: "official", checked_on: "2026-01-31" },
];

export const feesTable: Table<FeesRow> = {
  id: "fees",
  keys: [
    { id: "size", kind: "exact" },
    { id: "price", kind: "range" },
  ],
  periods: [
    {
      from: "2020-01-01",
      through: "2025-12-31",
      citations: [{ title: "House rules, 1", status: "official", checked_on: "2026-01-31" }],
      rows: [
        { keys: { size: "small", price: 0 }, values: { fee: 5, band: "low", grace: null } },
        { keys: { size: "large", price: 0 }, values: { fee: 15, band: "low", grace: 1 } },
      ],
    },
    {
      from: "2026-01-01",
      through: "2099-12-31",
      citations: citations1,
      rows: [
        { keys: { size: "small", price: 0 }, values: { fee: 5, band: "low", grace: null } },
        { keys: { size: "small", price: 1000 }, values: { fee: 10, band: "high", grace: null } },
        { keys: { size: "large", price: 0 }, values: { fee: 15, band: "low", grace: 1 } },
        {
          keys: { size: "large", price: 100 },
          values: { fee: 25, band: "high", grace: 2 },
          citations: citations1,
        },
      ],
    },
    {
      from: "2100-01-01",
      citations: [{ title: "House rules, 3", status: "official", checked_on: "2026-01-31" }],
      rows: [
        { keys: { size: "small", price: 0 }, values: { fee: 6, band: "low", grace: null } },
        {
          keys: { size: "small", price: 1000 },
          values: { fee: 10, band: "high", grace: null },
          citations: citations1,
        },
        {
          keys: { size: "large", price: 0 },
          values: { fee: 15, band: "low", grace: 1 },
          citations: citations1,
        },
        {
          keys: { size: "large", price: 100 },
          values: { fee: 25, band: "high", grace: 2 },
          citations: citations1,
        },
      ],
    },
  ],
};
