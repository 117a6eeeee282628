import "../../styles/lists.css";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { definePage } from "../../layout/page.ts";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { pathOf } from "../../routes/route.ts";
import { OffenseSearch } from "../../search/search-form.tsx";
import { namesId } from "../../layout/names-id.ts";
import { coveredLaws } from "../../words/covered-laws.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { localesOf } from "../../routes/all-routes.ts";
import { siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { Changes, Covered, LawAsOf, Refused } from "./covered-law.tsx";
import { catalog, regions } from "../../../generated/catalog.ts";
import {
  situations,
  type CatalogEntry,
  type SearchEntry,
  type Situation,
} from "../../../generator/runtime/catalog.ts";

export const Page = definePage("region", (route) => {
  const translator = siteTranslator(route.locale);
  const region = translator.t.byId(`regions.${route.region}`);
  const given = { region };
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
  const laws = coveredLaws(
    catalog.flatMap(({ id, region: of }) => (of === route.region ? [id] : [])),
    route.locale,
  );
  return {
    translator,
    layout: "wide",
    head: {
      title: translator.t("region.title", given),
      summary,
      locales: localesOf({ catalog }, route),
      structuredData: [breadcrumbList(crumbs)],
    },
    main: (
      <>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{region}</h1>
        <p className="lead">{summary}</p>
        <OffenseSearch below={`${route.category}/${route.region}`} hasNames={entries.some(hasNames)} />
        <BySituation entries={entries} />
        <Cases entries={entries} />
        <Help region={route.region} />
        <LawAsOf laws={laws} />
        <Covered laws={laws} entries={entries} />
        <Refused laws={laws} entries={entries} />
        <Changes laws={laws} />
      </>
    ),
  };
});

/** The calculators by the situation of those they are for; what is for no one situation comes last. */
function BySituation({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  const { t } = useTranslator();
  const others = entries.filter((entry) => situationOf(entry) === undefined);
  return (
    <>
      {situations.map((situation) => {
        const own = entries.filter((entry) => situationOf(entry) === situation);
        return own.length === 0 ? null : (
          <section key={situation}>
            <h2>{t.byId(`region.situations.${situation}.title`)}</h2>
            <p>{t.byId(`region.situations.${situation}.text`)}</p>
            <CalculatorGroups entries={own} />
          </section>
        );
      })}
      {others.length > 0 && (
        <section>
          {others.length < entries.length && <h2>{t("region.other")}</h2>}
          <CalculatorGroups entries={others} />
        </section>
      )}
    </>
  );
}

function situationOf(entry: SearchEntry): Situation | undefined {
  return calculatorOf(entry)?.situation;
}

function calculatorOf({ route }: Pick<SearchEntry, "route">): CatalogEntry | undefined {
  return catalog.find(({ variants }) => variants.some((variant) => variant.route === route));
}

function hasNames({ cases = [] }: SearchEntry): boolean {
  return cases.length > 0;
}

/** Pages with so few names are listed together: a heading for each would be longer than what is below it. */
const few = 2;

/** Every offense that a calculator here knows by name, each leading to its page, filled in. */
function Cases({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  const { t } = useTranslator();
  const known = entries.filter(hasNames);
  if (known.length === 0) return null;
  const [short, long] = [
    known.filter(({ cases = [] }) => cases.length <= few),
    known.filter(({ cases = [] }) => cases.length > few),
  ];
  return (
    <section>
      <h2 id={namesId}>{t("region.cases")}</h2>
      {short.length > 0 && <CaseLinks entries={short} />}
      {long.map((entry) => (
        <section key={entry.route}>
          <h3>{entry.title}</h3>
          <CaseLinks entries={[entry]} />
        </section>
      ))}
    </section>
  );
}

/** The cases of these pages by their names. */
function CaseLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  const { locale } = useTranslator();
  const { compare } = new Intl.Collator(locale.tag);
  const named = entries.flatMap((entry) => {
    const calculator = calculatorOf(entry)?.id ?? entry.route;
    const path = pathOf({ kind: "calculator", locale: locale.id, calculator, path: entry.route });
    return (entry.cases ?? []).map((each) => ({ ...each, path }));
  });
  return (
    <ul className="case-links">
      {named
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ id, name, class: ofClass, query, path }) => (
          <li key={`${path} ${id}`}>
            <a href={query === "" ? path : `${path}?${query}`}>{name}</a>
            {ofClass !== undefined && <span className="quiet"> · {ofClass}</span>}
          </li>
        ))}
    </ul>
  );
}

/** Who helps people in this place. */
function Help({ region }: { readonly region: string }): ReactNode {
  const { t } = useTranslator();
  const help = regions.find(({ id }) => id === region)?.help ?? [];
  if (help.length === 0) return null;
  return (
    <section>
      <h2>{t("region.help")}</h2>
      <p>{t("region.help_text")}</p>
      <ul>
        {help.map(({ name, url }) => (
          <li key={url}>
            <a href={url} lang="en">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
