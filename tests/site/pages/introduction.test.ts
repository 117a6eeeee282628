import { expect, test } from "vitest";
import { introductionOf } from "../../../site/pages/calculator/introduction.ts";

const cases = [
  {
    name: "what fits on a line is on it",
    tag: "en-US",
    text: "Choose a question. Then enter two numbers.",
    line: "Choose a question. Then enter two numbers.",
    rest: "",
  },
  {
    name: "what doesn't goes below, by whole sentences",
    tag: "en-US",
    text: "See what a fixed-rate home loan costs each month and over its life. Add property tax, insurance and other monthly costs.",
    line: "See what a fixed-rate home loan costs each month and over its life.",
    rest: "Add property tax, insurance and other monthly costs.",
  },
  {
    name: "one sentence stays whole, however long",
    tag: "en-US",
    text: `${"Long ".repeat(40)}sentence.\n\nA second paragraph.`,
    line: `${"Long ".repeat(40)}sentence.`,
    rest: "A second paragraph.",
  },
  {
    name: "Chinese characters take the room of two letters",
    tag: "zh-CN",
    text: `${"字".repeat(40)}。${"字".repeat(30)}。`,
    line: `${"字".repeat(40)}。`,
    rest: `${"字".repeat(30)}。`,
  },
];

test.each(cases)("$name", ({ tag, text, line, rest }) => {
  expect(introductionOf(text, tag)).toEqual({ line, rest });
});

test("where nothing is asked, the first paragraph stays whole", () => {
  const text = `${"Long ".repeat(40)}sentence. Another one.\n\nA second paragraph.`;
  expect(introductionOf(text, "en-US", true)).toEqual({
    line: `${"Long ".repeat(40)}sentence. Another one.`,
    rest: "A second paragraph.",
  });
});
