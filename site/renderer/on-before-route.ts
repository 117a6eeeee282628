import type { PageContextServer } from "vike/types";
import { pathOf } from "../routes/route.ts";
import { routeAt } from "../routes/site-routes.ts";

/** A variant's address leads to the page of its calculator, whose route is the calculator's id. */
export function onBeforeRoute({ urlPathname }: PageContextServer): { pageContext: { urlLogical?: string } } {
  const route = routeAt(urlPathname);
  if (route?.kind !== "calculator" || route.path === route.calculator) return { pageContext: {} };
  return { pageContext: { urlLogical: pathOf({ ...route, path: route.calculator }) } };
}
