import { expect, test } from "vitest";
import { resolveText } from "./resolve-text.ts";

const table = `id: fees
keys:
  weight: { type: range, of: quantity, unit: ounce, min: 0 }
columns:
  fee: { type: money }
periods:
  - citation: { title: Notice, status: official, checked_on: 2026-01-31 }
    rows:
      - [0, 5]
      - [above 0.5, 8]
      - [2, 12]
`;
const calculator = `inputs:
  weight: { type: quantity, dimension: mass, unit: ounce, default: 1 ounce, min: 0 ounce }
formulas:
  row: { lookup: fees, keys: { weight: weight } }
  fee: row.fee
figures:
  heavy: { lookup: fees, keys: { weight: "quantity(WEIGHT, ounce)" } }
outputs:
  fee: {}
examples:
  - { id: one, source: { title: Arithmetic }, given: {}, expect: { fee: 8 } }
`;

const ounce = 28.349_523_125;

test.each([
  { given: "0.2", want: { weight: 0, fee: 5 } },
  { given: "0.7", want: { weight: 0.5, fee: 8 } },
  { given: "3", want: { weight: 2, fee: 12 } },
])("a row found by $given ounces has the edge it begins at", ({ given, want }) => {
  const { model, problems } = resolveText(calculator.replace("WEIGHT", given), {
    "finance/tip/tables/fees.yaml": table,
  });
  expect(problems).toEqual([]);
  const columns = model?.figures.flatMap((figure) => figure.columns) ?? [];
  const values = Object.fromEntries(
    columns.map(({ name, values: byPage }) => [name, [...byPage.values()][0]]),
  );
  expect(values["heavy.fee"]).toBe(want.fee);
  expect(Number(values["heavy.weight"])).toBeCloseTo((want.weight * ounce) / 1000, 12);
  const display = columns.find(({ name }) => name === "heavy.weight")?.display;
  expect(display).toMatchObject({ kind: "quantity", unit: "ounce" });
});
