import { pathOf, type RouteKind } from "./route.ts";
import { siteRoutes } from "./site-routes.ts";

/** The addresses to prerender for one kind of page. */
export function pageAddresses(kind: RouteKind): string[] {
  return siteRoutes.filter((route) => route.kind === kind).map(pathOf);
}
