import { useEffect, type RefObject } from "react";

/**
 * Keeps the field in hand where it is while an answer above it grows or shrinks: the answer keeps the room it had since
 * the field was reached, and the page is scrolled by what it grows, before that is seen.
 */
export function useSteadyField(answer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = answer.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    /** How high the answer was when last seen; nothing while no field below it is in hand. */
    let height: number | undefined;
    const note = (): void => {
      height = isFieldBelow(element) ? element.getBoundingClientRect().height : undefined;
      element.style.setProperty("min-block-size", height === undefined ? "" : `${height}px`);
    };
    note();
    for (const event of ["focusin", "input", "change", "click"])
      document.addEventListener(event, note, options);
    document.addEventListener("focusout", () => requestAnimationFrame(note), options);
    const observer = new ResizeObserver(() => {
      if (height === undefined) return;
      const now = element.getBoundingClientRect().height;
      scrollBy({ top: now - height, behavior: "instant" });
      height = now;
    });
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [answer]);
}

/** Whether a field is in hand that stands below the answer. */
function isFieldBelow(answer: HTMLElement): boolean {
  const form = document.activeElement?.closest(".calculator-form");
  if (form === null || form === undefined) return false;
  return answer.getBoundingClientRect().bottom <= form.getBoundingClientRect().top;
}
