import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { regionsOf } from "../routes/all-routes.ts";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorGroups } from "./calculator-groups.tsx";

/** The calculators of a category region by region, each below the region's name; nothing where it has no regions. */
export function RegionSections({
  category,
  entries,
  heading: Heading,
}: {
  readonly category: string;
  readonly entries: readonly SearchEntry[];
  readonly heading: "h2" | "h3";
}): ReactNode {
  const { locale, t } = useTranslator();
  return regionsOf({ catalog }, locale.id)
    .filter((each) => each.category === category)
    .map(({ region }) => (
      <section key={region}>
        <Heading>
          <a href={pathOf({ kind: "region", locale: locale.id, category, region })}>
            {t.byId(`regions.${region}`)}
          </a>
        </Heading>
        <CalculatorGroups entries={entries.filter((entry) => entry.region === region)} />
      </section>
    ));
}
