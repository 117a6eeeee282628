import posts from "../../generated/posts.json" with { type: "json" };
import type { Post } from "../../generator/runtime/post.ts";

/** Where the feed of the blog is. */
export const feedPath = "/blog/feed.xml";

/** Every post, the newest first. */
export const allPosts: readonly Post[] = posts;
