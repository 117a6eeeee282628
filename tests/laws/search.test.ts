import { expect, test } from "vitest";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { foundRoutes as found } from "./ask/search-line.ts";

const lists = import.meta.glob<readonly SearchEntry[]>("../../generated/search/*.json", {
  eager: true,
  import: "default",
});

test.each([
  { language: "en", query: "bac", why: "a blood alcohol level is nothing that comes back" },
  { language: "en", query: "zzzz", why: "nothing is like it" },
  { language: "ar", query: "قطط", why: "four letters are too few to forgive a slip" },
])("$query finds nothing: $why", async ({ language, query }) => {
  expect(await found(language, query)).toEqual([]);
});

test.each(Object.entries(lists))("%s names no two pages alike", (_path, entries) => {
  const titles = entries.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
