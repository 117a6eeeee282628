import type { ReactNode } from "react";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";

/** Enough to go on with, few enough to be looked at. */
const most = 6;

/** What the author named, then neighbors of the same category. */
export function RelatedCalculators({
  related,
  category,
  path,
}: {
  readonly related: readonly string[];
  readonly category: string;
  readonly path: string;
}): ReactNode {
  const { locale, t } = useTranslator();
  const entries = searchEntries(locale.id).filter((entry) => entry.route !== path);
  const named = related.flatMap((route) => entries.find((entry) => entry.route === route) ?? []);
  const folder = path.slice(0, path.lastIndexOf("/"));
  const near = entries.filter((entry) => entry.category === category && !named.includes(entry));
  const nearest = near.toSorted(
    (one, other) => Number(other.route.startsWith(folder)) - Number(one.route.startsWith(folder)),
  );
  const shown = [...named, ...nearest].slice(0, Math.max(named.length, most));
  return (
    <RelatedLinks
      heading={t("sections.related")}
      links={shown.map(({ route, title }) => ({ href: `/${locale.id}/${route}`, title }))}
    />
  );
}
