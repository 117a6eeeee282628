import type { RouteFunction } from "./page-route.ts";
import { pathOf } from "./route.ts";
import { routeAt, siteRoutes } from "./site-routes.ts";

/** The Route Function of one calculator's page: every variant in every complete locale. */
export function calculatorRoute(calculator: string): RouteFunction {
  return ({ urlPathname }) => {
    const route = routeAt(urlPathname);
    return route?.kind === "calculator" && route.calculator === calculator;
  };
}

/** The addresses to prerender for one calculator. */
export function calculatorAddresses(calculator: string): string[] {
  return siteRoutes
    .filter((route) => route.kind === "calculator" && route.calculator === calculator)
    .map(pathOf);
}
