/** What a post says that a calculator shows is what the calculator shows. */
import { describe, expect, test } from "vitest";
import type { Post } from "../../generator/runtime/post.ts";
import { calculatorOf } from "../../site/blog/post.ts";
import { allPosts } from "../../site/blog/posts.ts";
import { figureProblems } from "../setup/post-figures.ts";

describe.each(allPosts)("$slug", (post) => {
  test("says what the calculators show", async () => {
    expect(await figureProblems(post)).toEqual([]);
  });

  test("names its figures where it shows a calculator", () => {
    if (calculatorOf(post) !== undefined) expect(post.figures).not.toEqual([]);
  });
});

describe("a wrong figure is told with its place", () => {
  const figure = (route: string, query: string, output: string, text: string): Post => ({
    slug: "a",
    title: "A",
    summary: "S",
    date: "2026-11-21",
    author: "B",
    figures: [{ route, query, shows: [{ output, figure: text, line: 8 }] }],
    text: "",
  });

  test.each([
    {
      name: "right",
      post: figure("finance/tip", "bill=50&tip_rate=20%25&people=1", "tip", "$10.00"),
      want: [],
    },
    {
      name: "rounded",
      post: figure("math/basic", "calculation=6.5/12", "result", "0.5417"),
      want: [],
    },
    {
      name: "rounded the wrong way",
      post: figure("math/basic", "calculation=6.5/12", "result", "0.5416"),
      want: ['blog/a.md:8: math/basic shows 0.541666666667 as "result", not 0.5416'],
    },
    {
      name: "another figure",
      post: figure("finance/tip", "bill=50&tip_rate=20%25&people=1", "tip", "$9.00"),
      want: ['blog/a.md:8: finance/tip shows $10.00 as "tip", not $9.00'],
    },
    {
      name: "no such calculator",
      post: figure("finance/tips", "", "tip", "$9.00"),
      want: ["blog/a.md:8: finance/tips is no calculator"],
    },
    {
      name: "no such input",
      post: figure("finance/tip", "bil=50", "tip", "$9.00"),
      want: ['blog/a.md:8: finance/tip has no input "bil"'],
    },
    {
      name: "an input without an effect",
      post: figure("finance/tip", "tax=5", "tip", "$9.00"),
      want: ['blog/a.md:8: finance/tip does not ask for "tax" beside these inputs'],
    },
  ])("$name", async ({ post, want }) => {
    expect(await figureProblems(post)).toEqual(want);
  });

  test("no such output: the message names those there are", async () => {
    const [message] = await figureProblems(figure("finance/tip", "", "tipp", "$9.00"));
    expect(message).toMatch(/^blog\/a\.md:8: finance\/tip shows no "tipp" for these inputs, but .*tip/u);
  });

  test("an input that cannot be read", async () => {
    const [message] = await figureProblems(figure("finance/tip", "bill=much", "tip", "$9.00"));
    expect(message).toMatch(/^blog\/a\.md:8: finance\/tip bill: /u);
  });
});
