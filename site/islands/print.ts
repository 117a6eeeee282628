import { useCallback, useEffect } from "react";
import { useIsland } from "./island-context.tsx";

/** Prints the page with the answer, or its tables too, as soon as both are there. */
export function usePrinting(): (printed: "answer" | "tables") => void {
  const { sections } = useIsland();
  return useCallback(
    (printed) => {
      document.documentElement.classList.toggle("with-tables", printed === "tables");
      void sections.fetchAll().then(() => print());
    },
    [sections],
  );
}

/**
 * Prints the page with what lies far below. A page cannot hold back a print that has begun, so it takes over the keys
 * for it, and gets ready when the visitor turns to the browser's menu.
 */
export function usePrint(): () => void {
  const { sections } = useIsland();
  const printing = usePrinting();
  const printAll = useCallback((): void => printing("answer"), [printing]);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener(
      "keydown",
      (event) => {
        if (!isPrintKey(event) || !sections.isWaiting()) return;
        event.preventDefault();
        printAll();
      },
      { signal: stop.signal },
    );
    addEventListener("afterprint", () => document.documentElement.classList.remove("with-tables"), {
      signal: stop.signal,
    });
    addEventListener("blur", () => void sections.fetchAll(), { signal: stop.signal });
    return () => stop.abort();
  }, [sections, printAll]);
  return printAll;
}

function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "p" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
