import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";

/** What the fields of a group come to; nothing while there is no answer. */
export function GroupSum({ id }: { readonly id: string }): ReactNode {
  const island = useIsland();
  const { evaluation, presenter } = island.last ?? island;
  if (evaluation.answer.status !== "answered" || island.problems.length > 0) return null;
  return (
    <span className="group-sum" suppressHydrationWarning>
      {presenter.showById(id)}
    </span>
  );
}
