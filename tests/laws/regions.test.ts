/** The page of a place says whom each of its calculators is for, who helps there, and which offenses are known by name. */
import { expect, test } from "vitest";
import { catalog, locales, regions } from "../../generated/catalog.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { decodeQuery } from "../../generator/runtime/query.ts";
import { allCalculators } from "../setup/all-calculators.ts";

const ofPlaces = catalog.filter(({ region }) => region !== undefined);

test("every calculator of a place says whom it is for", () => {
  expect(ofPlaces.filter(({ situation }) => situation === undefined).map(({ id }) => id)).toEqual([]);
});

test("every place has someone who helps", () => {
  const places = [...new Set(ofPlaces.map(({ region = "" }) => region))].toSorted();
  expect(regions.map(({ id }) => id).toSorted()).toEqual(places);
  expect(regions.flatMap(({ help }) => help).filter(({ url }) => !url.startsWith("https://"))).toEqual([]);
});

const lists = import.meta.glob<readonly SearchEntry[]>("../../generated/search/*.json", {
  eager: true,
  import: "default",
});
const models = import.meta.glob<Calculator>("../../generated/calculators/legal/**/model.ts", {
  eager: true,
  import: "calculator",
});

test.each(locales.map(({ id }) => id))("in %s, each case known by name fills its calculator in", (locale) => {
  const entries = lists[`../../generated/search/${locale}.json`] ?? [];
  const withCases = entries.filter(({ cases = [] }) => cases.length > 0);
  expect(withCases.length).toBeGreaterThan(0);
  for (const { route, cases = [] } of withCases) {
    const id = catalog.find(({ variants }) => variants.some((variant) => variant.route === route))?.id;
    const inputs = models[`../../generated/calculators/${id}/model.ts`]?.description.inputs ?? [];
    for (const { name, query } of cases) {
      const { texts, ignored } = decodeQuery(new URLSearchParams(query), inputs);
      expect({ name, ignored }).toEqual({ name, ignored: [] });
      const [[input, option] = []] = Object.entries(texts);
      // A page of one class fills it in by itself, and one that is about a single charge has nothing to fill in.
      if (input === undefined) {
        expect(isOfOneCharge(route) || Object.keys(fixedOn(route)).length > 0).toBe(true);
        continue;
      }
      const asked = inputs.find(({ id: each }) => each === input);
      const isOffered =
        asked?.type === "choice"
          ? asked.options.includes(String(option))
          : asked?.type === "boolean" && option === "yes";
      expect({ name, isOffered }).toEqual({ name, isOffered: true });
      expect(name).not.toBe(option);
    }
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  }
});

/** A calculator with one page that asks for no offense. */
function isOfOneCharge(route: string): boolean {
  const found = catalog.find(({ variants }) => variants.some((variant) => variant.route === route));
  const inputs = models[`../../generated/calculators/${found?.id}/model.ts`]?.description.inputs ?? [];
  return found?.variants.length === 1 && !inputs.some(({ id }) => id === "offense");
}

/** What a page fills in for whoever opens it. */
function fixedOn(route: string): Readonly<Record<string, unknown>> {
  const pages = allCalculators.flatMap(({ variants }) => variants);
  return pages.find((page) => page.route === route)?.fixed ?? {};
}
