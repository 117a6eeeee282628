import type { ReactNode } from "react";
import { catalog } from "../../../generated/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Calculator, VariantDescription } from "../../../generator/runtime/description.ts";
import type { MessageArguments } from "../../../generator/runtime/message.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { definePage, type Page } from "../../layout/page.ts";
import { breadcrumbList, faqPage, webApplication, type Crumb } from "../../layout/structured-data.ts";
import { countedSections, TextSections } from "../../layout/text-page.tsx";
import type { RouteOf } from "../../routes/route.ts";
import { plainText, RichText } from "../../words/rich-text.tsx";
import { siteSpeech } from "../../words/site-locales.ts";
import { createSpeech, unitForms, type Speech } from "../../words/speech.ts";
import { buildDay } from "../../build-day.ts";
import { evaluate, formOf } from "../../islands/form.ts";
import { createPresenter } from "../../islands/presenter.ts";
import { variantAt, type Setting } from "../../islands/setting.ts";
import { ExampleList } from "./example-list.tsx";
import { variantWords } from "./island-words.ts";
import { PlacedIsland } from "./placed-island.tsx";
import { QuestionList, questionsOf } from "./question-list.tsx";
import { RelatedCalculators } from "./related-calculators.tsx";
import { SourceList } from "./source-list.tsx";

/** The page of a calculator: every variant, in every language its words are complete in. */
export function calculatorPage(calculator: Calculator, words: Readonly<Record<string, Words>>): Page {
  return definePage("calculator", (route) => {
    const { description } = calculator;
    const variant = variantAt(description, route.path);
    const own = ownWords(words, route.locale, variant.slug);
    const speech = exampleSpeech(calculator, variant, siteSpeech(route.locale), own);
    const entry = catalog.find(({ id }) => id === description.id);
    assert(entry !== undefined, `${description.id} is in the catalog.`);
    const title = speech.sayById("title");
    const summary = speech.sayById("summary");
    const crumbs = crumbsOf(route, speech, entry);
    const questions = questionsOf(speech);
    return {
      speech,
      layout: "wide",
      head: {
        title,
        summary,
        locales: entry.locales,
        structuredData: [
          webApplication({ title, summary, route, language: speech.locale.tag, updated: entry.updated }),
          breadcrumbList(crumbs),
          ...(questions.length === 0
            ? []
            : [faqPage(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })))]),
        ],
      },
      main: (
        <>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <Introduction speech={speech} />
          <PlacedIsland calculator={calculator} words={own} path={route.path} today={buildDay} />
          <div className="article">
            {description.notice !== undefined && (
              <aside className="notice">
                <RichText text={speech.say(`notice.${description.notice}`)} />
              </aside>
            )}
            <TextSections sections={countedSections(speech, "sections")} />
            <ExampleList description={description} variant={variant} />
            <QuestionList questions={questions} />
            <SourceList description={description} updated={entry.updated} />
            <RelatedCalculators related={entry.related} category={entry.category} path={route.path} />
          </div>
        </>
      ),
    };
  });
}

/** A calculator's words for one of its pages. */
export function ownWords(words: Readonly<Record<string, Words>>, locale: string, slug: string): Words {
  const own = words[locale];
  assert(own !== undefined, `The calculator has no words in "${locale}".`);
  return variantWords(own, slug);
}

/**
 * The site's voice with a calculator's words added; they have no key in common. What a text puts in,
 * such as the ratio of "{ratio}:1 fuel mix", is that of the page's example.
 */
function exampleSpeech(
  calculator: Calculator,
  variant: VariantDescription,
  site: Speech,
  own: Words,
): Speech {
  const speech = createSpeech(site.locale, site.words, own);
  const setting: Setting = { calculator, variant, locale: site.locale.tag, unitNames: unitForms(site) };
  const form = formOf(setting, buildDay);
  const { tell } = createPresenter(setting, form, evaluate(setting, form), speech);
  const sayById = (key: string, spoken?: MessageArguments): string => {
    const text = tell(key, spoken);
    assert(text !== undefined, `${calculator.description.id} has the words "${key}".`);
    return text;
  };
  return { ...speech, say: sayById, sayById, sayIfGiven: tell };
}

function Introduction({ speech }: { readonly speech: Speech }): ReactNode {
  const text = speech.sayIfGiven("intro");
  return text === undefined ? (
    <p className="lead">{speech.sayById("summary")}</p>
  ) : (
    <div className="lead">
      <RichText text={text} />
    </div>
  );
}

function crumbsOf(
  route: RouteOf<"calculator">,
  speech: Speech,
  entry: { readonly category: string; readonly region?: string },
): readonly Crumb[] {
  const { locale } = route;
  const { category, region } = entry;
  return [
    { title: speech.say("site.home"), route: { kind: "home", locale } },
    { title: speech.sayById(`categories.${category}.title`), route: { kind: "category", locale, category } },
    ...(region === undefined
      ? []
      : [
          {
            title: speech.sayById(`regions.${region}`),
            route: { kind: "region", locale, category, region },
          } as const,
        ]),
    { title: speech.sayIfGiven("short_title") ?? speech.sayById("title"), route },
  ];
}
