import { keepPages, keptPages, routeOf } from "./kept-pages.ts";

/** Puts this page of a calculator first in the list of someone who wants one. */
export function notePage(): void {
  const kept = keptPages();
  const title = document.querySelector("h1")?.textContent;
  if (kept === undefined || title === undefined) return;
  const path = location.pathname;
  keepPages([{ path, title }, ...kept.filter((other) => routeOf(other.path) !== routeOf(path))]);
}
