import { encodeQuery, type Texts } from "../../generator/runtime/query.ts";
import { lastFiguresKey } from "./last-figures.ts";

/** Notes what is entered, where that is wanted of this page. */
export function noteLastFigures(route: string, texts: Texts): void {
  try {
    const key = lastFiguresKey(route);
    const [title] = localStorage.getItem(key)?.split("\t") ?? [];
    if (title !== undefined)
      localStorage.setItem(key, `${title}\t${location.pathname}?${encodeQuery(texts)}`);
  } catch {
    // It keeps nothing, or has no room for more: the figures before these stay.
  }
}
