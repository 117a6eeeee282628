import { useMemo, type ReactNode, type Ref } from "react";
import { IslandProvider, useIsland, type Island } from "./island-context.tsx";

/**
 * What follows from the answer. While the fields have none, what followed from the last one stays where it is,
 * dimmed, out of reach and unheard, so that the page does not jump under a visitor who is still typing. Once what is wrong
 * is said, nothing of it is seen: it keeps its room.
 */
export function LastAnswer({
  id,
  className,
  children,
  ref,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly id?: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const island = useIsland();
  const shown = useMemo((): Island => ({ ...island, ...island.last }), [island]);
  if (shown.evaluation.answer.status !== "answered") return null;
  const isPast = island.last !== undefined;
  const past = island.problems.length > 0 ? "past unsaid" : "past";
  return (
    <div ref={ref} id={id} className={isPast ? `${className} ${past}` : className} inert={isPast}>
      <IslandProvider value={shown}>{children}</IslandProvider>
    </div>
  );
}
