import type { Route } from "./route.ts";

/** What the routes are derived from: the generated catalog and the slugs of the blog's posts. */
export interface RouteSource {
  readonly locales: readonly { readonly id: string }[];
  readonly categories: readonly { readonly id: string }[];
  readonly catalog: readonly {
    readonly id: string;
    readonly category: string;
    readonly region?: string;
    readonly variants: readonly { readonly route: string }[];
    readonly locales: readonly string[];
  }[];
  readonly posts: readonly string[];
}

/** Every page the site has, each once: a calculator only in the locales its words are complete in, a category or region only with calculators. */
export function allRoutes(source: RouteSource): readonly Route[] {
  const routes: Route[] = [{ kind: "languages" }, { kind: "blog" }];
  for (const slug of source.posts) routes.push({ kind: "post", slug });
  for (const { id: locale } of source.locales) {
    routes.push(
      { kind: "home", locale },
      { kind: "search", locale },
      { kind: "privacy", locale },
      { kind: "terms", locale },
      { kind: "kept", locale },
      { kind: "not-found", locale },
    );
    for (const { id: category } of source.categories)
      if (localesOf(source, { category }).includes(locale))
        routes.push({ kind: "category", locale, category });
    for (const { category, region } of regionsOf(source, locale))
      routes.push({ kind: "region", locale, category, region });
    for (const entry of source.catalog) {
      if (!entry.locales.includes(locale)) continue;
      for (const { route: path } of entry.variants) {
        routes.push(
          { kind: "calculator", locale, calculator: entry.id, path },
          { kind: "embed", locale, calculator: entry.id, path },
        );
      }
    }
  }
  return routes;
}

/** The locales, in catalog order and each once, in which a category has calculators, or a region of it. */
export function localesOf(
  { catalog }: Pick<RouteSource, "catalog">,
  { category, region }: { readonly category: string; readonly region?: string },
): readonly string[] {
  const inPlace = catalog.filter(
    (entry) => entry.category === category && (region === undefined || entry.region === region),
  );
  return [...new Set(inPlace.flatMap(({ locales }) => locales))];
}

/** The regions that have calculators in a locale, in catalog order, each once. */
export function regionsOf(
  { catalog }: Pick<RouteSource, "catalog">,
  locale: string,
): readonly { readonly category: string; readonly region: string }[] {
  const seen = new Map<string, { readonly category: string; readonly region: string }>();
  for (const { category, region, locales } of catalog) {
    if (region !== undefined && locales.includes(locale))
      seen.set(`${category}/${region}`, { category, region });
  }
  return [...seen.values()];
}
