import { parsePost, type Post } from "./post.ts";

const files = import.meta.glob<string>(["../../blog/*.md", "!../../blog/README.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every post, the newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, text]) => parsePost(path.slice(path.lastIndexOf("/") + 1), text))
  .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
