import type { ReactNode } from "react";
import { routesOf } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { pathOf } from "../../routes/route.ts";
import { defaultTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";

/** The posts about a calculator, on its page in the language they are written in. */
export function RelatedPosts({ path }: { readonly path: string }): ReactNode {
  const { locale, t } = useTranslator();
  if (locale.id !== defaultTranslator().locale.id) return null;
  const posts = allPosts.filter((post) => routesOf(post).includes(path));
  return (
    <RelatedLinks
      heading={t("blog.read_about")}
      links={posts.map(({ slug, title }) => ({ href: pathOf({ kind: "post", slug }), title }))}
    />
  );
}
