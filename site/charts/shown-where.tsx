import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";

/** A chart that is only shown where a value says so. */
export function ShownWhere({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  const { presenter } = useIsland();
  return presenter.values[name] === true ? children : null;
}
