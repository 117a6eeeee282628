import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/** Where a field was when someone typed into it. */
interface Standing {
  readonly field: Element;
  readonly y: number;
}

/**
 * Keeps the field in hand where it is while an answer above it grows or shrinks: the answer keeps the room it had since
 * the field was reached, and the page is scrolled by what it grows.
 */
export function useSteadyField(answer: RefObject<HTMLElement | null>): void {
  const before = useRef<Standing>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const note = (): void => {
      const field = fieldBelow(answer.current);
      before.current = field === undefined ? undefined : { field, y: field.getBoundingClientRect().top };
      if (answer.current !== null)
        answer.current.style.minBlockSize = field === undefined ? "" : `${answer.current.offsetHeight}px`;
    };
    for (const event of ["focusin", "input", "change", "click"])
      document.addEventListener(event, note, options);
    document.addEventListener("focusout", () => requestAnimationFrame(note), options);
    return () => stop.abort();
  }, [answer]);
  useLayoutEffect(() => {
    const { field, y } = before.current ?? {};
    if (field === undefined || y === undefined || !field.isConnected) return;
    scrollBy({ top: field.getBoundingClientRect().top - y, behavior: "instant" });
    before.current = undefined;
  });
}

/** The field in hand, where the answer stands above it. */
function fieldBelow(answer: HTMLElement | null): Element | undefined {
  const field = document.activeElement;
  const form = field?.closest(".calculator-form");
  if (answer === null || field === null || form === null || form === undefined) return undefined;
  return answer.getBoundingClientRect().bottom <= form.getBoundingClientRect().top ? field : undefined;
}
