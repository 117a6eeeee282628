import type { ReactNode } from "react";
import { categories } from "../../generated/catalog.ts";
import { pathOf } from "../routes/route.ts";
import { useSpeech } from "../words/speech-context.tsx";

/** The last lines of every page. */
export function SiteFooter(): ReactNode {
  const { locale, say, sayById } = useSpeech();
  const at = { locale: locale.id };
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <nav aria-label={say("site.categories")}>
          <ul>
            {categories.map(({ id }) => (
              <li key={id}>
                <a href={pathOf({ kind: "category", ...at, category: id })}>
                  {sayById(`categories.${id}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul>
          <li>
            <a href={pathOf({ kind: "blog" })}>
              {say("site.blog")}
              {locale.id !== "en" && ` (${say("site.blog_language")})`}
            </a>
          </li>
          <li>
            <a href={pathOf({ kind: "privacy", ...at })}>{say("site.privacy")}</a>
          </li>
          <li>
            <a href={pathOf({ kind: "terms", ...at })}>{say("site.terms")}</a>
          </li>
        </ul>
        <p>{say("site.promise")}</p>
      </div>
    </footer>
  );
}
