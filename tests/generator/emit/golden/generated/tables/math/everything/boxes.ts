// Generated from specs/math/everything/tables/boxes.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Citations } from "../../../../../../../../generator/runtime/answer.ts";
import type { Table } from "../../../../../../../../generator/runtime/table.ts";

/** A row of `boxes`; quantities in base units. */
export type BoxesRow = {
  readonly fewest: number;
  readonly most: number | null;
  readonly kept: string;
};

const citations1: Citations = [
  { title: "Carrier, page 2", status: "official", checked_on: "2026-01-31" },
  { title: "Carrier, page 4", status: "official", checked_on: "2026-01-31" },
];

export const boxesTable: Table<BoxesRow> = {
  id: "boxes",
  keys: [
    { id: "size", kind: "exact" },
    { id: "band", kind: "exact" },
  ],
  periods: [
    {
      citations: [{ title: "Carrier, page 2", status: "official", checked_on: "2026-01-31" }],
      rows: [
        { keys: { size: "small", band: "low" }, values: { fewest: 1, most: 2, kept: "72 hour" } },
        {
          keys: { size: "small", band: "high" },
          values: { fewest: 3, most: null, kept: "41-45 day" },
          citations: [{ title: "Carrier, page 3", status: "secondary", checked_on: "2026-01-31" }],
        },
        {
          keys: { size: "large", band: "low" },
          values: { fewest: 2, most: 4, kept: "12 month 1 day" },
          citations: citations1,
        },
        {
          keys: { size: "large", band: "high" },
          values: { fewest: 5, most: 6, kept: "25 year to life" },
          citations: citations1,
        },
      ],
    },
  ],
};
