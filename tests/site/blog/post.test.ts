import { expect, test } from "vitest";
import { markdownHtml } from "../../../site/blog/markdown.ts";
import { partsOf } from "../../../site/blog/post.ts";

const post = {
  slug: "a",
  title: "A",
  summary: "S",
  date: "2026-11-21",
  author: "B",
  text: "One\n\n::calculator finance/mortgage?years=30\n\nTwo\n",
};

test("a directive cuts the text", () => {
  expect(partsOf(post)).toEqual([
    { kind: "markdown", text: "One\n" },
    { kind: "calculator", route: "finance/mortgage", query: "years=30" },
    { kind: "markdown", text: "\nTwo\n" },
  ]);
});

test("a mistake in a directive names its file", () => {
  const mistaken = { ...post, text: post.text.replace("::calculator", "::calc") };
  expect(() => partsOf(mistaken)).toThrow(/blog\/a\.md .*no directive/);
});

test("a post brings no markup of its own", () => {
  expect(markdownHtml('<script>alert(1)</script> <b style="x">')).not.toContain("<script>");
});
