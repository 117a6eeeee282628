import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** The regions of a category in running lines, each leading to its page. */
export function RegionLinks({
  regions,
}: {
  readonly regions: readonly { readonly category: string; readonly region: string }[];
}): ReactNode {
  const { locale, t } = useTranslator();
  return (
    <ul className="short-links">
      {regions.map(({ category, region }) => (
        <li key={region}>
          <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
            {t.byId(`regions.${region}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
