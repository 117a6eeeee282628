import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { Crumb } from "./structured-data.ts";

/** The way to this page, which its heading names. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const { t } = useTranslator();
  return (
    <nav className="breadcrumbs" aria-label={t("site.breadcrumbs")}>
      <ol>
        {crumbs.slice(0, -1).map(({ title, route }) => (
          <li key={pathOf(route)}>
            <a href={pathOf(route)}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
