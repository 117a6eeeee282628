import { catalog } from "../../generated/catalog.ts";
import type { CatalogEntry } from "../../generator/runtime/catalog.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";

/** A calculator's page as the terminal names it: `finance/mortgage`. */
export interface Found {
  readonly kind: "found";
  readonly entry: CatalogEntry;
  readonly route: string;
}
/** No calculator of that name, and the names that come nearest. */
export interface NotFound {
  readonly kind: "not_found";
  readonly nearest: readonly string[];
}

const routes = new Map(
  catalog.flatMap((entry) => entry.variants.map(({ route }) => [route, entry] as const)),
);

/** Every page's name, in the order of the catalog. */
export const calculatorRoutes: readonly string[] = [...routes.keys()];

/** The calculator named by its route, or by the end of its route where only one ends so: `mortgage`, `triangle-area/three-sides`. */
export function findCalculator(name: string): Found | NotFound {
  const route = name.replace(/^\/+|\/+$/g, "");
  const named = routes.has(route) ? [route] : calculatorRoutes.filter((each) => each.endsWith(`/${route}`));
  const [only] = named;
  const entry = only === undefined ? undefined : routes.get(only);
  if (only !== undefined && entry !== undefined && named.length === 1)
    return { kind: "found", entry, route: only };
  if (named.length > 1) return { kind: "not_found", nearest: named };
  const pages = pagesOf(route);
  if (pages.length > 0) return { kind: "not_found", nearest: pages };
  const byLastPart = nearestNames(lastPart(route), calculatorRoutes.map(lastPart));
  const nearest = [
    ...nearestNames(route, calculatorRoutes),
    ...calculatorRoutes.filter((each) => byLastPart.includes(lastPart(each))),
  ];
  return { kind: "not_found", nearest: [...new Set(nearest)].slice(0, 3) };
}

/** The pages of a calculator that has none by its own name. */
export function pagesOf(id: string): readonly string[] {
  return catalog.find((entry) => entry.id === id)?.variants.map(({ route }) => route) ?? [];
}

/** Whether pages lie below an address: those of a category or of a place, `finance`, `legal/oregon`. */
export function hasPagesBelow(address: string): boolean {
  return calculatorRoutes.some((route) => route.startsWith(`${address}/`));
}

function lastPart(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}
