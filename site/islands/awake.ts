import { createContext, useContext, useEffect, useState } from "react";

const AwakeContext = createContext(false);

/** Tells parts of a calculator's page whether the browser has it in hand. */
export const AwakeProvider = AwakeContext.Provider;

/**
 * Whether the browser has the page in hand. What nobody sees before it is touched, as hints, menus and what is folded
 * away, is no part of the page that is sent: it is drawn then.
 */
export function useAwake(): boolean {
  return useContext(AwakeContext);
}

/** False in the first drawing, true in a task of its own after it; true at once inside what is awake. */
export function useWaking(): boolean {
  const [isAwake, setAwake] = useState(useAwake());
  useEffect(() => {
    const wait = setTimeout(() => setAwake(true));
    return () => clearTimeout(wait);
  }, []);
  return isAwake;
}
