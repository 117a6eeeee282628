import "../../styles/lists.css";
import { dateText } from "../../../generator/runtime/date-text.ts";
import { allPosts } from "../../blog/posts.ts";
import { definePage } from "../../layout/page.ts";
import { pathOf } from "../../routes/route.ts";
import { defaultTranslator } from "../../words/site-locales.ts";

export const Page = definePage("blog", () => {
  const translator = defaultTranslator();
  return {
    translator,
    layout: "article",
    head: {
      title: translator.t("blog.title"),
      summary: translator.t("blog.summary"),
      locales: [],
      structuredData: [],
    },
    main: (
      <>
        <h1>{translator.t("blog.heading")}</h1>
        <p className="lead">{translator.t("blog.lead")}</p>
        <ul className="post-list">
          {allPosts.map((post) => (
            <li key={post.slug}>
              <h2>
                <a href={pathOf({ kind: "post", slug: post.slug })}>{post.title}</a>
              </h2>
              <p>{post.summary}</p>
              <p className="quiet">
                <time dateTime={post.date}>{dateText(post.date, translator.locale.tag, "day")}</time>
              </p>
            </li>
          ))}
        </ul>
      </>
    ),
  };
});
