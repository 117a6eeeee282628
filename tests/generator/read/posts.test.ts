import { describe, expect, test } from "vitest";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { readPosts } from "../../../generator/read/posts.ts";

const source = `---
title: "A: title"
summary: What it says.
date: 2026-11-21
author: The editors
---
One

Two
`;
const read = (...texts: readonly string[]): ReturnType<typeof readPosts> =>
  readPosts(
    texts.map((text, index) => ({
      path: `blog/post-${index + 1}.md`,
      bytes: new TextEncoder().encode(text),
    })),
  );

test("a post is its front matter and its text", () => {
  expect(read(source)).toEqual({
    posts: [
      {
        slug: "post-1",
        title: "A: title",
        summary: "What it says.",
        date: "2026-11-21",
        author: "The editors",
        figures: [],
        text: "One\n\nTwo\n",
      },
    ],
    problems: [],
  });
});

/** A post that says `$9.00` and `18%`, with these figures. */
const withFigures = (figures: string): string =>
  source
    .replace("author: The editors", `author: The editors\n${figures}`)
    .replace("One", "$9.00, 18%, $19.00.");

test("a post names the figures it says, each with its line", () => {
  const { posts, problems } = read(
    withFigures(`figures:\n  - of: finance/tip?bill=50&x=1?\n    shows: { tip: $9.00, rate: 18% }`),
  );
  expect(problems).toEqual([]);
  expect(posts[0]?.figures).toEqual([
    {
      route: "finance/tip",
      query: "bill=50&x=1?",
      shows: [
        { output: "tip", figure: "$9.00", line: 8 },
        { output: "rate", figure: "18%", line: 8 },
      ],
    },
  ]);
});

test("the newest comes first", () => {
  const { posts } = read(source, source.replace("11-21", "11-22"), source);
  expect(posts.map(({ slug }) => slug)).toEqual(["post-2", "post-1", "post-3"]);
});

describe("a mistake is reported where it is", () => {
  test.each([
    { name: "no front matter", text: "One\n", want: "blog/post-1.md:1:1: error P0120: " },
    {
      name: "an unknown key",
      text: source.replace("author", "auther"),
      want: "blog/post-1.md:5:1: error P0111: There is no key `auther` here",
    },
    {
      name: "a missing key",
      text: source.replace("author: The editors\n", ""),
      want: "blog/post-1.md:2:1: error P0112: The key `author` is missing here",
    },
    {
      name: "a list for a text",
      text: source.replace("The editors", "[One, Two]"),
      want: "blog/post-1.md:5:9: error P0113: ",
    },
    {
      name: "a day that is none",
      text: source.replace("2026-11-21", "2026-02-30"),
      want: "blog/post-1.md:4:7: error P0424: `2026-02-30` is not a calendar date",
    },
    {
      name: "a summary nobody reads to its end",
      text: source.replace("What it says.", "What it says. ".repeat(20)),
      want: "blog/post-1.md:3:10: error P0514: ",
    },
    {
      name: "a colon without quotes",
      text: source.replace('"A: title"', "A: title"),
      want: "blog/post-1.md:2:8: error P0101: This is not valid YAML: put a text that contains `: ` in quotes",
    },
    {
      name: "a figure that the text does not say",
      text: withFigures("figures:\n  - { of: finance/tip, shows: { tip: 9.00 } }"),
      want: "blog/post-1.md:7:38: error P0121: The post does not say `9`",
    },
    {
      name: "a figure that is a part of a longer one",
      text: withFigures("figures:\n  - { of: finance/tip, shows: { tip: $9.0 } }"),
      want: "blog/post-1.md:7:38: error P0121: The post does not say `$9.0`",
    },
    {
      name: "figures of no calculator",
      text: withFigures("figures:\n  - shows: { tip: $9.00 }"),
      want: "blog/post-1.md:7:5: error P0112: The key `of` is missing here",
    },
    {
      name: "a key that figures do not have",
      text: withFigures("figures:\n  - { off: finance/tip, of: finance/tip, shows: {} }"),
      want: "blog/post-1.md:7:7: error P0111: There is no key `off` here",
    },
    {
      name: "figures that are no list",
      text: withFigures("figures: { of: finance/tip }"),
      want: "blog/post-1.md:6:10: error P0113: A list is needed here, not a map",
    },
  ])("$name", ({ text, want }) => {
    const { posts, problems } = read(text);
    expect(posts).toEqual([]);
    expect(showDiagnostics(problems, () => text)).toContain(want);
  });
});
