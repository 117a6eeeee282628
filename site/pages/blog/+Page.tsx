import { posts } from "../../blog/posts.ts";
import { dateText } from "../../../generator/runtime/format.ts";
import { definePage } from "../../layout/page.ts";
import { pathOf } from "../../routes/route.ts";
import { defaultSpeech } from "../../words/site-locales.ts";

export const Page = definePage("blog", () => {
  const speech = defaultSpeech();
  return {
    speech,
    layout: "article",
    head: {
      title: speech.say("blog.title"),
      summary: speech.say("blog.summary"),
      locales: [],
      structuredData: [],
    },
    main: (
      <>
        <h1>{speech.say("blog.heading")}</h1>
        <p className="lead">{speech.say("blog.lead")}</p>
        <ul className="post-list">
          {posts.map((post) => (
            <li key={post.slug}>
              <h2>
                <a href={pathOf({ kind: "post", slug: post.slug })}>{post.title}</a>
              </h2>
              <p>{post.summary}</p>
              <p className="quiet">
                <time dateTime={post.date}>{dateText(post.date, speech.locale.tag, "day")}</time>
              </p>
            </li>
          ))}
        </ul>
      </>
    ),
  };
});
