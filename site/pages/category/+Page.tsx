import type { ReactNode } from "react";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorLinks } from "../../layout/calculator-links.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { pathOf } from "../../routes/route.ts";
import { regionsOf } from "../../routes/all-routes.ts";
import { catalog } from "../../../generated/catalog.ts";
import { searchEntries, type SearchEntry } from "../../words/search-entries.ts";
import { siteLocales, siteSpeech } from "../../words/site-locales.ts";
import { useSpeech } from "../../words/speech-context.tsx";
import { countArgument } from "../../words/speech.ts";

export const Page = definePage("category", (route) => {
  const speech = siteSpeech(route.locale);
  const title = speech.sayById(`categories.${route.category}.title`);
  const summary = speech.sayById(`categories.${route.category}.summary`);
  const crumbs: readonly Crumb[] = [
    { title: speech.say("site.home"), route: { kind: "home", locale: route.locale } },
    { title, route },
  ];
  const entries = searchEntries(route.locale).filter((entry) => entry.category === route.category);
  return {
    speech,
    layout: "wide",
    head: {
      title,
      summary,
      locales: siteLocales.map(({ id }) => id),
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
  const { locale, say, sayById } = useSpeech();
  const regions = regionsOf({ catalog }).filter((region) => region.category === category);
  if (regions.length === 0) return null;
  return (
    <section>
      <h2>{say("category.regions")}</h2>
      <ul className="category-cards">
        {regions.map(({ region }) => (
          <li key={region}>
            <h3>
              <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
                {sayById(`regions.${region}`)}
              </a>
            </h3>
            <p className="quiet">
              {say("category.count", {
                count: countArgument(entries.filter((entry) => entry.region === region).length, locale),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
