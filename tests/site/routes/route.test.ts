import { describe, expect, test } from "vitest";
import { allRoutes, localesOf, regionsOf, type RouteSource } from "../../../site/routes/all-routes.ts";
import { inLocale, pathOf, type Route } from "../../../site/routes/route.ts";

const source: RouteSource = {
  locales: [{ id: "en" }, { id: "ar" }],
  categories: [{ id: "finance" }, { id: "food" }, { id: "legal" }],
  catalog: [
    {
      id: "finance/mortgage",
      category: "finance",
      variants: [{ route: "finance/mortgage" }],
      locales: ["en", "ar"],
    },
    {
      id: "legal/ohio/felony",
      category: "legal",
      region: "ohio",
      variants: [{ route: "legal/ohio/felony-1" }, { route: "legal/ohio/felony-2" }],
      locales: ["en"],
    },
  ],
  posts: ["first"],
};

describe("addresses", () => {
  test.each<[Route, string]>([
    [{ kind: "languages" }, "/"],
    [{ kind: "post", slug: "first" }, "/blog/first"],
    [{ kind: "home", locale: "ar" }, "/ar"],
    [{ kind: "terms", locale: "en" }, "/en/terms"],
    [{ kind: "kept", locale: "es" }, "/es/kept"],
    [{ kind: "category", locale: "en", category: "daily-life" }, "/en/daily-life"],
    [{ kind: "region", locale: "en", category: "legal", region: "ohio" }, "/en/legal/ohio"],
    [{ kind: "calculator", locale: "en", calculator: "a/b", path: "a/b-25-1" }, "/en/a/b-25-1"],
    [{ kind: "embed", locale: "en", calculator: "a/b", path: "a/b-25-1" }, "/embed/en/a/b-25-1"],
  ])("%j is %s", (given, want) => {
    expect(pathOf(given)).toBe(want);
  });

  test("a page changes its language, the blog has only one", () => {
    expect(inLocale({ kind: "home", locale: "en" }, "ar")).toEqual({ kind: "home", locale: "ar" });
    expect(inLocale({ kind: "blog" }, "ar")).toEqual({ kind: "blog" });
  });
});

describe("all routes", () => {
  const paths = allRoutes(source).map(pathOf);

  test("each address once", () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("a calculator only in the languages its words are complete in", () => {
    expect(paths).toContain("/ar/finance/mortgage");
    expect(paths).toContain("/en/legal/ohio/felony-2");
    expect(paths).not.toContain("/ar/legal/ohio/felony-2");
  });

  test("a category only in the languages it has calculators in", () => {
    expect(paths).toContain("/ar/finance");
    expect(paths).toContain("/en/legal");
    expect(paths).not.toContain("/ar/legal");
    expect(paths).not.toContain("/en/food");
  });

  test("the regions that have calculators in the language", () => {
    expect(regionsOf(source, "en")).toEqual([{ category: "legal", region: "ohio" }]);
    expect(regionsOf(source, "ar")).toEqual([]);
    expect(localesOf(source, { category: "legal", region: "ohio" })).toEqual(["en"]);
    expect(localesOf(source, { category: "finance" })).toEqual(["en", "ar"]);
    expect(paths).toContain("/en/legal/ohio");
    expect(paths).not.toContain("/ar/legal/ohio");
  });
});
