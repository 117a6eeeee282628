/** What a visitor may have reached or opened in an element. */
const reachable = "a, button, summary, input, select, [tabindex]";

/**
 * Notes which of an element's parts has the focus, which are open, and whether the address leads to one. What it
 * returns does the same to the parts of another.
 */
export function focusRestorer(before: Element): (after: Element) => void {
  const focused = [...before.querySelectorAll(reachable)].findIndex((one) => one === document.activeElement);
  const open = [...before.querySelectorAll("details")].map((details) => details.open);
  const isTarget = before.querySelector(":target") !== null;
  return (after) => {
    for (const [index, details] of after.querySelectorAll("details").entries())
      if (open[index] === true) details.open = true;
    const at = after.querySelectorAll<HTMLElement>(reachable)[focused];
    at?.focus({ preventScroll: true });
    if (isTarget) location.replace(location.hash);
  };
}
