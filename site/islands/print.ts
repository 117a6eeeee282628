import { useCallback, useEffect } from "react";
import { useIsland } from "./island-context.tsx";

/**
 * Prints the page with what lies far below. A page cannot hold back a print that has begun, so it takes over the keys
 * for it, and gets ready when the visitor turns to the browser's menu.
 */
export function usePrint(): () => void {
  const { parts } = useIsland();
  const printAll = useCallback((): void => void parts.fetchAll().then(() => print()), [parts]);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener(
      "keydown",
      (event) => {
        if (!isPrintKey(event) || !parts.isWaiting()) return;
        event.preventDefault();
        printAll();
      },
      { signal: stop.signal },
    );
    addEventListener("blur", () => void parts.fetchAll(), { signal: stop.signal });
    return () => stop.abort();
  }, [parts, printAll]);
  return printAll;
}

function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "p" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
