import "../../styles/lists.css";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { textArgument } from "../../../generator/presentation/translator.ts";

export const Page = definePage("region", (route) => {
  const translator = siteTranslator(route.locale);
  const region = translator.t.byId(`regions.${route.region}`);
  const given = { region: textArgument(region) };
  const summary = translator.t("region.summary", given);
  const crumbs: readonly Crumb[] = [
    { title: translator.t("site.home"), route: { kind: "home", locale: route.locale } },
    {
      title: translator.t.byId(`categories.${route.category}.title`),
      route: { kind: "category", locale: route.locale, category: route.category },
    },
    { title: region, route },
  ];
  const entries = searchEntries(route.locale).filter(
    (entry) => entry.category === route.category && entry.region === route.region,
  );
  return {
    translator,
    layout: "wide",
    head: {
      title: translator.t("region.title", given),
      summary,
      locales: siteLocales.map(({ id }) => id),
      structuredData: [breadcrumbList(crumbs)],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{region}</h1>
        <p className="lead">{summary}</p>
        <CalculatorGroups entries={entries} />
      </>
    ),
  };
});
