import { useEffect, type RefObject } from "react";

/**
 * Keeps the field in hand where it is while an answer above it grows or shrinks, or what was open at a field above it
 * closes: the answer keeps the room it had since the field was reached, and the page is scrolled by what the field would
 * move, before that is seen.
 */
export function useSteadyField(answer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = answer.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    /** Where on the page the field in hand was when last seen; nothing while none below the answer is in hand. */
    let place: number | undefined;
    const observer = new ResizeObserver(() => {
      const field = fieldBelow(element);
      if (place === undefined || field === undefined) return;
      const now = placeOnPage(field);
      scrollBy({ top: now - place, behavior: "instant" });
      place = now;
    });
    const note = (): void => {
      const field = fieldBelow(element);
      place = field === undefined ? undefined : placeOnPage(field);
      const height = field === undefined ? "" : `${element.getBoundingClientRect().height}px`;
      element.style.setProperty("min-block-size", height);
      for (const line of field?.closest(".calculator-form")?.querySelectorAll(".field") ?? [])
        observer.observe(line);
    };
    note();
    for (const event of ["focusin", "input", "change", "click"])
      document.addEventListener(event, note, options);
    // By then the next field is in hand, if there is one, and was noted before anything moved.
    const noteIfLeft = (): void => {
      if (fieldBelow(element) === undefined) note();
    };
    document.addEventListener("focusout", () => requestAnimationFrame(noteIfLeft), options);
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [answer]);
}

function placeOnPage(field: Element): number {
  return field.getBoundingClientRect().top + scrollY;
}

/** The field in hand, where it stands below the answer. */
function fieldBelow(answer: Element): Element | undefined {
  const field = document.activeElement;
  const form = field?.closest(".calculator-form");
  if (field === null || form === null || form === undefined) return undefined;
  return answer.getBoundingClientRect().bottom <= form.getBoundingClientRect().top ? field : undefined;
}
