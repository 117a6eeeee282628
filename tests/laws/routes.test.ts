/**
 * Which addresses exist follows from the specifications. Those that were asked for, in `owed-routes.txt`, are held against
 * the site as it is built, so that none is lost.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { pathOf } from "../../site/routes/route.ts";
import { siteRoutes } from "../../site/routes/site-routes.ts";

/** `/{locale}/finance/mortgage`. */
const owed = readFileSync(new URL("owed-routes.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line.startsWith("/"));

const postPattern = "/blog/{slug}";

test("every address that was asked for is on the site, in every language", () => {
  const paths = new Set(siteRoutes.map((route) => (route.kind === "post" ? postPattern : pathOf(route))));
  const wanted = owed.flatMap((path) => locales.map(({ id }) => path.replace("{locale}", id)));
  expect([...new Set(wanted)].filter((path) => !paths.has(path))).toEqual([]);
});

test("no address leads to two pages", () => {
  const paths = siteRoutes.map((route) => pathOf(route));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
