import { lastFiguresKey } from "./last-figures.ts";

/** Notes what is entered, where that is wanted of this page. */
export function noteLastFigures(route: string, query: string): void {
  try {
    const key = lastFiguresKey(route);
    const [title] = localStorage.getItem(key)?.split("\t") ?? [];
    if (title !== undefined) localStorage.setItem(key, `${title}\t${location.pathname}${query}`);
  } catch {
    // It keeps nothing, or has no room for more: the figures before these stay.
  }
}
