import type { ReactNode } from "react";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { relatedEntries } from "./related-entries.ts";

/** Where else to go from a calculator. */
export function RelatedCalculators({
  related,
  family,
  path,
}: {
  readonly related: readonly string[];
  /** Every page of the calculator. */
  readonly family: readonly string[];
  readonly path: string;
}): ReactNode {
  const { locale, t } = useTranslator();
  const shown = relatedEntries(searchEntries(locale.id), { path, named: related, family });
  return (
    <RelatedLinks
      heading={t("sections.related")}
      links={shown.map(({ route, title }) => ({ href: `/${locale.id}/${route}`, title }))}
    />
  );
}
