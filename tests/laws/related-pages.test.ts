/** Every calculator page leads on to a few others, once each, and to the law of another place only where its author says so. */
import { expect, test } from "vitest";
import { catalog, locales } from "../../generated/catalog.ts";
import { mostRelated, relatedEntries } from "../../site/pages/calculator/related-entries.ts";
import { searchEntries } from "../../site/words/search-entries.ts";

const fewest = 3;

test.each(locales.map(({ id }) => id))("related pages in %s", (locale) => {
  const entries = searchEntries(locale);
  const wrong = catalog
    .filter(({ locales: complete }) => complete.includes(locale))
    .flatMap(({ variants, related, region }) => {
      const family = variants.map(({ route }) => route);
      return variants.flatMap((variant) => {
        const named = variant.related ?? related;
        const shown = relatedEntries(entries, { path: variant.route, named, family });
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
