import "../../styles/lists.css";
import { PopularCalculators } from "../../layout/popular-calculators.tsx";
import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../search/search-form.tsx";
import { pathOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";
import { siteTranslator } from "../../words/site-locales.ts";

export const Page = definePage("not-found", ({ locale }, data) => {
  const translator = siteTranslator(locale);
  return {
    translator,
    layout: "article",
    head: {
      title: translator.t("not_found.title"),
      summary: translator.t("not_found.text"),
      locales: [locale],
      structuredData: [],
      unlisted: true,
    },
    main: (
      <>
        <h1>{translator.t("not_found.title")}</h1>
        <p className="lead">
          {translator.t("not_found.text")}{" "}
          <a href={pathOf({ kind: "home", locale })}>{translator.t("not_found.home")}</a>
        </p>
        <SearchForm />
        <PopularCalculators entries={searchEntries(locale)} lines={data?.lines ?? {}} />
      </>
    ),
  };
});
