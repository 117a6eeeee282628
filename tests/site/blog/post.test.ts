import { describe, expect, test } from "vitest";
import { markdownHtml } from "../../../site/blog/markdown.ts";
import { parsePost, partsOf } from "../../../site/blog/post.ts";

const source =
  "---\ntitle: A: title\nsummary: S\ndate: 2026-11-21\nauthor: B\n---\nOne\n\n::calculator finance/mortgage?years=30\n\nTwo\n";

test("a post is its front matter and its text", () => {
  expect(parsePost("a-post.md", source)).toMatchObject({
    slug: "a-post",
    title: "A: title",
    date: "2026-11-21",
    author: "B",
  });
});

test("a directive cuts the text", () => {
  expect(partsOf(parsePost("a.md", source))).toEqual([
    { kind: "markdown", text: "One\n" },
    { kind: "calculator", route: "finance/mortgage", query: "years=30" },
    { kind: "markdown", text: "\nTwo\n" },
  ]);
});

describe("a mistake names its file", () => {
  test.each([
    ["One", /front matter/],
    [source.replace("author", "writer"), /unknown key "writer"/],
    [source.replace("author: B\n", ""), /no "author"/],
    [source.replace("2026-11-21", "21 Nov"), /date/],
  ])("%s", (text, message) => {
    expect(() => parsePost("a.md", text)).toThrow(message);
  });

  test("in a directive", () => {
    expect(() => partsOf(parsePost("a.md", source.replace("::calculator", "::calc")))).toThrow(
      /no directive/,
    );
  });
});

test("a post brings no markup of its own", () => {
  expect(markdownHtml('<script>alert(1)</script> <b style="x">')).not.toContain("<script>");
});
