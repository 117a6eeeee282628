import posts from "../../generated/posts.json" with { type: "json" };
import type { Post } from "../../generator/runtime/post.ts";

/** Every post, the newest first. */
export const allPosts: readonly Post[] = posts;
