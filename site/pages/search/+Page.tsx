import "../../styles/lists.css";
import { categories } from "../../../generated/catalog.ts";
import type { ReactNode } from "react";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { CategoryIcon } from "../../layout/category-sign.tsx";
import { definePage } from "../../layout/page.ts";
import { RegionSections } from "../../layout/region-sections.tsx";
import { withLines, type Tile } from "../../layout/tile-lines.ts";
import { pathOf } from "../../routes/route.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { countArgument } from "../../../generator/presentation/translator.ts";

export const Page = definePage("search", ({ locale }, data) => {
  const translator = siteTranslator(locale);
  const entries = withLines(searchEntries(locale), data?.lines ?? {});
  const filled = categories.filter(({ id }) => inCategory(entries, id).length > 0);
  return {
    translator,
    layout: "wide",
    head: {
      title: translator.t("site.all"),
      summary: translator.t("search.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: (
      <>
        <h1>{translator.t("site.all")}</h1>
        <p className="lead">{translator.t("search.hint")}</p>
        <SearchForm />
        <div className="search-list">
          <ul className="jump-list">
            {filled.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{translator.t.byId(`categories.${id}.title`)}</a>
              </li>
            ))}
          </ul>
          {filled.map(({ id }) => (
            <CategorySection key={id} category={id} entries={inCategory(entries, id)} />
          ))}
        </div>
      </>
    ),
  };
});

function inCategory(entries: readonly Tile[], id: string): readonly Tile[] {
  return entries.filter(({ category }) => category === id);
}

/** The calculators of a category below its name, those of a place in a line beside the name of the place. */
function CategorySection({
  category,
  entries,
}: {
  readonly category: string;
  readonly entries: readonly Tile[];
}): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <section id={category}>
      <h2>
        <CategoryIcon id={category} />
        <a href={pathOf({ kind: "category", locale: locale.id, category })}>
          {t.byId(`categories.${category}.title`)}
        </a>
        <span className="quiet">{t("category.count", { count: countArgument(entries.length, locale) })}</span>
      </h2>
      <CalculatorGroups entries={entries.filter(({ region }) => region === undefined)} />
      <RegionSections category={category} entries={entries} heading="h3" />
    </section>
  );
}
