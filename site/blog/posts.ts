import { parsePost, type Post } from "./post.ts";

let known: readonly Post[] | undefined;

/** Every post, the newest first. A function, because Vike loads routes that ask for posts before Vite can find them. */
export function allPosts(): readonly Post[] {
  known ??= Object.entries(
    import.meta.glob<string>(["../../blog/*.md", "!../../blog/README.md"], {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  )
    .map(([path, text]) => parsePost(path.slice(path.lastIndexOf("/") + 1), text))
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug));
  return known;
}
