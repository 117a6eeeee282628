import { createContext, useContext, useEffect, useState } from "react";

const HydratedContext = createContext(false);

/** Tells parts of a calculator's page whether the browser has it in hand. */
export const HydratedProvider = HydratedContext.Provider;

/**
 * Whether the browser has the page in hand. What nobody sees before it is touched, as hints, menus and what is folded
 * away, is no part of the page that is sent: it is drawn then.
 */
export function useIsHydrated(): boolean {
  return useContext(HydratedContext);
}

/** False in the first drawing, true in a task of its own after it; true at once inside what is awake. */
export function useHydration(): boolean {
  const [isHydrated, setHydrated] = useState(useIsHydrated());
  useEffect(() => {
    const wait = setTimeout(() => setHydrated(true));
    return () => clearTimeout(wait);
  }, []);
  return isHydrated;
}
