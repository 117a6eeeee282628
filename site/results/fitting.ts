import { useEffect, useState, type RefObject } from "react";

/** Room left above and below what stays in sight, in pixels. */
const room = 32;

/** Whether the window is high enough to show all of an element; false until it was measured. */
export function useFitting(target: RefObject<HTMLElement | null>): boolean {
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const measure = (): void => setFitting(element.offsetHeight + room <= innerHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, [target]);
  return isFitting;
}
