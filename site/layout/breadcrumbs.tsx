import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { Crumb } from "./structured-data.ts";

/** The way to this page; the last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const { t } = useTranslator();
  return (
    <nav className="breadcrumbs" aria-label={t("site.breadcrumbs")}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={pathOf(crumb.route)}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.title}</span>
            ) : (
              <a href={pathOf(crumb.route)}>{crumb.title}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
