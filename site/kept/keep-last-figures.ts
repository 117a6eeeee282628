import { lastFiguresKey } from "../islands/last-figures.ts";
import { readStored, store } from "./device-storage.ts";

/** What a page was left with. */
export interface LastFigures {
  /** The page's address without language, `finance/mortgage`. */
  readonly route: string;
  readonly title: string;
  /** Its address without origin, with what was entered as a query. */
  readonly address: string;
}

/** Whether a calculator begins with its last figures. */
export function keepsLastFigures(route: string): boolean {
  return readStored(lastFiguresKey(route)) !== undefined;
}

/** The last figures of every calculator that keeps them. */
export function allLastFigures(): readonly LastFigures[] {
  const prefix = lastFiguresKey("");
  try {
    return Object.entries({ ...localStorage }).flatMap(([key, text]) => {
      const [title = "", address] = String(text).split("\t");
      return key.startsWith(prefix) && address !== undefined
        ? [{ route: key.slice(prefix.length), title, address }]
        : [];
    });
  } catch {
    // A browser that keeps nothing.
    return [];
  }
}

/** Keeps them, and from then on whatever is entered there; false where the browser refuses. */
export function keepLastFigures({ route, title, address }: LastFigures): boolean {
  return store(lastFiguresKey(route), `${title}\t${address}`);
}

/** Keeps those of a calculator no more. */
export function forgetLastFigures(route: string): boolean {
  return store(lastFiguresKey(route), undefined);
}
