import "../../styles/lists.css";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { CategoryIcon } from "../../layout/category-sign.tsx";
import { definePage } from "../../layout/page.ts";
import { RegionSections } from "../../layout/region-sections.tsx";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { KeepOffline } from "../../offline/keep-offline.tsx";
import { OffenseSearch } from "../../search/search-form.tsx";
import { localesOf } from "../../routes/all-routes.ts";
import { catalog } from "../../../generated/catalog.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteTranslator } from "../../words/site-locales.ts";

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
      locales: localesOf({ catalog }, route),
      structuredData: [breadcrumbList(crumbs)],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="category-title">
          <CategoryIcon id={route.category} />
          {title}
        </h1>
        <p className="lead">{summary}</p>
        <KeepOffline category={route.category} />
        <OffenseSearch below={route.category} />
        <CalculatorGroups entries={entries.filter((entry) => entry.region === undefined)} />
        {entries.some(({ region }) => region !== undefined) && (
          <div className="regions">
            <RegionSections category={route.category} entries={entries} heading="h2" />
          </div>
        )}
      </>
    ),
  };
});
