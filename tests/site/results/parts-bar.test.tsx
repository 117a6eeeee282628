import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartsBar, partColumns, sumOfParts } from "../../../site/results/parts-bar.tsx";
import type { ColumnDescription } from "../../../generator/runtime/display.ts";

const display = { kind: "number", digits: { minimum: 0, maximum: 2 } } as const;
const columns: readonly ColumnDescription[] = [
  { id: "interest", display, color: "sand" },
  { id: "principal", display, color: "green" },
  { id: "balance", display },
];

test("the parts of a row are as long as their amounts, beside the longest row", () => {
  const rows = [
    { interest: 30, principal: 10, balance: 90 },
    { interest: 20, principal: 0, balance: 90 },
  ];
  const parts = partColumns(columns, rows);
  const [first = {}, second = {}] = rows;
  expect(sumOfParts(first, parts)).toBe(40);
  expect(drawn(<PartsBar row={first} parts={parts} most={40} />)).toEqual(["0.0+75.0", "75.0+25.0"]);
  expect(drawn(<PartsBar row={second} parts={parts} most={40} />)).toEqual(["0.0+50.0", "50.0+0.0"]);
});

test("what may be below nothing is no part of a whole", () => {
  expect(partColumns(columns, [{ interest: -1, principal: 2 }])).toEqual([]);
  expect(partColumns(columns.slice(1), [{ principal: 2 }])).toEqual([]);
});

function drawn(bar: Parameters<typeof renderToStaticMarkup>[0]): readonly string[] {
  return [...renderToStaticMarkup(bar).matchAll(/x="([^"]+)" width="([^"]+)"/gu)].map(
    ([, x, width]) => `${x}+${width}`,
  );
}
