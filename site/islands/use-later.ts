import { useEffect, useState } from "react";

/**
 * `value` as it was when the browser last had time: a new one comes once what goes before it is on the screen, and not
 * at all where the next is there by then.
 */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(() => value);
  useEffect(() => {
    if (Object.is(later, value)) return undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run just before it is painted, a task that they begin just after.
    const frame = requestAnimationFrame(() => {
      wait = setTimeout(() => setLater(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(wait);
    };
  }, [later, value]);
  return later;
}
