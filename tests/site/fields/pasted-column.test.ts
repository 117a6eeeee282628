import { expect, test } from "vitest";
import { summedColumn } from "../../../site/fields/pasted-column.ts";

/** Sums by hand. */
test.each([
  { name: "a bare column", locale: "en", text: "1\n2\n3", result: "6", average: "2", count: 3 },
  {
    name: "a statement with currency signs, groups and a refund",
    locale: "en",
    text: "$1,250.00\r\n-$50.00\r\n$-10\r\n(40.25)\r\nUSD 0.25\r\n",
    result: "1150",
    average: "230",
    count: 5,
  },
  { name: "rows of a spreadsheet", locale: "en", text: "1\t2\n3\t4", result: "10", average: "2.5", count: 4 },
  {
    name: "Spanish marks",
    locale: "es",
    text: "1.250,50\n2,5 €",
    result: "1253",
    average: "626.5",
    count: 2,
  },
  // 2.000 alone would be 2 here.
  {
    name: "a statement in another country's marks",
    locale: "en",
    text: "1.234,56\n2.000\n15,44 €",
    result: "3250",
    average: "1083.333333333333333333333333333333",
    count: 3,
  },
  {
    name: "thousands beside decimals",
    locale: "es",
    text: "1,234\n0.5",
    result: "1234.5",
    average: "617.25",
    count: 2,
  },
  {
    name: "three decimals beside one",
    locale: "es-ES",
    text: "1.234\n2.5",
    result: "3.734",
    average: "1.867",
    count: 2,
  },
  {
    name: "both marks",
    locale: "en",
    text: "1,5\n2.5\n1.000",
    result: "5",
    average: "1.666666666666666666666666666666667",
    count: 3,
  },
  { name: "amounts in yuan", locale: "zh", text: "12.5元\n7.5元", result: "20", average: "10", count: 2 },
  { name: "Arabic digits", locale: "ar", text: "١٢\n٨", result: "20", average: "10", count: 2 },
  // 0.1 is not a double.
  { name: "tenths", locale: "en", text: "0.1\n0.2", result: "0.3", average: "0.15", count: 2 },
])("$name", ({ locale, text, result, average, count }) => {
  expect(summedColumn(text, locale)).toMatchObject({ result, column: { average, count, unread: [] } });
});

test("what is no number is named with its line", () => {
  expect(summedColumn("Amount\n12\n\nn/a\n2026-11-28\n8", "en")).toEqual({
    canonical: "12+8",
    result: "20",
    column: {
      count: 2,
      average: "10",
      unread: [
        { line: 1, text: "Amount" },
        { line: 4, text: "n/a" },
        { line: 5, text: "2026-11-28" },
      ],
    },
  });
});

test("a sum too long for the field is its result", () => {
  expect(summedColumn(Array.from({ length: 500 }, () => "1").join("\n"), "en")).toMatchObject({
    canonical: "500",
    column: { count: 500 },
  });
});

test.each(["", "12", "2+3\n4+5", "rent = 1250\nrent * 12"])("%j is no column", (text) => {
  expect(summedColumn(text, "en")).toBeUndefined();
});
