import { expect, test } from "vitest";
import { headingsOf, markdownHtml } from "../../../site/blog/markdown.ts";
import { partsOf, routesOf } from "../../../site/blog/post.ts";

const post = {
  slug: "a",
  title: "A",
  summary: "S",
  date: "2026-11-21",
  author: "B",
  figures: [],
  text: "One\n\n::calculator finance/mortgage?years=30\n\nTwo\n",
};

test("a directive cuts the text", () => {
  expect(partsOf(post)).toEqual([
    { kind: "markdown", text: "One\n" },
    { kind: "calculator", route: "finance/mortgage", query: "years=30" },
    { kind: "markdown", text: "\nTwo\n" },
  ]);
});

test("a directive may name the inputs it asks for", () => {
  const some = { ...post, text: "::calculator finance/mortgage?years=30 only annual_rate, years" };
  expect(partsOf(some)).toContainEqual({
    kind: "calculator",
    route: "finance/mortgage",
    query: "years=30",
    only: ["annual_rate", "years"],
  });
});

test("a post is about the calculator it shows and those of its category that give it figures", () => {
  const figures = ["finance/loan", "math/basic", "finance/mortgage"].map((route) => ({
    route,
    query: "",
    shows: [],
  }));
  expect(routesOf({ ...post, figures })).toEqual(["finance/mortgage", "finance/loan"]);
  expect(routesOf({ ...post, figures, text: "No calculator" })).toEqual([]);
});

test("a mistake in a directive names its file", () => {
  const mistaken = { ...post, text: post.text.replace("::calculator", "::calc") };
  expect(() => partsOf(mistaken)).toThrow(/blog\/a\.md .*no directive/);
});

test("the headings of a post can be led to", () => {
  const text = "One\n\n## Why it’s so\n\n### Below\n\n## 2 × 2 = 4\n";
  expect(headingsOf(text)).toEqual([
    { id: "about-why-it-s-so", title: "Why it’s so" },
    { id: "about-2-2-4", title: "2 × 2 = 4" },
  ]);
  expect(markdownHtml(text)).toContain('<h2 id="about-why-it-s-so">Why it’s so</h2>');
});

test("a post brings no markup of its own", () => {
  expect(markdownHtml('<script>alert(1)</script> <b style="x">')).not.toContain("<script>");
});
