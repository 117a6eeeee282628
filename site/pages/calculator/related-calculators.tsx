import type { ReactNode } from "react";
import { catalog } from "../../../generated/catalog.ts";
import { RelatedLinks } from "../../layout/related-links.tsx";
import { searchEntries } from "../../words/search-entries.ts";
import { useTranslator } from "../../words/translator-context.tsx";
import { neighborhoodIn, relatedEntries } from "./related-entries.ts";

/** Where else to go from a calculator. */
export function RelatedCalculators({ path }: { readonly path: string }): ReactNode {
  const { locale, t } = useTranslator();
  const shown = relatedEntries(searchEntries(locale.id), path, neighborhoodIn(catalog));
  return (
    <RelatedLinks
      heading={t("sections.related")}
      links={shown.map(({ route, title }) => ({ href: `/${locale.id}/${route}`, title }))}
    />
  );
}
