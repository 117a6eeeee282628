import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ratesTable, readRatesTable } from "../../../cli/rates/table.ts";

it("writes the table in the form the repository keeps, and reads it again", () => {
  const text = readFileSync(
    new URL("../../../specs/finance/tables/exchange-rates.yaml", import.meta.url),
    "utf8",
  );
  const version = /currency-api (\S+)"/.exec(text)?.[1] ?? "";
  const snapshot = readRatesTable(text);
  expect(snapshot !== undefined && ratesTable(snapshot, version)).toBe(text);
});

it("reads no day where there is none", () => {
  expect(readRatesTable("rows:\n  - [AED, many]\n")).toBeUndefined();
});
