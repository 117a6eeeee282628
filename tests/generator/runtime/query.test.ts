import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeQuery, encodeQuery, joinCells, splitCells } from "../../../generator/runtime/query.ts";
import * as inputs from "./descriptions.ts";

const all = [inputs.money, inputs.quantity, inputs.grades];

test("a query and back", () => {
  const texts = { price: "400000", area: "5 acre", grades: ["Homework~90~20%", "Exam~80~80%"] };
  const query = encodeQuery(texts).toString();
  expect(query).toBe("price=400000&area=5+acre&grades=Homework%7E90%7E20%25&grades=Exam%7E80%7E80%25");
  expect(decodeQuery(new URLSearchParams(query), all)).toEqual({ texts, ignored: [] });
});

describe("cells", () => {
  test.each([
    { cells: ["a", "b"], row: "a~b" },
    { cells: ["a~b", "c\\d"], row: "a\\~b~c\\\\d" },
    { cells: ["", ""], row: "~" },
  ])("$row", ({ cells, row }) => {
    expect(joinCells(cells)).toBe(row);
    expect(splitCells(row)).toEqual(cells);
  });
  test("of any text survive", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
        expect(splitCells(joinCells(cells))).toEqual(cells);
      }),
    );
  });
  test("a backslash at the end stands for itself", () => {
    expect(splitCells("a~b\\")).toEqual(["a", "b\\"]);
  });
});

describe("a hostile query", () => {
  test.each([
    { query: "utm_source=x&price=5", texts: { price: "5" }, ignored: ["utm_source"] },
    { query: "price=5&price=6", texts: { price: "5" }, ignored: ["price"] },
    { query: "__proto__=1&constructor=2", texts: {}, ignored: ["__proto__", "constructor"] },
    { query: `price=${"9".repeat(3000)}`, texts: {}, ignored: ["price"] },
    { query: "price=", texts: { price: "" }, ignored: [] },
    { query: "grades=a", texts: { grades: ["a"] }, ignored: [] },
  ])("$query", ({ query, texts, ignored }) => {
    expect(decodeQuery(new URLSearchParams(query), all)).toEqual({ texts, ignored });
  });
  test("with thousands of rows keeps a thousand", () => {
    const query = new URLSearchParams(Array.from({ length: 5000 }, () => ["grades", "a~1~1%"]));
    const { texts, ignored } = decodeQuery(query, all);
    expect(texts["grades"]).toHaveLength(1000);
    expect(ignored).toEqual(["grades"]);
  });
});
