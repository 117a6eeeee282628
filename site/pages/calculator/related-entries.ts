import type { SearchEntry } from "../../../generator/runtime/catalog.ts";

/** Enough to go on with, few enough to be looked at. */
export const mostRelated = 6;

type Placed = Pick<SearchEntry, "route" | "category" | "region">;

/** What is known of a page's place among others, as routes. */
export interface Neighborhood {
  readonly path: string;
  /** What its author named for it, alone or as a page of its calculator. */
  readonly named: readonly string[];
  /** Whether the author named it for this page alone. */
  readonly isOwn: boolean;
  /** Every page of its calculator, in the author's order: classes and degrees by how grave they are. */
  readonly family: readonly string[];
  /** The pages whose authors name this one. */
  readonly naming: readonly string[];
}

/**
 * The pages one leads on to: the pages before and after it in its calculator and what its author named, for this page alone
 * first; the pages that name it; its calculator's other pages, the nearest first. Then what those lead on to, its folder and
 * its category. The law of another place helps nobody here, so only an author leads there.
 */
export function relatedEntries<Entry extends Placed>(
  entries: readonly Entry[],
  path: string,
  neighborhoodOf: (path: string) => Neighborhood,
): readonly Entry[] {
  const page = entries.find(({ route }) => route === path);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const near = entries.filter(
    ({ category, region }) => category === page?.category && (region === undefined || region === page.region),
  );
  const { named } = neighborhoodOf(path);
  const first = linksOf(neighborhoodOf(path)).flatMap(
    (route) =>
      entries.find((entry) => entry.route === route && (named.includes(route) || near.includes(entry))) ?? [],
  );
  const ordered = [
    ...first,
    ...first
      .flatMap(({ route }) => linksOf(neighborhoodOf(route)))
      .flatMap((route) => near.find((entry) => entry.route === route) ?? []),
    ...near.filter(({ route }) => route.startsWith(folder)),
    ...near,
  ];
  return [...new Set(ordered)].filter((entry) => entry !== page).slice(0, mostRelated);
}

/** What a page leads on to, the nearest first. */
function linksOf({ path, named, isOwn, family, naming }: Neighborhood): readonly string[] {
  const stepsAway = (route: string): number => Math.abs(family.indexOf(route) - family.indexOf(path));
  const nearest = family.toSorted((one, other) => stepsAway(one) - stepsAway(other));
  const beside = nearest.filter((route) => stepsAway(route) === 1);
  return [...(isOwn ? [...named, ...beside] : [...beside, ...named]), ...naming, ...nearest];
}

interface Named {
  readonly variants: readonly { readonly route: string; readonly related?: readonly string[] }[];
  readonly related: readonly string[];
}

/** What the catalog says of a page's place. */
export function neighborhoodIn(catalog: readonly Named[]): (path: string) => Neighborhood {
  const pages = catalog.flatMap(({ variants, related: ofAll }) =>
    variants.map(({ route, related }) => ({
      path: route,
      named: related ?? ofAll,
      isOwn: related !== undefined,
      family: variants.map((each) => each.route),
    })),
  );
  return (path) => {
    const page = pages.find((each) => each.path === path) ?? { path, named: [], isOwn: false, family: [] };
    // What a calculator names for all its pages leads back to its first alone, or all its classes would come before what is nearer.
    const naming = pages.filter(
      (each) => each.named.includes(path) && (each.isOwn || each.family[0] === each.path),
    );
    return { ...page, naming: naming.map((each) => each.path) };
  };
}
