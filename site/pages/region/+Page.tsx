import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorLinks } from "../../layout/calculator-links.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteSpeech } from "../../words/site-locales.ts";
import { textArgument } from "../../words/speech.ts";

export const Page = definePage("region", (route) => {
  const speech = siteSpeech(route.locale);
  const region = speech.sayById(`regions.${route.region}`);
  const spoken = { region: textArgument(region) };
  const summary = speech.say("region.summary", spoken);
  const crumbs: readonly Crumb[] = [
    { title: speech.say("site.home"), route: { kind: "home", locale: route.locale } },
    {
      title: speech.sayById(`categories.${route.category}.title`),
      route: { kind: "category", locale: route.locale, category: route.category },
    },
    { title: region, route },
  ];
  const entries = searchEntries(route.locale).filter(
    (entry) => entry.category === route.category && entry.region === route.region,
  );
  return {
    speech,
    layout: "wide",
    head: {
      title: speech.say("region.title", spoken),
      summary,
      locales: siteLocales.map(({ id }) => id),
      structuredData: [breadcrumbList(crumbs)],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{region}</h1>
        <p className="lead">{summary}</p>
        <CalculatorLinks entries={entries} />
      </>
    ),
  };
});
