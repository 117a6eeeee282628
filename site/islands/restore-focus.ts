/** What a visitor may have reached or opened in an element. */
const reachable = "a, button, summary, input, select, [tabindex]";

/**
 * Notes which of an element's parts has the focus, which are open, and whether the address leads to one. What it
 * returns does the same to the parts of another.
 */
export function focusRestorer(before: Element): (after: Element) => void {
  const focused = document.activeElement;
  const nth = focused === null ? -1 : likeIn(before, focused).findIndex((other) => other === focused);
  const open = [...before.querySelectorAll("details")].map((details) => details.open);
  const isTarget = before.querySelector(":target") !== null;
  return (after) => {
    for (const [index, details] of after.querySelectorAll("details").entries())
      if (open[index] === true) details.open = true;
    if (focused !== null) likeIn(after, focused)[nth]?.focus({ preventScroll: true });
    if (isTarget) location.replace(location.hash);
  };
}

/** Those that are the same kind of thing and say the same: what a script draws has a tool more than what was sent. */
function likeIn(place: Element, one: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(reachable)].filter(
    (other) => other.tagName === one.tagName && other.textContent === one.textContent,
  );
}
