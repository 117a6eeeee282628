import type { SearchEntry } from "../../../generator/runtime/catalog.ts";

/** Enough to go on with, few enough to be looked at. */
export const mostRelated = 6;

type Placed = Pick<SearchEntry, "route" | "category" | "region">;

/**
 * The pages one leads on to: what its author named, then its calculator's other pages, then its folder (a place, a family),
 * then its category. The law of another place helps nobody here, so only an author leads there.
 */
export function relatedEntries<Entry extends Placed>(
  entries: readonly Entry[],
  {
    path,
    named,
    family,
  }: { readonly path: string; readonly named: readonly string[]; readonly family: readonly string[] },
): readonly Entry[] {
  const page = entries.find(({ route }) => route === path);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const near = entries.filter(
    ({ category, region }) => category === page?.category && (region === undefined || region === page.region),
  );
  const ordered = [
    ...[...named, ...family].flatMap((route) => entries.find((entry) => entry.route === route) ?? []),
    ...near.filter(({ route }) => route.startsWith(folder)),
    ...near,
  ];
  return [...new Set(ordered)].filter((entry) => entry !== page).slice(0, mostRelated);
}
