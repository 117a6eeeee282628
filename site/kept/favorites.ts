import { fromJson, readStored, store } from "./device-storage.ts";
import { hasTexts, isPlace } from "./kept-figures.ts";
import { routeOf, type RecentPage } from "./recent-pages.ts";

/** Where a browser has the pages that a visitor likes: a list, the first liked first. */
const key = "plainsum.favorites";

/** The calculators that a visitor likes, in the order they were chosen. */
export function favorites(): readonly RecentPage[] {
  return readFavorites(fromJson(readStored(key) ?? ""));
}

/** Those of a list that a page of ours kept. */
export function readFavorites(list: unknown): readonly RecentPage[] {
  return Array.isArray(list)
    ? list.filter(
        (each: unknown): each is RecentPage => hasTexts(each, ["path", "title"]) && isPlace(each.path),
      )
    : [];
}

/** Whether a page is among them, in any language. */
export function isFavorite(path: string): boolean {
  return favorites().some((each) => routeOf(each.path) === routeOf(path));
}

/** Adds a page that is not there yet; false where the browser refuses. */
export function addFavorite({ path, title }: RecentPage): boolean {
  return isFavorite(path) || keep([...favorites(), { path, title }]);
}

/** Takes a page away, in whatever language it was added. */
export function removeFavorite(path: string): boolean {
  return keep(favorites().filter((each) => routeOf(each.path) !== routeOf(path)));
}

function keep(all: readonly RecentPage[]): boolean {
  return store(key, all.length === 0 ? undefined : JSON.stringify(all));
}
