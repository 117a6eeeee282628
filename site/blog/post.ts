import { assert } from "../../generator/runtime/assert.ts";
import type { Post } from "../../generator/runtime/post.ts";

/** A post cut at its `::calculator <route>?<inputs>` lines. */
export type PostPart =
  | { readonly kind: "markdown"; readonly text: string }
  | {
      readonly kind: "calculator";
      readonly route: string;
      readonly query: string;
      /** The inputs it asks for; all of them without it. */
      readonly only?: readonly string[];
    };

/**
 * The post's parts in order. A directive stands alone on its line:
 * `::calculator finance/mortgage?years=15 only annual_rate, years`. A post holds at most one calculator.
 */
export function partsOf(post: Post): readonly PostPart[] {
  const parts: PostPart[] = [];
  let markdown: string[] = [];
  for (const line of post.text.split("\n")) {
    const { route, query, only } = directive.exec(line)?.groups ?? {};
    if (route === undefined) {
      assert(!line.startsWith("::"), `blog/${post.slug}.md has the line "${line}", which is no directive.`);
      markdown.push(line);
    } else {
      parts.push(
        { kind: "markdown", text: markdown.join("\n") },
        {
          kind: "calculator",
          route,
          query: query ?? "",
          ...(only === undefined ? {} : { only: only.split(/,\s*/u) }),
        },
      );
      markdown = [];
    }
  }
  parts.push({ kind: "markdown", text: markdown.join("\n") });
  assert(
    parts.filter((part) => part.kind === "calculator").length <= 1,
    `blog/${post.slug}.md holds more than one calculator.`,
  );
  return parts;
}

const directive =
  /^::calculator (?<route>[a-z0-9/-]+)(?:\?(?<query>\S*))?(?: only (?<only>\w+(?:,\s*\w+)*))?$/u;

/** The calculators a post is about: the one it shows, and those of its category that its figures come from. */
export function routesOf(post: Post): readonly string[] {
  const shown = calculatorOf(post)?.route;
  if (shown === undefined) return [];
  const [category] = shown.split("/");
  const alike = post.figures.map(({ route }) => route).filter((route) => route.split("/")[0] === category);
  return [...new Set([shown, ...alike])];
}

/** The calculator a post shows, if it shows one. */
export function calculatorOf(post: Post): (PostPart & { readonly kind: "calculator" }) | undefined {
  return partsOf(post).find((part) => part.kind === "calculator");
}
