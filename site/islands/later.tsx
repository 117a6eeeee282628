import { useDeferredValue, type ReactNode } from "react";
import { IslandProvider, useIsland } from "./island-context.tsx";

/** What may follow the fields and the answer: it is drawn when the browser has time, and a key pressed meanwhile comes first. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  return <IslandProvider value={useDeferredValue(useIsland())}>{children}</IslandProvider>;
}
