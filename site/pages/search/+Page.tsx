import { searchable } from "../../../generator/presentation/search.ts";
import { categories } from "../../../generated/catalog.ts";
import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../layout/site-header.tsx";
import { jsonInScript } from "../../layout/structured-data.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { defaultTranslator, siteLocales, siteTranslator } from "../../words/site-locales.ts";
import { searchWordsId, type SearchPageWords } from "./search-page-words.ts";

export const Page = definePage("search", ({ locale }) => {
  const english = new Map(
    searchEntries(defaultTranslator().locale.id).map((entry) => [entry.route, entry] as const),
  );
  const translator = siteTranslator(locale);
  const { words } = translator;
  const carried: SearchPageWords = {
    language: locale,
    locale: translator.locale.tag,
    results: words["search.results"] ?? "",
    none: words["search.none"] ?? "",
  };
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
        <output id="search-count" className="quiet" />
        <ul id="search-list" className="calculator-links">
          {categories
            .flatMap(({ id }) => searchEntries(locale).filter((entry) => entry.category === id))
            .map((entry) => (
              <li
                key={entry.route}
                data-full-title={entry.fullTitle}
                data-keywords={searchable(entry, english.get(entry.route)).keywords}
              >
                <a href={`/${locale}/${entry.route}`}>{entry.title}</a>
                <p>{entry.summary}</p>
              </li>
            ))}
        </ul>
        <script
          id={searchWordsId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: jsonInScript(carried) }}
        />
      </>
    ),
  };
});
