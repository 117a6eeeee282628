import { catalog, categories, locales } from "../../generated/catalog.ts";
import { posts } from "../blog/posts.ts";
import { allRoutes } from "./all-routes.ts";
import { pathOf, type Route } from "./route.ts";

/** Every page of this build, in a fixed order. */
export const siteRoutes: readonly Route[] = allRoutes({
  locales,
  categories,
  catalog,
  posts: posts.map((post) => post.slug),
});

const routesByPath: ReadonlyMap<string, Route> = new Map(siteRoutes.map((route) => [pathOf(route), route]));

/** The page at an address (`/en/finance/mortgage`, with or without a slash at the end), if there is one. */
export function routeAt(pathname: string): Route | undefined {
  return routesByPath.get(pathname === "/" ? pathname : pathname.replace(/\/$/u, ""));
}
