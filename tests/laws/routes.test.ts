/**
 * The addresses people link to, held against the site as it is built. `routes.txt` lists each, and marks those still to come.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categories, locales } from "../../generated/catalog.ts";
import { pathOf, type Route } from "../../site/routes/route.ts";
import { siteRoutes } from "../../site/routes/site-routes.ts";

interface ListedRoute {
  /** `/{locale}/finance/mortgage`. */
  readonly path: string;
  readonly isBuilt: boolean;
}
const listed: readonly ListedRoute[] = readFileSync(new URL("routes.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, mark = "", path] = /^([-+]{0,2})(\/.*)$/.exec(line.trim()) ?? [];
    return path === undefined ? [] : [{ path, isBuilt: !mark.includes("-") }];
  });

const postPattern = "/blog/{slug}";
function patternOf(route: Route): string {
  if (route.kind === "post") return postPattern;
  return pathOf("locale" in route ? { ...route, locale: "{locale}" } : route);
}
const built = new Set(siteRoutes.map(patternOf));

test("every address of the site is listed", () => {
  const known = new Set(listed.map(({ path }) => path));
  expect([...built].filter((path) => !known.has(path))).toEqual([]);
});

test("every address listed as built is on the site, in every language", () => {
  const paths = new Set(siteRoutes.map((route) => (route.kind === "post" ? postPattern : pathOf(route))));
  const wanted = listed
    .filter(({ isBuilt }) => isBuilt)
    .flatMap(({ path }) => locales.map(({ id }) => path.replace("{locale}", id)));
  expect([...new Set(wanted)].filter((path) => !paths.has(path))).toEqual([]);
});

test("no address still to come is on the site: it loses its mark in the list", () => {
  expect(listed.filter(({ path, isBuilt }) => !isBuilt && built.has(path))).toEqual([]);
});

test("no address is listed twice", () => {
  const paths = listed.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("every listed category is one of the specifications", () => {
  const fixed = new Set(["search", "privacy", "terms", "404"]);
  const inList = listed.flatMap(({ path }) => /^\/\{locale\}\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(categories.map(({ id }) => id).toSorted()).toEqual(
    inList.filter((name) => !fixed.has(name)).toSorted(),
  );
});
