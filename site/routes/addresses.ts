import { pathOf, type RouteKind } from "./route.ts";
import { siteRoutes } from "./site-routes.ts";

/** The addresses to prerender for one kind of page. */
export function pageAddresses(kind: RouteKind): string[] {
  return siteRoutes.filter((route) => route.kind === kind).map(pathOf);
}

/** The addresses to prerender for some pages of one calculator, in every complete locale. */
export function calculatorAddresses(calculator: string, paths: readonly string[]): string[] {
  return siteRoutes
    .filter(
      (route) => route.kind === "calculator" && route.calculator === calculator && paths.includes(route.path),
    )
    .map(pathOf);
}
