/** Every calculator page leads on to a few others, once each, and to the law of another place only where its author says so. */
import { expect, test } from "vitest";
import { catalog, locales } from "../../generated/catalog.ts";
import { mostRelated, neighborhoodIn, relatedEntries } from "../../site/pages/calculator/related-entries.ts";
import { searchEntries } from "../../site/words/search-entries.ts";

const fewest = 3;

test.each(locales.map(({ id }) => id))("related pages in %s", (locale) => {
  const entries = searchEntries(locale);
  const wrong = catalog
    .filter(({ locales: complete }) => complete.includes(locale))
    .flatMap(({ variants, related, region }) => {
      return variants.flatMap((variant) => {
        const named = variant.related ?? related;
        const shown = relatedEntries(entries, variant.route, neighborhoodIn(catalog));
        const routes = shown.map(({ route }) => route);
        const foreign = shown.filter((each) => each.region !== undefined && each.region !== region);
        const holds =
          routes.length >= fewest &&
          routes.length <= mostRelated &&
          new Set(routes).size === routes.length &&
          !routes.includes(variant.route) &&
          foreign.every(({ route }) => named.includes(route));
        return holds ? [] : [{ route: variant.route, routes }];
      });
    });
  expect(wrong).toEqual([]);
});

test.each([
  ["north-carolina/class-h-felony", ["north-carolina/class-g-felony", "north-carolina/class-i-felony"]],
  ["north-carolina/class-c-felony", ["north-carolina/class-b2-felony", "north-carolina/class-d-felony"]],
  ["oregon/class-b-felony", ["oregon/class-a-felony", "oregon/class-c-felony"]],
  ["oregon/assault-2nd-degree", ["oregon/assault-1st-degree", "oregon/assault-3rd-degree"]],
  ["indiana/felony/level-5", ["indiana/felony/level-4", "indiana/felony/level-6"]],
  ["washington/robbery-1st-degree", ["washington/robbery-2nd-degree"]],
])("%s leads on to the classes beside it", (page, beside) => {
  const shown = relatedEntries(searchEntries("en"), `legal/${page}`, neighborhoodIn(catalog));
  expect(shown.map(({ route }) => route.replace(/^legal\//u, ""))).toEqual(expect.arrayContaining(beside));
});
