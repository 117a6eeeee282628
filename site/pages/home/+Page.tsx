import type { ReactNode } from "react";
import { categories } from "../../../generated/catalog.ts";
import { CalculatorLinks } from "../../layout/calculator-links.tsx";
import { definePage } from "../../layout/page.ts";
import type { AskedExample } from "../../search/asked-examples.ts";
import { ExampleLines } from "../../search/example-lines.tsx";
import { SearchForm } from "../../search/search-form.tsx";
import { pathOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { countArgument } from "../../../generator/presentation/translator.ts";

export const Page = definePage("home", ({ locale }, data) => {
  const translator = siteTranslator(locale);
  return {
    translator,
    layout: "wide",
    head: {
      title: translator.t("home.title"),
      summary: translator.t("home.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: <Home asked={data?.asked ?? []} />,
  };
});

function Home({ asked }: { readonly asked: readonly AskedExample[] }): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id);
  const popular = categories
    .flatMap((category) => category.popular)
    .flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
  return (
    <>
      <section className="hero">
        <h1>{t("home.heading")}</h1>
        <p className="lead">{t("home.lead")}</p>
        <SearchForm />
        <ExampleLines examples={asked} />
      </section>
      {popular.length > 0 && (
        <section>
          <h2>{t("home.popular")}</h2>
          <CalculatorLinks entries={popular} />
        </section>
      )}
      <section>
        <h2>{t("home.all")}</h2>
        <ul className="category-cards">
          {categories
            .filter(({ id }) => entries.some(({ category }) => category === id))
            .map(({ id }) => (
              <CategoryCard key={id} id={id} />
            ))}
        </ul>
      </section>
    </>
  );
}

function CategoryCard({ id }: { readonly id: string }): ReactNode {
  const { locale, t } = useTranslator();
  const count = searchEntries(locale.id).filter((entry) => entry.category === id).length;
  return (
    <li>
      <h3>
        <a href={pathOf({ kind: "category", locale: locale.id, category: id })}>
          {t.byId(`categories.${id}.title`)}
        </a>
      </h3>
      <p>{t.byId(`categories.${id}.summary`)}</p>
      <p className="quiet">{t("category.count", { count: countArgument(count, locale) })}</p>
    </li>
  );
}
