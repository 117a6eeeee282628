import { catalog, categories, locales } from "../../generated/catalog.ts";
import { allPosts } from "../blog/posts.ts";
import { allRoutes } from "./all-routes.ts";
import type { Route, RouteKind, RouteOf } from "./route.ts";

/** Every page of this build, in a fixed order. */
export const siteRoutes: readonly Route[] = allRoutes({
  locales,
  categories,
  catalog,
  posts: allPosts.map((post) => post.slug),
});

/** The page of a kind that Vike's parameters name, if the site has it. */
export function siteRoute<Kind extends RouteKind>(
  kind: Kind,
  parameters: Readonly<Record<string, string>>,
): RouteOf<Kind> | undefined {
  const wanted = Object.entries(parameters);
  return siteRoutes
    .filter((route) => isKind(route, kind))
    .find((route) => {
      const given = new Map<string, string>(Object.entries(route));
      return wanted.every(([name, value]) => given.get(name) === value);
    });
}

function isKind<Kind extends RouteKind>(route: Route, kind: Kind): route is RouteOf<Kind> {
  return route.kind === kind;
}
