import { dateText } from "../../../generator/runtime/date-text.ts";
import type { ReactNode } from "react";
import { assert } from "../../../generator/runtime/assert.ts";
import { headingsOf, markdownHtml } from "../../blog/markdown.ts";
import { partsOf, routesOf, type PostPart } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { buildDay } from "../../build-day.ts";
import { Contents } from "../../layout/contents.tsx";
import type { LoadedCalculator } from "../../layout/load-calculator.ts";
import { definePage } from "../../layout/page.ts";
import { blogPosting } from "../../layout/structured-data.ts";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { pathOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { defaultTranslator } from "../../words/site-locales.ts";
import { openInputs } from "../../../generator/presentation/variant.ts";
import { PlacedIsland } from "../calculator/placed-island.tsx";
import fewPagesStyles from "../../styles/few-pages.css?url&no-inline";

export const Page = definePage("post", (route, data) => {
  const post = allPosts.find(({ slug }) => slug === route.slug);
  assert(post !== undefined, `There is no post "${route.slug}".`);
  const translator = defaultTranslator();
  const shown = data?.calculator;
  return {
    translator,
    layout: "article",
    // They hold what posts are written in, and every field that a calculator in one may have.
    styles: [fewPagesStyles],
    head: {
      title: post.title,
      summary: post.summary,
      locales: [],
      structuredData: [blogPosting({ ...post, route })],
    },
    main: (
      <>
        <Contents places={headingsOf(post.text)} />
        <article>
          <h1>{post.title}</h1>
          <p className="lead">
            {translator.t("blog.by", { author: post.author })} ·{" "}
            <time dateTime={post.date}>{dateText(post.date, translator.locale.tag, "day")}</time>
          </p>
          {partsOf(post).map((part, index) => (
            <Part key={index} part={part} embedded={shown} />
          ))}
          <PostCalculators routes={routesOf(post)} />
          <p>
            <a href={pathOf({ kind: "blog" })}>{translator.t("blog.back")}</a>
          </p>
        </article>
      </>
    ),
  };
});

function PostCalculators({ routes }: { readonly routes: readonly string[] }): ReactNode {
  const { locale, t } = defaultTranslator();
  const entries = routes.flatMap(
    (route) => searchEntries(locale.id).find((entry) => entry.route === route) ?? [],
  );
  return (
    <RelatedLinks
      heading={t("blog.calculators")}
      links={entries.map(({ route, title }) => ({ href: `/${locale.id}/${route}`, title }))}
    />
  );
}

function Part({
  part,
  embedded,
}: {
  readonly part: PostPart;
  readonly embedded: LoadedCalculator | undefined;
}): ReactNode {
  if (part.kind === "markdown")
    return <div className="prose" dangerouslySetInnerHTML={{ __html: markdownHtml(part.text) }} />;
  const translator = defaultTranslator();
  assert(embedded !== undefined, `The calculator ${part.route} was fetched with the post's data.`);
  for (const input of part.only ?? [])
    assert(
      openInputs(embedded.calculator.description, embedded.variant).some(({ id }) => id === input),
      `A post asks for "${input}", which ${part.route} has no input for.`,
    );
  const title = searchEntries(translator.locale.id).find((entry) => entry.route === part.route)?.title ?? "";
  const address = pathOf({
    kind: "calculator",
    locale: translator.locale.id,
    calculator: embedded.calculator.description.id,
    path: part.route,
  });
  return (
    <section className="embedded">
      <PlacedIsland
        loaded={embedded}
        today={buildDay}
        query={`?${part.query}`}
        {...(part.only === undefined ? {} : { only: part.only })}
      />
      <p>
        <a href={part.query === "" ? address : `${address}?${part.query}`}>
          {translator.t("blog.open_calculator", { title })}
        </a>
      </p>
    </section>
  );
}
