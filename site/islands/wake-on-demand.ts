import { visitorDay } from "./visitor-day.ts";
import { visitorLanguages } from "./visitor-languages.ts";
import type { IslandProps } from "./island-props.ts";
import { savedInHistory } from "./saved-in-history.ts";

/** Signs that a visitor is about to use the calculator; a pointer or finger comes over it before it does anything else. */
const signs = ["pointerover", "focusin", "keydown", "input"] as const;

/** Calls back once, at the first sign that someone reaches for the element. */
export function onFirstTouch(element: HTMLElement, reached: () => void): void {
  const stop = new AbortController();
  const onSign = (): void => {
    stop.abort();
    reached();
  };
  for (const sign of signs)
    element.addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal });
}

/**
 * Whether the example on the page is not what this visitor should see: the address asks for other inputs, it is
 * another day than the page was made on and the calculator asks for the day, or the region uses other units.
 */
export function isNeededAtOnce(
  page: Pick<IslandProps, "today" | "query" | "goodFor" | "regions" | "locale">,
  search: string,
  languages: readonly string[],
  now: Date,
): boolean {
  const { today, query, goodFor, locale } = page;
  if (query === undefined && search.length > 1) return true;
  const precision = { day: 10, month: 7, ever: 0 }[goodFor];
  if (today.slice(0, precision) !== visitorDay(now).slice(0, precision)) return true;
  return regionOf(languages, page) !== locale.region;
}

/** The same of the visitor who is here, who may have left something as well. */
export function isNeededHere(page: IslandProps): boolean {
  return (
    savedInHistory() !== undefined || isNeededAtOnce(page, location.search, visitorLanguages(), new Date())
  );
}

/** The region the first language that names one names, `US` of `en-US`; where the page has nothing of its own for it, that of the page's language. */
export function regionOf(
  languages: readonly string[],
  { regions, locale }: Pick<IslandProps, "regions" | "locale">,
): string | undefined {
  const named = languages.map((tag) => new Intl.Locale(tag).region).find((found) => found !== undefined);
  return named !== undefined && regions.includes(named) ? named : locale.region;
}

/** Calls back when the browser has nothing better to do, and before long in any case. */
export function whenIdle(idle: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(idle, { timeout: longestWait });
  else setTimeout(idle, longestWait);
}

/** Milliseconds after which the page is taken to be idle. */
const longestWait = 500;
