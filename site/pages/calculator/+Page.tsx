import type { ReactNode } from "react";
import { openInputs } from "../../../generator/presentation/variant.ts";
import { catalog } from "../../../generated/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { OutputDescription } from "../../../generator/runtime/description.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, webApplication, type Crumb } from "../../layout/structured-data.ts";
import { sectionsById, TextSections } from "../../layout/text-page.tsx";
import { pathOf, type RouteOf } from "../../routes/route.ts";
import { RichLine, RichText } from "../../words/rich-text.tsx";
import { siteTranslator, defaultTranslator } from "../../words/site-locales.ts";
import type { Translator } from "../../../generator/presentation/translator.ts";
import { buildDay } from "../../build-day.ts";
import { outputsOf, type Evaluation } from "../../../generator/presentation/evaluation.ts";
import { once } from "../../../generator/runtime/once.ts";
import { rowsAt } from "../../../generator/presentation/values.ts";
import { Contents } from "../../layout/contents.tsx";
import { exampleOf, exampleTranslator } from "./example-translator.ts";
import { ExampleList, examplesOf } from "./example-list.tsx";
import { placesOf } from "./page-places.ts";
import { introductionOf } from "./introduction.ts";
import { PlacedIsland } from "./placed-island.tsx";
import { QuestionList, questionsOf } from "./question-list.tsx";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { stepCount } from "../../../generator/presentation/step-lines.ts";
import { citedSources } from "../../../generator/presentation/cited-sources.ts";
import { routesOf } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { neighborhoodIn, relatedEntries } from "./related-entries.ts";
import { SourceList } from "./source-list.tsx";
import { stylesOf } from "./styles-of.ts";

/** The page of a calculator: every variant, in every language its words are complete in. */
export const Page = definePage("calculator", (route, data) => {
  const loaded = data?.calculator;
  assert(loaded !== undefined, `The calculator of ${route.path} was loaded.`);
  const { calculator, background, stepModel, variant, words: own } = loaded;
  const { description } = calculator;
  const site = siteTranslator(route.locale);
  // Worked out once something on the page asks for it.
  const example = once(() => exampleOf(calculator, variant, site));
  const translator = exampleTranslator(description, site, own, example);
  // Nothing can be put into a page that asks for nothing: examples and rules of calculation have no use there.
  const isStill = openInputs(description, variant).length === 0;
  const entry = catalog.find(({ id }) => id === description.id);
  assert(entry !== undefined, `${description.id} is in the catalog.`);
  const title = translator.t.byId("title");
  const summary = translator.t.byId("summary");
  const crumbs = crumbsOf(route, translator, entry);
  const intro = translator.t.optional("intro") ?? translator.t.byId("summary");
  const introduction = introductionOf(intro, translator.locale.tag, isStill);
  const sections = sectionsById(translator, variant.sections ?? idsIn(own, "sections"));
  const examples = isStill ? [] : examplesOf(background.examples, variant);
  const questions = questionsOf(translator, variant.questions ?? idsIn(own, "questions"));
  const sources = citedSources(background, variant.slug);
  const places = placesOf(translator, {
    // A converter has steps and no formulas.
    hasSteps:
      !isStill &&
      (stepModel.steps.length > 0 ||
        stepCount(createPresenter(description, example(), translator), stepModel) > 0),
    outputs: isStill ? [] : shownAtFirst(description.outputs, example),
    sections,
    examples,
    questions,
    sources,
  });
  return {
    translator,
    layout: "calculator",
    styles: stylesOf(description, variant),
    head: {
      title,
      summary,
      locales: entry.locales,
      structuredData: [
        webApplication({ title, summary, route, language: translator.locale.tag, updated: entry.updated }),
        breadcrumbList(crumbs),
      ],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="lead">
          <RichLine text={introduction.line} />
        </p>
        <PlacedIsland loaded={loaded} today={buildDay} />
        <Contents places={places} />
        {!isStill && (
          <p className="margin-note">
            <RichLine text={translator.t("site.colors")} />
          </p>
        )}
        <div className="article">
          <RichText text={introduction.rest} />
          {background.notice !== undefined && (
            <aside className="margin-note">
              <RichText text={translator.t(`notice.${background.notice}`)} />
            </aside>
          )}
          <TextSections sections={sections} />
          <ExampleList examples={examples} />
          <QuestionList questions={questions} />
          <SourceList {...sources} dateRules={isStill ? [] : background.dateRules} updated={entry.updated} />
          <RelatedPosts path={route.path} />
          <RelatedCalculators path={route.path} />
        </div>
        <Breadcrumbs crumbs={crumbs} />
      </>
    ),
  };
});

/** The results of a page's example: a table without rows is not there, and its contents would lead to nothing. */
function shownAtFirst(
  outputs: readonly OutputDescription[],
  example: () => Evaluation,
): readonly OutputDescription[] {
  return outputs.filter(({ id, type }) => type !== "table" || rowsAt(outputsOf(example()), id).length > 0);
}

/** The ids right below a group of words, in the order they were written in. */
function idsIn(words: Words, group: string): readonly string[] {
  const start = `${group}.`;
  const keys = Object.keys(words).filter((key) => key.startsWith(start));
  return [...new Set(keys.flatMap((key) => key.slice(start.length).split(".")[0] ?? []))];
}

function crumbsOf(
  route: RouteOf<"calculator">,
  translator: Translator,
  entry: { readonly category: string; readonly region?: string },
): readonly Crumb[] {
  const { locale } = route;
  const { category, region } = entry;
  return [
    { title: translator.t("site.home"), route: { kind: "home", locale } },
    {
      title: translator.t.byId(`categories.${category}.title`),
      route: { kind: "category", locale, category },
    },
    ...(region === undefined
      ? []
      : [
          {
            title: translator.t.byId(`regions.${region}`),
            route: { kind: "region", locale, category, region },
          } as const,
        ]),
    { title: translator.t.optional("short_title") ?? translator.t.byId("title"), route },
  ];
}

/** The posts about a calculator, on its page in the language they are written in. */
function RelatedPosts({ path }: { readonly path: string }): ReactNode {
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

/** Where else to go from a calculator. */
function RelatedCalculators({ path }: { readonly path: string }): ReactNode {
  const { locale, t } = useTranslator();
  const shown = relatedEntries(searchEntries(locale.id), path, neighborhoodIn(catalog));
  return (
    <RelatedLinks
      heading={t("sections.related")}
      links={shown.map(({ route, title }) => ({ href: `/${locale.id}/${route}`, title }))}
    />
  );
}
