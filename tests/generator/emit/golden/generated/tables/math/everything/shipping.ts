// Generated from specs/math/everything/tables/shipping.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { reachesOrPasses } from "../../../../../../../../generator/runtime/open-edge.ts";
import type { Table } from "../../../../../../../../generator/runtime/table.ts";

/** A row of `shipping`; quantities in base units. */
export type ShippingRow = {
  readonly zone: "near" | "far";
};

export const shippingTable: Table<ShippingRow> = {
  id: "shipping",
  keys: [
    { id: "insured", kind: "exact" },
    { id: "price", kind: "range", reaches: reachesOrPasses },
    { id: "width", kind: "range", reaches: reachesOrPasses },
  ],
  periods: [
    {
      citations: [{ title: "Carrier, page 1", status: "official", checked_on: "2026-01-31" }],
      rows: [
        { keys: { insured: true, price: 0, width: 0 }, above: ["width"], values: { zone: "near" } },
        { keys: { insured: false, price: 0, width: 0 }, above: ["width"], values: { zone: "near" } },
        { keys: { insured: false, price: 0, width: 6.096 }, above: ["width"], values: { zone: "far" } },
        {
          keys: { insured: false, price: 1050, width: 0 },
          above: ["price", "width"],
          values: { zone: "far" },
        },
        { keys: { insured: false, price: 1050, width: 20 }, above: ["price"], values: { zone: "near" } },
      ],
    },
  ],
};
