import type { ReactNode } from "react";
import { IslandProvider, useIsland } from "../islands/island-context.tsx";

/**
 * What else the calculator finds, and the pictures that show it, below the answer or beside the form. While a value is
 * tried out they are what would follow from it.
 */
export function AnswerResults({ children }: { readonly children: ReactNode }): ReactNode {
  const island = useIsland();
  const { trial } = island;
  const shown = trial === undefined ? island : { ...island, ...trial, earlier: island.presenter };
  return (
    <div className="answer-figures">
      <IslandProvider value={shown}>{children}</IslandProvider>
    </div>
  );
}
