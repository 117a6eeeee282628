import { expect, test } from "vitest";
import { neighborhoodIn, relatedEntries } from "../../../../site/pages/calculator/related-entries.ts";

const oregon = ["a", "b", "c"].map((name) => placed(`legal/oregon/${name}`, "oregon"));
const entries = [
  placed("legal/texas/parole", "texas"),
  placed("legal/texas/jail", "texas"),
  ...oregon,
  placed("legal/fines"),
  ...Array.from({ length: 8 }, (_, index) => placed(`math/${index}`)),
];

test("leads to what the author named, then its other pages, then its place, then what is for every place", () => {
  const catalog = [calculator(["a", "c"], ["math/3"])];
  expect(related("legal/oregon/a", catalog)).toEqual([
    "legal/oregon/c",
    "math/3",
    "legal/oregon/b",
    "legal/fines",
  ]);
});

test("leads to the pages before and after it first, unless the author named some for it alone", () => {
  const degrees = calculator(["a", "b", "c"], ["legal/fines"]);
  expect(related("legal/oregon/b", [degrees])).toEqual(["legal/oregon/a", "legal/oregon/c", "legal/fines"]);
  expect(related("legal/oregon/c", [degrees])).toEqual(["legal/oregon/b", "legal/fines", "legal/oregon/a"]);
  const own = {
    ...degrees,
    variants: degrees.variants.map((each) =>
      each.route === "legal/oregon/b" ? { ...each, related: ["math/3"] } : each,
    ),
  };
  expect(related("legal/oregon/b", [own])).toEqual([
    "math/3",
    "legal/oregon/a",
    "legal/oregon/c",
    "legal/fines",
  ]);
});

test("leads back to a page that names it, and on to what those lead on to, before the rest of its place", () => {
  const catalog = [calculator(["a"], []), calculator(["c"], ["legal/oregon/a", "legal/fines"])];
  expect(related("legal/oregon/a", catalog)).toEqual(["legal/oregon/c", "legal/fines", "legal/oregon/b"]);
});

test("leads to another place only where the author does", () => {
  expect(related("legal/texas/parole")).toEqual(["legal/texas/jail", "legal/fines"]);
  const parole = { variants: [{ route: "legal/texas/parole" }], related: ["legal/oregon/b"] };
  expect(related("legal/texas/parole", [parole])[0]).toBe("legal/oregon/b");
  expect(related("legal/oregon/b", [parole])).not.toContain("legal/texas/parole");
});

test("leads to six at most, once each, never to itself, whatever is named", () => {
  const names = ["math/0", "math/7", "math/7", "nowhere", ...entries.map(({ route }) => route)];
  const shown = related("math/0", [{ variants: [{ route: "math/0" }], related: names }]);
  expect(shown).toHaveLength(6);
  expect(new Set(shown).size).toBe(6);
  expect(shown[0]).toBe("math/7");
  expect(shown).not.toContain("math/0");
});

type Catalog = Parameters<typeof neighborhoodIn>[0];

function calculator(names: readonly string[], named: readonly string[]): Catalog[number] {
  return { variants: names.map((name) => ({ route: `legal/oregon/${name}` })), related: named };
}

function related(path: string, catalog: Catalog = []): readonly string[] {
  return relatedEntries(entries, path, neighborhoodIn(catalog)).map(({ route }) => route);
}

function placed(
  route: string,
  region?: string,
): { readonly route: string; readonly category: string; readonly region?: string } {
  const [category = ""] = route.split("/");
  return { route, category, ...(region === undefined ? {} : { region }) };
}
