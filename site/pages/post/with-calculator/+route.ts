import { calculatorOf } from "../../../blog/post.ts";
import { allPosts } from "../../../blog/posts.ts";

/** Posts that show a calculator: they alone run a script. */
export function route({
  urlPathname,
}: {
  readonly urlPathname: string;
}): false | { readonly routeParams: { readonly slug: string } } {
  const post = allPosts.find(({ slug }) => urlPathname === `/blog/${slug}`);
  return post !== undefined && calculatorOf(post) !== undefined && { routeParams: { slug: post.slug } };
}
