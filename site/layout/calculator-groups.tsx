import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { CalculatorLink } from "./calculator-links.tsx";
import { ShortLinks } from "./short-links.tsx";

/** Pages of one calculator, the first of them standing for it. */
export type PageGroup = readonly [SearchEntry, ...SearchEntry[]];

/** The pages by their calculators, in the order of the catalog. */
export function groupsOf(entries: readonly SearchEntry[]): readonly PageGroup[] {
  return catalog.flatMap(({ variants }): readonly PageGroup[] => {
    const [first, ...others] = variants.flatMap(
      ({ route }) => entries.find((entry) => entry.route === route) ?? [],
    );
    return first === undefined ? [] : [[first, ...others]];
  });
}

/** Calculators in columns, each with what it works out and, in one line, its further pages. */
export function CalculatorGroups({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className="calculator-links">
      {groupsOf(entries).map(([first, ...others]) => (
        <li key={first.route}>
          <CalculatorLink entry={first} />
          <p>{first.brief ?? first.summary}</p>
          {others.length > 0 && <ShortLinks entries={others} />}
        </li>
      ))}
    </ul>
  );
}
