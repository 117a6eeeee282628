/**
 * What a calculator was left with, for who wants it to begin with that. Every calculator asks for it when it is opened, so
 * that it is kept in its plain form: the page's title, and behind a tab its address with what was entered.
 */
export function lastFiguresKey(route: string): string {
  return `plainsum.last.${route}`;
}

/** Begins a page with its last figures where its visitor wants that, unless its address asks for others. */
export function takeLastFigures(route: string): void {
  try {
    const [, query] = localStorage.getItem(lastFiguresKey(route))?.split("?") ?? [];
    if (query !== undefined && query !== "" && location.search === "")
      history.replaceState(history.state, "", `?${query}${location.hash}`);
  } catch {
    // A browser that keeps nothing.
  }
}
