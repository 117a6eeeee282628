import "../../styles/lists.css";
import type { ReactNode } from "react";
import { catalog, categories } from "../../../generated/catalog.ts";
import { groupsOf } from "../../layout/calculator-groups.tsx";
import { CategoryIcon } from "../../layout/category-sign.tsx";
import { PopularCalculators } from "../../layout/popular-calculators.tsx";
import { definePage, type PageData } from "../../layout/page.ts";
import { ShortLinks } from "../../layout/short-links.tsx";
import { FavoriteCalculators } from "../../kept/favorite-calculators.tsx";
import { RecentCalculators } from "../../kept/recent-calculators.tsx";
import { ExampleLines } from "../../search/example-lines.tsx";
import { SearchForm } from "../../search/search-form.tsx";
import { regionsOf } from "../../routes/all-routes.ts";
import { pathOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { countArgument } from "../../../generator/presentation/translator.ts";
import type { SearchExample } from "../../search/search-examples.ts";

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
    main: <Home {...data} />,
  };
});

function Home({ examples = [], lines = {} }: PageData): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id);
  return (
    <>
      <section className="hero">
        <h1>{t("home.heading")}</h1>
        <p className="lead">{t("home.lead")}</p>
        <SearchForm />
        <WorkedExample examples={examples} />
        {examples.length > 0 && <ExampleLines examples={examples} />}
      </section>
      <PopularCalculators entries={entries} lines={lines} />
      <FavoriteCalculators />
      <RecentCalculators />
      <section>
        <h2>{t("home.all")}</h2>
        <ul className="category-list">
          {categories
            .filter(({ id }) => entries.some(({ category }) => category === id))
            .map(({ id }) => (
              <CategoryBlock key={id} id={id} />
            ))}
        </ul>
      </section>
    </>
  );
}

/** As many are named as are taken in at a glance; the category's page has all. */
const mostNamed = 6;

/** A category with its sign and its calculators, or the places it is ordered by. */
function CategoryBlock({ id }: { readonly id: string }): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id).filter((entry) => entry.category === id);
  const regions = regionsOf({ catalog }, locale.id).filter(({ category }) => category === id);
  const groups = groupsOf(entries.filter(({ region }) => region === undefined));
  const named = groups.slice(0, mostNamed);
  return (
    <li>
      <h3>
        <CategoryIcon id={id} />
        <a href={pathOf({ kind: "category", locale: locale.id, category: id })}>
          {t.byId(`categories.${id}.title`)}
        </a>
        <span className="quiet">{t("category.count", { count: countArgument(entries.length, locale) })}</span>
      </h3>
      {regions.length > 0 && <RegionLinks regions={regions} />}
      <ShortLinks entries={named.map(([first]) => first)} />
    </li>
  );
}

/** The regions of a category in running lines, each leading to its page. */
function RegionLinks({
  regions,
}: {
  readonly regions: readonly { readonly category: string; readonly region: string }[];
}): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <ul className="short-links">
      {regions.map(({ category, region }) => (
        <li key={region}>
          <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
            {t.byId(`regions.${region}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One of the lines as the box would answer it, with the most working: what the site does, shown and not told. */
function WorkedExample({ examples }: { readonly examples: readonly SearchExample[] }): ReactNode {
  const { t } = useTranslator();
  const [shown] = examples.toSorted((one, other) => other.worked.length - one.worked.length);
  if (shown === undefined) return null;
  const { line, lead, result, worked } = shown;
  return (
    <figure className="worked-example">
      <figcaption>{line}</figcaption>
      <p>
        {lead} <b>{result}</b>
      </p>
      {worked !== "" && (
        <p className="quiet">
          {t("ask.worked")} <bdi className="number">{worked}</bdi>
        </p>
      )}
    </figure>
  );
}
