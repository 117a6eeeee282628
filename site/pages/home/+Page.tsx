import type { ReactNode } from "react";
import { categories } from "../../../generated/catalog.ts";
import { CalculatorLinks } from "../../layout/calculator-links.tsx";
import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../layout/site-header.tsx";
import { pathOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteSpeech } from "../../words/site-locales.ts";
import { useSpeech } from "../../words/speech-context.tsx";
import { countArgument } from "../../words/speech.ts";

export const Page = definePage("home", ({ locale }) => {
  const speech = siteSpeech(locale);
  return {
    speech,
    layout: "wide",
    head: {
      title: speech.say("home.title"),
      summary: speech.say("home.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: <Home />,
  };
});

function Home(): ReactNode {
  const { locale, say } = useSpeech();
  const entries = searchEntries(locale.id);
  const popular = categories
    .flatMap((category) => category.popular)
    .flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
  return (
    <>
      <section className="hero">
        <h1>{say("home.heading")}</h1>
        <p className="lead">{say("home.lead")}</p>
        <SearchForm />
      </section>
      {popular.length > 0 && (
        <section>
          <h2>{say("home.popular")}</h2>
          <CalculatorLinks entries={popular} />
        </section>
      )}
      <section>
        <h2>{say("home.all")}</h2>
        <ul className="category-cards">
          {categories.map(({ id }) => (
            <CategoryCard key={id} id={id} />
          ))}
        </ul>
      </section>
    </>
  );
}

function CategoryCard({ id }: { readonly id: string }): ReactNode {
  const { locale, say, sayById } = useSpeech();
  const count = searchEntries(locale.id).filter((entry) => entry.category === id).length;
  return (
    <li>
      <h3>
        <a href={pathOf({ kind: "category", locale: locale.id, category: id })}>
          {sayById(`categories.${id}.title`)}
        </a>
      </h3>
      <p>{sayById(`categories.${id}.summary`)}</p>
      <p className="quiet">{say("category.count", { count: countArgument(count, locale) })}</p>
    </li>
  );
}
