import { expect, test } from "vitest";
import { relatedEntries } from "../../../../site/pages/calculator/related-entries.ts";

const oregon = ["a", "b", "c"].map((name) => placed(`legal/oregon/${name}`, "oregon"));
const entries = [
  placed("legal/texas/parole", "texas"),
  placed("legal/texas/jail", "texas"),
  ...oregon,
  placed("legal/fines"),
  ...Array.from({ length: 8 }, (_, index) => placed(`math/${index}`)),
];

test("leads to what the author named, then its other pages, then its place, then what is for every place", () => {
  expect(
    related("legal/oregon/a", { named: ["math/3"], family: ["legal/oregon/a", "legal/oregon/c"] }),
  ).toEqual(["math/3", "legal/oregon/c", "legal/oregon/b", "legal/fines"]);
});

test("leads to another place only where the author does", () => {
  expect(related("legal/texas/parole")).toEqual(["legal/texas/jail", "legal/fines"]);
  expect(related("legal/texas/parole", { named: ["legal/oregon/b"] })[0]).toBe("legal/oregon/b");
});

test("leads to six at most, once each, never to itself, whatever is named", () => {
  const named = ["math/0", "math/7", "math/7", "nowhere", ...entries.map(({ route }) => route)];
  const shown = related("math/0", { named });
  expect(shown).toHaveLength(6);
  expect(new Set(shown).size).toBe(6);
  expect(shown[0]).toBe("math/7");
  expect(shown).not.toContain("math/0");
});

function related(
  path: string,
  {
    named = [],
    family = [],
  }: { readonly named?: readonly string[]; readonly family?: readonly string[] } = {},
): readonly string[] {
  return relatedEntries(entries, { path, named, family }).map(({ route }) => route);
}

function placed(
  route: string,
  region?: string,
): { readonly route: string; readonly category: string; readonly region?: string } {
  const [category = ""] = route.split("/");
  return { route, category, ...(region === undefined ? {} : { region }) };
}
