import { assert } from "../../generator/runtime/assert.ts";

/** A post as written in `blog/<slug>.md`. */
export interface Post {
  readonly slug: string;
  readonly title: string;
  /** At most 160 characters. */
  readonly summary: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
  readonly author: string;
  /** Markdown after the front matter. */
  readonly text: string;
}

const keys = ["title", "summary", "date", "author"] as const;

/**
 * Reads a post: lines `key: value` between two `---` lines, then Markdown.
 * A post is the site's own file, so a missing or unknown key stops the build with its name.
 */
export function parsePost(file: string, source: string): Post {
  const match = /^---\n(?<front>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/u.exec(source);
  const { front, text } = match?.groups ?? {};
  assert(
    front !== undefined && text !== undefined,
    `blog/${file} does not begin with front matter between --- lines.`,
  );
  const fields = new Map(
    front.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(":");
      assert(colon > 0, `blog/${file} has the line "${line}" in its front matter; it must be "key: value".`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  for (const key of fields.keys()) {
    assert(
      keys.some((known) => known === key),
      `blog/${file} has the unknown key "${key}"; known are ${keys.join(", ")}.`,
    );
  }
  const field = (key: (typeof keys)[number]): string => {
    const value = fields.get(key);
    assert(value !== undefined && value !== "", `blog/${file} has no "${key}".`);
    return value;
  };
  assert(/^\d{4}-\d{2}-\d{2}$/u.test(field("date")), `blog/${file} has a date that is not YYYY-MM-DD.`);
  return {
    slug: file.replace(/\.md$/u, ""),
    title: field("title"),
    summary: field("summary"),
    date: field("date"),
    author: field("author"),
    text,
  };
}

/** A post cut at its `::calculator <route>?<inputs>` lines. */
export type PostPart =
  | { readonly kind: "markdown"; readonly text: string }
  | { readonly kind: "calculator"; readonly route: string; readonly query: string };

/** The post's parts in order. A directive stands alone on its line; a post holds at most one calculator. */
export function partsOf(post: Post): readonly PostPart[] {
  const parts: PostPart[] = [];
  let markdown: string[] = [];
  for (const line of post.text.split("\n")) {
    const { route, query } =
      /^::calculator (?<route>[a-z0-9/-]+)(?:\?(?<query>\S*))?$/u.exec(line)?.groups ?? {};
    if (route === undefined) {
      assert(!line.startsWith("::"), `blog/${post.slug}.md has the line "${line}", which is no directive.`);
      markdown.push(line);
    } else {
      parts.push(
        { kind: "markdown", text: markdown.join("\n") },
        { kind: "calculator", route, query: query ?? "" },
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

/** The calculator a post shows, if it shows one. */
export function calculatorOf(post: Post): (PostPart & { readonly kind: "calculator" }) | undefined {
  return partsOf(post).find((part) => part.kind === "calculator");
}
