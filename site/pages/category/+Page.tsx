import "../../styles/lists.css";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { CategorySign } from "../../layout/category-sign.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { pathOf } from "../../routes/route.ts";
import { OffenseSearch } from "../../search/search-form.tsx";
import { localesOfCategory, regionsOf } from "../../routes/all-routes.ts";
import { catalog } from "../../../generated/catalog.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";

export const Page = definePage("category", (route) => {
  const translator = siteTranslator(route.locale);
  const title = translator.t.byId(`categories.${route.category}.title`);
  const summary = translator.t.byId(`categories.${route.category}.summary`);
  const crumbs: readonly Crumb[] = [
    { title: translator.t("site.home"), route: { kind: "home", locale: route.locale } },
    { title, route },
  ];
  const entries = searchEntries(route.locale).filter((entry) => entry.category === route.category);
  return {
    translator,
    layout: "wide",
    head: {
      title,
      summary,
      locales: siteLocales
        .map(({ id }) => id)
        .filter((id) => localesOfCategory({ catalog }, route.category).includes(id)),
      structuredData: [breadcrumbList(crumbs)],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="category-title">
          <CategorySign id={route.category} />
          {title}
        </h1>
        <p className="lead">{summary}</p>
        <OffenseSearch below={route.category} />
        <CalculatorGroups entries={entries.filter((entry) => entry.region === undefined)} />
        <RegionSections category={route.category} entries={entries} />
      </>
    ),
  };
});

/** The calculators of a category region by region, where it has regions. */
function RegionSections({
  category,
  entries,
}: {
  readonly category: string;
  readonly entries: readonly SearchEntry[];
}): ReactNode {
  const { locale, t } = useTranslator();
  const regions = regionsOf({ catalog }).filter((region) => region.category === category);
  if (regions.length === 0) return null;
  return (
    <div className="regions">
      {regions.map(({ region }) => (
        <section key={region}>
          <h2>
            <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
              {t.byId(`regions.${region}`)}
            </a>
          </h2>
          <CalculatorGroups entries={entries.filter((entry) => entry.region === region)} />
        </section>
      ))}
    </div>
  );
}
