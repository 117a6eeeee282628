import { Suspense, useDeferredValue, type ReactNode } from "react";
import { IslandProvider, useIsland } from "./island-context.tsx";

/**
 * What may follow the fields and the answer: it is drawn when the browser has time, and a key pressed meanwhile
 * comes first. The boundary lets the browser take over the server's drawing a part at a time.
 */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const island = useDeferredValue(useIsland());
  return (
    <Suspense>
      <IslandProvider value={island}>{children}</IslandProvider>
    </Suspense>
  );
}
