import { plainText } from "../../generator/presentation/rich-text.ts";
import { expect, test } from "vitest";
import { displayWidth } from "../../cli/answer/display-width.ts";
import { pairsText, tableText } from "../../cli/answer/table-text.ts";
import { wrap } from "../../cli/answer/wrap.ts";

test.each([
  { given: "abc", want: 3 },
  { given: "贷款", want: 4 },
  { given: "e\u0301", want: 1 },
  { given: "\u200f١٢", want: 2 },
  { given: "👨‍👩‍👧", want: 2 },
  { given: "", want: 0 },
  { given: "a\u00ADb", want: 2 },
  { given: "año − 5 %", want: 9 },
  { given: "©", want: 2 },
])("$given is $want columns wide", ({ given, want }) => {
  expect(displayWidth(given)).toBe(want);
});

const months = {
  headings: ["Month", "Paid"],
  alignments: ["start", "end"],
  rows: [
    ["May", "9"],
    ["June", "100"],
  ],
} as const;

test("a table wider than the terminal is told row by row", () => {
  expect(tableText(months, 10)).toBe("Month  May\nPaid   9\n\nMonth\n  June\nPaid\n  100");
});

test("a value that does not fit beside its name is wrapped there, or stands below where there is no room", () => {
  const pairs = [["Interest paid", "one two three four five six seven eight"]] as const;
  expect(pairsText(pairs, "", 48)).toBe(
    "Interest paid  one two three four five six seven\n               eight",
  );
  expect(pairsText(pairs, "", 24)).toBe("Interest paid\n  one two three four\n  five six seven eight");
});

test("a note goes below its name and value", () => {
  const pairs = [
    ["Interest", "9", "Of the whole loan."],
    ["Paid", "100"],
  ] as const;
  expect(pairsText(pairs, "", 40)).toBe("Interest  9\n  Of the whole loan.\nPaid      100");
});

test("Chinese breaks after any character, but no line begins with a mark that closes", () => {
  expect(wrap("每月还款金额为两千元。首付已经全部付清，余额为零。", 20)).toBe(
    "每月还款金额为两千\n元。首付已经全部付\n清，余额为零。",
  );
});

test("columns are aligned, wide characters too", () => {
  expect(
    pairsText(
      [
        ["月供", "1"],
        ["abc", "22"],
      ],
      "",
      80,
    ),
  ).toBe("月供  1\nabc   22");
  expect(tableText(months, 80)).toBe("Month  Paid\nMay       9\nJune    100");
});

test("lines break between words", () => {
  expect(wrap("数 bb 数 bb 数 bb 数 bb", 20)).toBe("数 bb 数 bb 数 bb 数\nbb");
  expect(wrap("one two three four five six seven", 20)).toBe("one two three four\nfive six seven");
  expect(wrap("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b", 20, "  ")).toBe("  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n  b");
});

test("marks of the page are not shown in a terminal", () => {
  expect(plainText("You pay **$5**, see [the law](https://example.org/a)", "with addresses")).toBe(
    "You pay $5, see the law (https://example.org/a)",
  );
});
