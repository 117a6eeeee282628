import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";
import { pathOf } from "../routes/route.ts";
import { searchEntries } from "../words/search-entries.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** The last lines of every page. */
export function SiteFooter(): ReactNode {
  const { locale, t } = useTranslator();
  const at = { locale: locale.id };
  const entries = searchEntries(locale.id);
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <nav aria-label={t("site.categories")}>
          <ul>
            {categories
              .filter(({ id }) => entries.some(({ category }) => category === id))
              .map(({ id }) => (
                <li key={id}>
                  <a href={pathOf({ kind: "category", ...at, category: id })}>
                    {t.byId(`categories.${id}.title`)}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <ul>
          <li>
            <a href={pathOf({ kind: "blog" })}>{t("site.blog")}</a>
          </li>
          <li>
            <a href={pathOf({ kind: "kept", ...at })}>{t("kept.title")}</a>
          </li>
          <li>
            <a href={pathOf({ kind: "privacy", ...at })}>{t("site.privacy")}</a>
          </li>
          <li>
            <a href={pathOf({ kind: "terms", ...at })}>{t("site.terms")}</a>
          </li>
        </ul>
        <p>{t("site.promise")}</p>
      </div>
    </footer>
  );
}
