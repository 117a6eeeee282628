import { useEffect, type RefObject } from "react";

/** Where on the screen a field was when someone last typed into it, and how far the page was scrolled. */
interface Standing {
  readonly field: Element;
  readonly y: number;
  readonly scrolled: number;
}

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
    let before: Standing | undefined;
    const note = (): void => {
      const field = fieldBelow(element);
      before = field && { field, y: field.getBoundingClientRect().top, scrolled: scrollY };
      element.style.minBlockSize = field === undefined ? "" : `${element.offsetHeight}px`;
    };
    for (const event of ["focusin", "input", "change", "click"])
      document.addEventListener(event, note, options);
    document.addEventListener("focusout", () => requestAnimationFrame(note), options);
    const observer = new ResizeObserver(() => {
      if (before?.field.isConnected !== true) return;
      const meant = before.y - (scrollY - before.scrolled);
      scrollBy({ top: before.field.getBoundingClientRect().top - meant, behavior: "instant" });
      before = { ...before, y: before.field.getBoundingClientRect().top, scrolled: scrollY };
    });
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [answer]);
}

/** The field in hand, where the answer stands above it. */
function fieldBelow(answer: HTMLElement): Element | undefined {
  const field = document.activeElement;
  const form = field?.closest(".calculator-form");
  if (field === null || form === null || form === undefined) return undefined;
  return answer.getBoundingClientRect().bottom <= form.getBoundingClientRect().top ? field : undefined;
}
