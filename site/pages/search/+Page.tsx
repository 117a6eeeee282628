import { categories } from "../../../generated/catalog.ts";
import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../layout/site-header.tsx";
import { jsonInScript } from "../../layout/structured-data.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteLocales, siteSpeech } from "../../words/site-locales.ts";
import { searchWordsId, type SearchPageWords } from "./search-page-words.ts";

export const Page = definePage("search", ({ locale }) => {
  const speech = siteSpeech(locale);
  const { words } = speech;
  const carried: SearchPageWords = {
    locale: speech.locale.tag,
    results: words["search.results"] ?? "",
    none: words["search.none"] ?? "",
  };
  return {
    speech,
    layout: "wide",
    head: {
      title: speech.say("search.title"),
      summary: speech.say("search.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: (
      <>
        <h1>{speech.say("search.heading")}</h1>
        <p className="lead">{speech.say("search.hint")}</p>
        <SearchForm />
        <output id="search-count" className="quiet" />
        <ul id="search-list" className="calculator-links">
          {categories
            .flatMap(({ id }) => searchEntries(locale).filter((entry) => entry.category === id))
            .map((entry) => (
              <li key={entry.route} data-keywords={entry.keywords.join(" ")}>
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
