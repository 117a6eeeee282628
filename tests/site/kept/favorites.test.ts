import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addFavorite,
  favorites,
  isFavorite,
  readFavorites,
  removeFavorite,
} from "../../../site/kept/favorites.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const tip = { path: "/en/finance/tip", title: "Tip calculator" };
const age = { path: "/es/daily-life/age", title: "Calculadora de edad" };

test("favorites stay in the order they were chosen, each once in whatever language", () => {
  expect([addFavorite(tip), addFavorite(age), addFavorite({ ...tip, path: "/ar/finance/tip" })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(favorites()).toEqual([tip, age]);
  expect([isFavorite("/zh/finance/tip"), isFavorite("/en/finance/loan")]).toEqual([true, false]);
  removeFavorite("/zh/finance/tip");
  expect(favorites()).toEqual([age]);
});

test.each([
  ["no list", {}],
  ["an address elsewhere", [{ ...tip, path: "https://example.com/en" }]],
  ["a page without a title", [{ path: tip.path }]],
])("nothing is read from %s", (_, given) => {
  expect(readFavorites(given)).toEqual([]);
});
