import type { ReactNode } from "react";
import { routesOf } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { pathOf } from "../../routes/route.ts";
import { defaultTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";

/** The posts about a calculator, on its page in the language they are written in. */
export function RelatedPosts({ path }: { readonly path: string }): ReactNode {
  const { locale, t } = useTranslator();
  const posts = allPosts.filter((post) => routesOf(post).includes(path));
  if (posts.length === 0 || locale.id !== defaultTranslator().locale.id) return null;
  return (
    <section className="related">
      <h2>{t("blog.read_about")}</h2>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <a href={pathOf({ kind: "post", slug })}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
