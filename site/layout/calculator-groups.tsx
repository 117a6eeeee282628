import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { CalculatorLink, TileText } from "./calculator-links.tsx";
import { ShortLinks } from "./short-links.tsx";
import type { Tile } from "./tile-lines.ts";

/** Pages of one calculator, the first of them standing for it. */
export type PageGroup<Entry extends SearchEntry> = readonly [Entry, ...Entry[]];

/** The pages by their calculators, in the order in which these first come. */
export function groupsOf<Entry extends SearchEntry>(entries: readonly Entry[]): readonly PageGroup<Entry>[] {
  const groups = catalog.flatMap(({ variants }): readonly PageGroup<Entry>[] => {
    const [first, ...others] = variants.flatMap(
      ({ route }) => entries.find((entry) => entry.route === route) ?? [],
    );
    return first === undefined ? [] : [[first, ...others]];
  });
  const placeOf = (group: PageGroup<Entry>): number =>
    Math.min(...group.map((entry) => entries.indexOf(entry)));
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Calculators in columns, each with what it says of its example and, in one line, its further pages. */
export function CalculatorGroups({ entries }: { readonly entries: readonly Tile[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className="calculator-links">
      {groupsOf(entries).map(([first, ...others]) => (
        <li key={first.route}>
          <CalculatorLink entry={first} />
          <TileText entry={first} />
          {others.length > 0 && <ShortLinks entries={others} />}
        </li>
      ))}
    </ul>
  );
}
