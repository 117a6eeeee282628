/** A calculator's page that was opened on this device. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

/** Where `site/islands/record-visit.ts` keeps them: a line a page, its address and its title. */
const key = "plainsum.recent";
/** Where a browser has the pages that a visitor likes, in the same writing, the first liked first. */
export const favoritesKey = "plainsum.favorites";
/** As many as fill three columns three times. */
const most = 9;

/** The pages kept on this device, each once, the last first; undefined where nobody wants them kept, or the browser keeps nothing. */
export function recentPages(): readonly RecentPage[] | undefined {
  return listedPages(key)?.slice(0, most);
}

/** The pages of a list that a browser keeps, a line a page, each once; undefined where there is none. */
export function listedPages(of: string): readonly RecentPage[] | undefined {
  try {
    const text = localStorage.getItem(of);
    if (text === null) return undefined;
    const pages: Record<string, RecentPage> = {};
    // Behind the last end of a line is nothing, or what was cut.
    for (const [, path = "", title = ""] of text.matchAll(/(.*)\t(.*)\n/gu))
      pages[routeOf(path)] ??= { path, title };
    return Object.values(pages);
  } catch {
    return undefined;
  }
}

/** Keeps a list, from now on; a browser that keeps nothing refuses. */
export function keepPages(): void {
  localStorage.setItem(key, "");
}

/** Deletes the list; no page is kept any more. */
export function forgetPages(): void {
  localStorage.removeItem(key);
}

/** A page's address without its language: the same calculator in any. */
export function routeOf(path: string): string {
  return path.slice(path.indexOf("/", 1));
}
