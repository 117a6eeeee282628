import { useEffect, useState } from "react";

/** How long a text must rest before it is remarked upon, in milliseconds. */
const patience = 1000;

/** `value` once it has been the same for a second; while it has not, nothing. */
export function useRested<T>(value: T | undefined): T | undefined {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value ? value : undefined;
}
