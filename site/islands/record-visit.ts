/** As in `site/kept/recent-pages.ts`, which pages of calculators need not load: nothing is there until someone wants a list. */
const key = "plainsum.recent";
/** What is older is cut off, in characters. */
const longest = 999;

/** Puts this page first in the list of someone who wants one; the list is tidied where it is shown. */
export function recordVisit(): void {
  try {
    const kept = localStorage.getItem(key);
    const [title] = document.title.split(" \u00b7 ");
    if (kept !== null) localStorage.setItem(key, `${location.pathname}\t${title}\n${kept.slice(0, longest)}`);
  } catch {
    // A browser that keeps nothing has no list.
  }
}
