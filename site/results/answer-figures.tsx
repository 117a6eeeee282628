import { useMemo, type ReactNode } from "react";
import { IslandProvider, useIsland, type Island } from "../islands/island-context.tsx";

/**
 * What else the calculator finds, and the pictures that show it, below the answer or beside the form. While a value is
 * tried out they are what would follow from it.
 */
export function AnswerFigures({ children }: { readonly children: ReactNode }): ReactNode {
  const island = useIsland();
  const shown = useMemo(
    (): Island =>
      island.trial === undefined ? island : { ...island, ...island.trial, earlier: island.presenter },
    [island],
  );
  return (
    <div className="answer-figures">
      <IslandProvider value={shown}>{children}</IslandProvider>
    </div>
  );
}
