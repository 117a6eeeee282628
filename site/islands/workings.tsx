import type { ReactNode } from "react";
import { useIsland } from "./island-context.tsx";
import { Later } from "./later.tsx";
import { LastAnswer } from "./last-answer.tsx";

/** How the answer came about; a post leaves it to the calculator's own page. */
export function Workings({ children }: { readonly children: ReactNode }): ReactNode {
  if (useIsland().isEmbedded) return null;
  return (
    <Later>
      <LastAnswer className="workings">{children}</LastAnswer>
    </Later>
  );
}
