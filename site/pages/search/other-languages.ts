import { createRouteSearch, type RouteSearch } from "../../../generator/presentation/search.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";

const lists = import.meta.glob<readonly SearchEntry[]>("../../../generated/search/*.json", {
  import: "default",
});

/** Searches in all languages but one; their words are fetched when it is called. */
export async function searchesInOthers(language: string): Promise<readonly RouteSearch[]> {
  return Promise.all(
    Object.entries(lists).flatMap(([path, load]) => {
      const other = path.slice(path.lastIndexOf("/") + 1, -".json".length);
      return other === language ? [] : [load().then((entries) => createRouteSearch(entries, other))];
    }),
  );
}
