import type { ReactNode } from "react";
import "../../styles/lists.css";
import { Breadcrumbs } from "../../layout/breadcrumbs.tsx";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { CategoryIcon } from "../../layout/category-sign.tsx";
import { definePage } from "../../layout/page.ts";
import { RegionSections } from "../../layout/region-sections.tsx";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { breadcrumbList, type Crumb } from "../../layout/structured-data.ts";
import { KeepOffline } from "../../offline/keep-offline.tsx";
import { withLines } from "../../layout/tile-lines.ts";
import { routesOf } from "../../blog/post.ts";
import { allPosts } from "../../blog/posts.ts";
import { ExampleLines } from "../../search/example-lines.tsx";
import { OffenseSearch } from "../../search/search-form.tsx";
import { localesOf, regionsOf } from "../../routes/all-routes.ts";
import { pathOf } from "../../routes/route.ts";
import { catalog, categories } from "../../../generated/catalog.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import { namesId } from "../../layout/names-id.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { defaultTranslator, siteTranslator } from "../../words/site-locales.ts";
import { useTranslator } from "../../words/translator-context.tsx";

export const Page = definePage("category", (route, data) => {
  const translator = siteTranslator(route.locale);
  const { t } = translator;
  const title = t.byId(`categories.${route.category}.title`);
  const summary = t.byId(`categories.${route.category}.summary`);
  const crumbs: readonly Crumb[] = [
    { title: t("site.home"), route: { kind: "home", locale: route.locale } },
    { title, route },
  ];
  const all = searchEntries(route.locale);
  const entries = all.filter((entry) => entry.category === route.category);
  const examples = data?.examples ?? [];
  const posts =
    route.locale === defaultTranslator().locale.id
      ? allPosts.filter((post) => routesOf(post)[0]?.startsWith(`${route.category}/`))
      : [];
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
        {entries.some(({ cases = [] }) => cases.length > 0) && (
          <OffenseSearch below={route.category} hasNames />
        )}
        <OffenseTables category={route.category} entries={entries} />
        <div className="category-lists">
          <CalculatorGroups
            entries={withLines(
              mostAskedFirst(entries, route.category).filter(({ region }) => region === undefined),
              data?.lines ?? {},
            )}
          />
          {examples.length > 0 && <ExampleLines examples={examples} />}
        </div>
        <RegionSections category={route.category} entries={entries} heading="h2" />
        <RelatedLinks
          heading={t("blog.read_about")}
          links={posts.map(({ slug, title: name }) => ({
            href: pathOf({ kind: "post", slug }),
            title: name,
          }))}
        />
        <RelatedLinks
          heading={t("category.neighbors")}
          links={neighborsOf(route.category, all).map((entry) => ({
            href: `/${route.locale}/${entry.route}`,
            title: entry.title,
          }))}
        />
      </>
    ),
  };
});

/** What most people come for first, the rest as the catalog has it. */
function mostAskedFirst(entries: readonly SearchEntry[], category: string): readonly SearchEntry[] {
  const popular = categories.find(({ id }) => id === category)?.popular ?? [];
  const placeOf = ({ route }: SearchEntry): number => {
    const place = popular.indexOf(route);
    return place === -1 ? popular.length : place;
  };
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The offenses that the regions of a category know by a name, a folded table a region; nothing where none is known. */
function OffenseTables({
  category,
  entries,
}: {
  readonly category: string;
  readonly entries: readonly SearchEntry[];
}): ReactNode {
  const { locale, t } = useTranslator();
  const { compare } = new Intl.Collator(locale.tag);
  const tables = regionsOf({ catalog }, locale.id).flatMap(({ category: of, region }) => {
    const offenses = entries
      .filter((entry) => of === category && entry.region === region)
      .flatMap((entry) => (entry.cases ?? []).map((offense) => ({ ...offense, entry })))
      .toSorted((one, other) => compare(one.name, other.name));
    return offenses.length === 0 ? [] : [{ region, offenses }];
  });
  if (tables.length === 0) return null;
  return (
    <section className="offense-tables">
      <h2 id={namesId}>{t("region.cases")}</h2>
      <p>{t("region.cases_text")}</p>
      {tables.map(({ region, offenses }) => (
        <details key={region}>
          <summary>
            {t.byId(`regions.${region}`)}
            <span className="quiet">{t("region.named", { count: String(offenses.length) })}</span>
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("region.offense")}</th>
                <th scope="col">{t("region.class")}</th>
                <th scope="col">{t("region.page")}</th>
              </tr>
            </thead>
            <tbody>
              {offenses.map(({ id, name, class: ofClass, query, entry: { route, title } }) => (
                <tr key={`${route} ${id}`}>
                  <td>
                    <a href={`/${locale.id}/${route}${query === "" ? "" : `?${query}`}`}>{name}</a>
                  </td>
                  <td>{ofClass}</td>
                  <td>{title}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

/** Enough to go on with. */
const most = 4;

/** The pages of other categories that most pages of this one lead on to. */
function neighborsOf(category: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const named = catalog
    .filter((entry) => entry.category === category)
    .flatMap(({ related, variants }) => [...related, ...variants.flatMap((each) => each.related ?? [])]);
  const timesNamed = ({ route }: SearchEntry): number => named.filter((each) => each === route).length;
  return entries
    .filter((entry) => entry.category !== category && timesNamed(entry) > 0)
    .toSorted((one, other) => timesNamed(other) - timesNamed(one))
    .slice(0, most);
}
