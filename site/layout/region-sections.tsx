import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { regionsOf } from "../routes/all-routes.ts";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { groupsOf } from "./calculator-groups.tsx";
import { ShortLinks } from "./short-links.tsx";

/** The calculators of a category region by region, a line each beside the region's name; nothing where it has no regions. */
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
  const regions = regionsOf({ catalog }, locale.id).filter((each) => each.category === category);
  if (regions.length === 0) return null;
  return (
    <div className="regions">
      {regions.map(({ region }) => {
        const own = entries.filter((entry) => entry.region === region);
        const path = pathOf({ kind: "region", locale: locale.id, category, region });
        return (
          <section key={region}>
            <Heading>
              <a href={path}>{t.byId(`regions.${region}`)}</a>
            </Heading>
            <ShortLinks entries={groupsOf(own).flatMap((group) => group)} />
          </section>
        );
      })}
    </div>
  );
}
