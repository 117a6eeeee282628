import { expect, test } from "vitest";
import { csvText } from "../../../site/results/csv.ts";
import { groupByHeading } from "../../../site/results/table-rows.ts";

test("rows stand under their heading in the order headings first appear", () => {
  const rows = [
    { group: "b", n: 1 },
    { group: "a", n: 2 },
    { group: "b", n: 3 },
  ];
  expect(
    groupByHeading(rows, "group").map(({ heading, rows: members }) => [heading, members.length]),
  ).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
  expect(groupByHeading(rows, undefined)).toEqual([{ heading: null, rows }]);
});

test("a CSV file holds unrounded numbers and no formulas", () => {
  const columns = [
    { id: "name", label: "Name" },
    { id: "amount", label: 'Amount, "net"' },
  ];
  const rows = [
    { name: "=HYPERLINK(1)", amount: -0.1 },
    { name: "a\nb", amount: 1 / 3 },
    { name: null, amount: 2n ** 70n },
  ];
  expect(csvText(columns, rows)).toBe(
    '\uFEFFName,"Amount, ""net"""\r\n\'=HYPERLINK(1),-0.1\r\n"a\nb",0.3333333333333333\r\n,1180591620717411303424\r\n',
  );
});

test("money is written in the decimals of its currency", () => {
  const columns = [
    { id: "paid", label: "Paid", decimals: 2 },
    { id: "rate", label: "Rate" },
  ];
  expect(csvText(columns, [{ paid: 1733.3333333333335, rate: 0.0054166 }])).toBe(
    "\uFEFFPaid,Rate\r\n1733.33,0.0054166\r\n",
  );
});
