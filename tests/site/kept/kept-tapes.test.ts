import { expect, test } from "vitest";
import { readKeptTape, type KeptTape } from "../../../site/kept/kept-tapes.ts";

const kept: KeptTape = {
  route: "math/basic",
  title: "Calculator",
  lines: [
    { canonical: "rent=1250;rent*12", result: "15000", isInRadians: false },
    {
      canonical: "1+2",
      result: "3",
      isInRadians: true,
      column: { count: 2, average: "1.5", unread: [{ line: 3, text: "n/a" }] },
    },
  ],
  names: [{ name: "rent", expression: "1250" }],
};

test("a tape is read as it was kept", () => {
  expect(readKeptTape(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each<[string, unknown, readonly unknown[]]>([
  ["a result that is no decimal", { ...kept.lines[0], result: "<b>" }, []],
  ["a line without a calculation", { result: "3" }, []],
  [
    "a column whose average is no decimal",
    { ...kept.lines[1], column: { count: 2, average: "x" } },
    [{ canonical: "1+2", result: "3", isInRadians: true }],
  ],
])("%s is left out", (_, line, lines) => {
  expect(readKeptTape({ ...kept, lines: [line] })).toEqual({ ...kept, lines });
});

test.each<[string, unknown]>([
  ["nothing", undefined],
  ["a text", "math/basic"],
  ["an address elsewhere", { ...kept, route: "//example.com" }],
  ["no title", { ...kept, title: 1 }],
])("%s is no tape", (_, value) => {
  expect(readKeptTape(value)).toBeUndefined();
});
