import type { ReactNode } from "react";
import { inLocale, pathOf, type Route, type RouteKind } from "../routes/route.ts";
import { siteLocales } from "../words/site-locales.ts";
import { Around } from "../words/around.tsx";
import { SearchForm, SearchLink } from "../search/search-form.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { alternateLanguage } from "../routes/alternate-language.ts";

/** Pages that hold a search of their own, larger than the header's. */
const withOwnSearch: readonly RouteKind[] = ["home", "search", "not-found"];

/** The first lines of every page: the name, the search and the languages. All of it works without a script. */
export function SiteHeader({
  route,
  locales,
}: {
  readonly route: Route;
  readonly locales: readonly string[];
}): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="brand" href={pathOf({ kind: "home", locale: locale.id })}>
          <BrandMark />
          {t("site.name")}
        </a>
        {!withOwnSearch.includes(route.kind) && (
          <>
            <SearchForm compact />
            <SearchLink />
          </>
        )}
        <a className="all-calculators" href={pathOf({ kind: "search", locale: locale.id })}>
          {t("site.all")}
        </a>
        <LanguageMenu route={route} locales={locales} />
      </div>
    </header>
  );
}

/** The same page in other languages; the first page of those it does not exist in. */
function LanguageMenu({
  route,
  locales,
}: {
  readonly route: Route;
  readonly locales: readonly string[];
}): ReactNode {
  const { locale } = useTranslator();
  return (
    // A popover closes on Esc and on a click elsewhere without a script.
    <div className="languages">
      <button type="button" popoverTarget="languages">
        <Around message="site.language" of="name" className="visually-hidden">
          {locale.name}
        </Around>
      </button>
      <ul id="languages" popover="auto">
        {siteLocales.map((other) => {
          const there: Route =
            "locale" in route && locales.includes(other.id)
              ? inLocale(route, other.id)
              : { kind: "home", locale: other.id };
          const current = "locale" in route && other.id === locale.id;
          return (
            <li key={other.id}>
              <a
                href={pathOf(there)}
                hrefLang={alternateLanguage(other.tag)}
                lang={other.tag}
                dir={other.dir}
                {...(current ? { "aria-current": "page" as const } : {})}
                {...(there.kind === "calculator" ? { "data-keeps-inputs": "" } : {})}
              >
                {other.name}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
