import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { escaped } from "../../generator/presentation/math-mathml.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Post } from "../../generator/runtime/post.ts";
import { allPosts, feedPath } from "../blog/posts.ts";
import { origin } from "../origin.ts";
import { pathOf } from "../routes/route.ts";
import { plainWords } from "./plain-words.ts";

/** Writes the blog's feed. */
export async function writeFeed(output: string): Promise<void> {
  const [first] = locales;
  assert(first !== undefined, "The site has a language.");
  const text = await plainWords(first.id);
  await writeFile(join(output, feedPath), feed(allPosts, text("blog.title")));
}

/** An Atom feed (RFC 4287) of posts, the newest first; a post keeps its day, since none is changed without a new one. */
export function feed(posts: readonly Post[], title: string): string {
  const updated = posts
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${origin}${pathOf({ kind: "blog" })}</id>`,
    `<title>${escaped(title)}</title>`,
    ...(updated === undefined ? [] : [`<updated>${instant(updated)}</updated>`]),
    `<link rel="self" type="application/atom+xml" href="${origin}${feedPath}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}${pathOf({ kind: "blog" })}"/>`,
    ...posts.map(entry),
    "</feed>",
  ];
  return `${lines.join("\n")}\n`;
}

function entry({ slug, title, summary, date, author }: Post): string {
  const address = origin + pathOf({ kind: "post", slug });
  return [
    "<entry>",
    `<id>${address}</id>`,
    `<title>${escaped(title)}</title>`,
    `<published>${instant(date)}</published>`,
    `<updated>${instant(date)}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    "</entry>",
  ].join("");
}

/** A day as RFC 3339 has an instant. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}
