import { useEffect, useState } from "react";

/** How long a text must rest before it is remarked upon, in milliseconds. */
const patience = 1000;

/** `value` once it has been the same for a second; while it has not, nothing. */
export function useDebounced<T>(value: T | undefined): T | undefined {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced === value ? value : undefined;
}
