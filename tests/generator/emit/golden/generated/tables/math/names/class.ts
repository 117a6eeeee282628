// Generated from specs/math/names/tables/class.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Table } from "../../../../../../../../generator/runtime/table.ts";

/** A row of `class`; quantities in base units. */
export type ClassValueRow = {
  readonly return: number;
};

export const classValueTable: Table<ClassValueRow> = {
  id: "class",
  keys: [{ id: "class", kind: "exact" }],
  periods: [
    {
      citations: [{ title: "House rules", status: "unconfirmed", checked_on: "2026-01-31" }],
      rows: [
        { keys: { class: "low" }, values: { return: 10 } },
        { keys: { class: "high" }, values: { return: 20 } },
      ],
    },
  ],
};
