import { describe, expect, it } from "vitest";
import type { Citation } from "../../../generator/runtime/answer.ts";
import { tableCells } from "../../../generator/runtime/table-cells.ts";
import type { Table } from "../../../generator/runtime/table.ts";

const official: Citation = { title: "Statute", status: "official", checked_on: "2026-01-31" };
const secondary: Citation = { title: "A book", status: "secondary", checked_on: "2026-01-31" };
const unconfirmed: Citation = { title: "A page", status: "unconfirmed", checked_on: "2026-01-31" };

const terms: Table<{ readonly months: number }> = {
  id: "terms",
  keys: [
    { id: "class", kind: "exact" },
    { id: "level", kind: "exact" },
    { id: "repeat", kind: "exact" },
  ],
  periods: [
    {
      from: "2020-01-01",
      citations: [official],
      rows: [
        { keys: { class: "H", level: "I", repeat: false }, values: { months: 5 } },
        { keys: { class: "H", level: "II", repeat: false }, values: { months: 6 }, citations: [unconfirmed] },
        { keys: { class: "I", level: "I", repeat: false }, values: { months: 4 }, citations: [secondary] },
        { keys: { class: "H", level: "I", repeat: true }, values: { months: 9 } },
      ],
    },
  ],
};
const cellsOn = (
  day: string,
): ReturnType<typeof tableCells<{ readonly months: number }, "H" | "I", "I" | "II", number>> =>
  tableCells(
    terms,
    { class: "H", level: "II", repeat: false },
    ["class", ["H", "I"]],
    ["level", ["I", "II"]],
    ({ months }) => months,
    day,
  );

describe("tableCells", () => {
  it("has the rows of both keys, the others as asked, and marks the one asked for", () => {
    expect(cellsOn("2026-01-31")).toEqual([
      { down: "H", across: "I", cell: 5, here: false, unconfirmed: false },
      { down: "H", across: "II", cell: 6, here: true, unconfirmed: true },
      { down: "I", across: "I", cell: 4, here: false, unconfirmed: true },
    ]);
  });
  it("is empty on a day without figures", () => {
    expect(cellsOn("2019-12-31")).toEqual([]);
  });
});
