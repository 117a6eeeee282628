import { store } from "./device-storage.ts";
import { hasTexts, isPlace } from "./kept-figures.ts";
import { favoritesKey, listedPages, routeOf, type RecentPage } from "./recent-pages.ts";

/** The calculators that a visitor likes, in the order they were chosen. */
export function favorites(): readonly RecentPage[] {
  return listedPages(favoritesKey) ?? [];
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
  const lines = all.map(({ path, title }) => `${path}\t${title}\n`);
  return store(favoritesKey, lines.length === 0 ? undefined : lines.join(""));
}
