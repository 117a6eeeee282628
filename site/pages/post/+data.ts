import type { PageContextServer } from "vike/types";
import { calculatorOf } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { loadCalculator } from "../../layout/load-calculator.ts";
import type { PageData } from "../../layout/page.ts";
import { defaultTranslator } from "../../words/site-locales.ts";

/** The calculator a post shows. */
export async function data({ routeParams, globalContext }: PageContextServer): Promise<PageData> {
  const post = allPosts.find(({ slug }) => slug === routeParams["slug"]);
  const shown = post === undefined ? undefined : calculatorOf(post);
  return shown === undefined
    ? {}
    : { calculator: await loadCalculator(shown.route, defaultTranslator().locale.id, globalContext) };
}
