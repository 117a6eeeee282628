import { describe, expect, test } from "vitest";
import { namesIn, renameIn } from "../../../generator/parts/names.ts";
import { pathKey } from "../../../generator/read/composed-document.ts";

describe("names a piece mentions", () => {
  test.each([
    { piece: "rate * (1 - share)", want: ["rate", "share"] },
    { piece: "plan.balance + plan[3].balance", want: ["plan"] },
    { piece: 'kind == "amount" ? 1e9 : round(tax, 2)', want: ["kind", '"amount"', "tax"] },
    { piece: { value: "a", as: "percent", unit: "year", citation: { title: "b" } }, want: ["a"] },
    { piece: { of: ["a", { b: "c" }], options: ["d"] }, want: ["a", "c"] },
    { piece: 5, want: [] },
  ])("$piece", ({ piece, want }) => {
    expect([...namesIn(piece)]).toEqual(want);
  });
});

describe("other names in a piece", () => {
  const names = new Map([["rate", "annual_rate"]]);

  test("in formulas and lists, not in texts, columns and functions", () => {
    const piece = {
      value: 'rate + plan.rate + rate(1) + ("rate" == x ? rates : rate)',
      as: "rate",
      of: ["rate"],
    };
    expect(renameIn(piece, names).value).toEqual({
      value: 'annual_rate + plan.rate + rate(1) + ("rate" == x ? rates : annual_rate)',
      as: "rate",
      of: ["annual_rate"],
    });
  });

  test("and where its texts have changed", () => {
    expect([...renameIn({ value: "2 * rate" }, names).edits]).toEqual([
      [pathKey(["value"]), [{ start: 4, length: 11, writtenLength: 4 }]],
    ]);
  });
});
