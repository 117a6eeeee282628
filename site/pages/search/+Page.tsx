import "../../styles/lists.css";
import { categories } from "../../../generated/catalog.ts";
import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";

export const Page = definePage("search", ({ locale }) => {
  const translator = siteTranslator(locale);
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
        <ul className="calculator-links search-list">
          {categories
            .flatMap(({ id }) => searchEntries(locale).filter((entry) => entry.category === id))
            .map((entry) => (
              <li key={entry.route}>
                <a href={`/${locale}/${entry.route}`}>{entry.title}</a>
                <p>{entry.summary}</p>
              </li>
            ))}
        </ul>
      </>
    ),
  };
});
