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
  { given: "", want: 0 },
])("$given is $want columns wide", ({ given, want }) => {
  expect(displayWidth(given)).toBe(want);
});

test("columns are aligned, wide characters too", () => {
  expect(
    pairsText([
      ["月供", "1"],
      ["abc", "22"],
    ]),
  ).toBe("月供  1\nabc   22");
  expect(
    tableText({
      headings: ["Month", "Paid"],
      alignments: ["start", "end"],
      rows: [
        ["May", "9"],
        ["June", "100"],
      ],
    }),
  ).toBe("Month  Paid\nMay       9\nJune    100");
});

test("lines break between words", () => {
  expect(wrap("one two three four five six seven", 20)).toBe("one two three four\nfive six seven");
  expect(wrap("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b", 20, "  ")).toBe("  aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n  b");
});

test("marks of the page are not shown in a terminal", () => {
  expect(plainText("You pay **$5**, see [the law](https://example.org/a)", "with addresses")).toBe(
    "You pay $5, see the law (https://example.org/a)",
  );
});
