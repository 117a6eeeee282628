import type { ReactNode } from "react";
import { IslandProvider, useIsland } from "./island-context.tsx";
import { useLater } from "./use-later.ts";

/** What may follow the fields and the answer: it is drawn after them, and a key pressed meanwhile comes first. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  return <IslandProvider value={useLater(useIsland())}>{children}</IslandProvider>;
}
