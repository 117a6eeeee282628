import type { ReactNode } from "react";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorLinks } from "../../layout/calculator-links.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { pathOf } from "../../routes/route.ts";
import { localesOfCategory, regionsOf } from "../../routes/all-routes.ts";
import { catalog } from "../../../generated/catalog.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { countArgument } from "../../../generator/presentation/translator.ts";

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
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <RegionLinks category={route.category} entries={entries} />
        <CalculatorLinks entries={entries.filter((entry) => entry.region === undefined)} />
      </>
    ),
  };
});

/** The regions of a category that has any, each with its number of calculators. */
function RegionLinks({
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
    <section>
      <h2>{t("category.regions")}</h2>
      <ul className="category-cards">
        {regions.map(({ region }) => (
          <li key={region}>
            <h3>
              <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
                {t.byId(`regions.${region}`)}
              </a>
            </h3>
            <p className="quiet">
              {t("category.count", {
                count: countArgument(entries.filter((entry) => entry.region === region).length, locale),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
