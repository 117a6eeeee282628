import { describe, expect, test } from "vitest";
import { joinedNames, lineOf, withNames } from "../../../site/fields/named-results.ts";

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

test("names of an address come before those of the page, each once", () => {
  const [rent, tax] = [
    { name: "rent", expression: "1250" },
    { name: "tax", expression: "8%" },
  ];
  expect(joinedNames([tax], [rent, { ...tax, expression: " 8% " }])).toEqual([rent, tax]);
});
