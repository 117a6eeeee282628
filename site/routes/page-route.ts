import type { RouteKind } from "./route.ts";
import { pathOf } from "./route.ts";
import { routeAt, siteRoutes } from "./site-routes.ts";

/** What Vike asks of a route: does this address belong to the page? */
export type RouteFunction = (pageContext: { readonly urlPathname: string }) => boolean;

/** The Route Function of the page that draws every route of one kind. */
export function pageRoute(kind: RouteKind): RouteFunction {
  return ({ urlPathname }) => routeAt(urlPathname)?.kind === kind;
}

/** The addresses to prerender for one kind of page. */
export function pageAddresses(kind: RouteKind): string[] {
  return siteRoutes.filter((route) => route.kind === kind).map(pathOf);
}
