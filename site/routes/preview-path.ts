import { pathOf, type Route } from "./route.ts";

/** Where the picture is that links to a page show: a calculator has its own, all else that of its language. */
export function previewPath(route: Route, locale: string): string {
  const of = route.kind === "embed" ? ({ ...route, kind: "calculator" } as const) : route;
  return of.kind === "calculator" ? `/images${pathOf(of)}.png` : `/images/preview-${locale}.png`;
}
