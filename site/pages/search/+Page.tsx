import "../../styles/lists.css";
import { categories } from "../../../generated/catalog.ts";
import type { ReactNode } from "react";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import { CalculatorGroups } from "../../layout/calculator-groups.tsx";
import { definePage } from "../../layout/page.ts";
import { RegionSections } from "../../layout/region-sections.tsx";
import { pathOf } from "../../routes/route.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";

export const Page = definePage("search", ({ locale }) => {
  const translator = siteTranslator(locale);
  const entries = searchEntries(locale);
  return {
    translator,
    layout: "wide",
    head: {
      title: translator.t("search.title"),
      summary: translator.t("search.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: (
      <>
        <h1>{translator.t("search.heading")}</h1>
        <p className="lead">{translator.t("search.hint")}</p>
        <SearchForm />
        <div className="search-list">
          {categories.map(({ id }) => (
            <CategorySection key={id} category={id} entries={inCategory(entries, id)} />
          ))}
        </div>
      </>
    ),
  };
});

function inCategory(entries: readonly SearchEntry[], id: string): readonly SearchEntry[] {
  return entries.filter(({ category }) => category === id);
}

/** The calculators of a category below its name, those of a place below the name of the place. */
function CategorySection({
  category,
  entries,
}: {
  readonly category: string;
  readonly entries: readonly SearchEntry[];
}): ReactNode {
  const { locale, t } = useTranslator();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>
        <a href={pathOf({ kind: "category", locale: locale.id, category })}>
          {t.byId(`categories.${category}.title`)}
        </a>
      </h2>
      <CalculatorGroups entries={entries.filter(({ region }) => region === undefined)} />
      <RegionSections category={category} entries={entries} heading="h3" />
    </section>
  );
}
