import { describe, expect, test } from "vitest";
import { joinedNames, lineOf, withNames, withoutName } from "../../../site/fields/named-results.ts";

describe("the line in the field", () => {
  test.each([
    { text: "2 + 3", line: "2 + 3", names: [] },
    { text: "rent = 1250", line: "rent = 1250", names: [] },
    { text: "rent = 1,250; rent * 12", line: "rent * 12", names: ["rent"] },
    { text: "a = 1; b = a + 1", line: "b = a + 1", names: ["a"] },
    { text: "", line: "", names: [] },
  ])("of $text is $line", ({ text, line, names }) => {
    const read = lineOf(text);
    expect(read.line).toBe(line);
    expect(read.names.map(({ name }) => name)).toEqual(names);
  });
});

describe("the text of a line", () => {
  const names = [
    { name: "rent", expression: "1,250" },
    { name: "year", expression: "rent * 12" },
    { name: "tax", expression: "8%" },
  ];

  test.each([
    { line: "2 + 3", want: "2 + 3" },
    { line: "rent * 2", want: "rent = 1,250; rent * 2" },
    { line: "2year", want: "rent = 1,250; year = rent * 12; 2year" },
    { line: "total = rent + tax", want: "rent = 1,250; tax = 8%; total = rent + tax" },
    // What cannot be read so far has all of them, so that it can be said which there are.
    { line: "rnt * 2", want: "rent = 1,250; year = rent * 12; tax = 8%; rnt * 2" },
  ])("$line is $want", ({ line, want }) => {
    expect(withNames(line, names, "en")).toBe(want);
    expect(lineOf(want).line).toBe(line);
  });

  test("has what a name was given last, and what that goes by", () => {
    const again = [
      { name: "a", expression: "1" },
      { name: "a", expression: "a + 1" },
      { name: "b", expression: "7" },
    ];
    expect(withNames("a", again, "en")).toBe("a = 1; a = a + 1; a");
    expect(withNames("a", [...again, { name: "a", expression: "5" }], "en")).toBe("a = 5; a");
  });
});

describe("a name that is deleted", () => {
  const names = [
    { name: "rent", expression: "1,300" },
    { name: "tax", expression: "8%" },
    { name: "total", expression: "2rent + tax" },
  ];

  test.each([
    { deleted: "rent", line: "total*2", wantLine: "total*2", want: ["tax = 8%", "total = 2(1,300) + tax"] },
    { deleted: "rent", line: "rent + x(2)", wantLine: "(1,300) + x(2)", want: undefined },
    { deleted: "rent", line: "year = rent × 12", wantLine: "year = (1,300) × 12", want: undefined },
    // 8% of what stands before it is added as before.
    { deleted: "tax", line: "50 + tax", wantLine: "50 + 8%", want: ["rent = 1,300", "total = 2rent + 8%"] },
    { deleted: "total", line: "rent", wantLine: "rent", want: ["rent = 1,300", "tax = 8%"] },
    { deleted: "rent", line: "rent +", wantLine: "(1,300) +", want: undefined },
  ])("leaves its figure in $line without $deleted", ({ deleted, line, wantLine, want }) => {
    const left = withoutName({ line, names }, deleted, "en");
    expect(left.line).toBe(wantLine);
    if (want !== undefined)
      expect(left.names.map(({ name, expression }) => `${name} = ${expression}`)).toEqual(want);
  });

  test("stands for what it stood for at each place", () => {
    const again = [
      { name: "a", expression: "1" },
      { name: "b", expression: "a + 1" },
      { name: "a", expression: "a + 5" },
    ];
    expect(withoutName({ line: "a + b", names: again }, "a", "en")).toEqual({
      line: "((1) + 5) + b",
      names: [{ name: "b", expression: "(1) + 1" }],
    });
  });
});

test("names of an address come before those of the page, each once", () => {
  const [rent, tax] = [
    { name: "rent", expression: "1250" },
    { name: "tax", expression: "8%" },
  ];
  expect(joinedNames([tax], [rent, { ...tax, expression: " 8% " }])).toEqual([rent, tax]);
});
