import { useDeferredValue, useMemo, type ReactNode, type Ref } from "react";
import { IslandProvider, useIsland, type Island } from "./island-context.tsx";

interface LastAnswerProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly id?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * What follows from the answer. While the fields have none, what followed from the last one stays where it is,
 * dimmed, out of reach and unheard, so that the page does not jump under a visitor who is still typing. Once what is wrong
 * is said, nothing of it is seen: it keeps its room.
 */
export function LastAnswer(props: LastAnswerProps): ReactNode {
  const island = useIsland();
  return (
    <Followed {...props} island={island} isPast={holdsNoMore(island)} isHidden={isContradicted(island)} />
  );
}

/**
 * The same of what may follow the fields and the answer: it is drawn after them, and a key pressed meanwhile comes first.
 * That it no longer holds is shown at once.
 */
export function DeferredAnswer(props: LastAnswerProps): ReactNode {
  const now = useIsland();
  const drawn = useDeferredValue(now);
  return (
    <Followed
      {...props}
      island={drawn}
      isPast={holdsNoMore(now) || holdsNoMore(drawn)}
      isHidden={isContradicted(now) || isContradicted(drawn)}
    />
  );
}

function holdsNoMore({ last, evaluation }: Island): boolean {
  return last !== undefined || evaluation.answer.status === "refused";
}

function isContradicted({ problems, evaluation }: Island): boolean {
  return problems.length > 0 || evaluation.answer.status === "refused";
}

function Followed({
  id,
  className,
  children,
  ref,
  island,
  isPast,
  isHidden,
}: LastAnswerProps & {
  readonly island: Island;
  readonly isPast: boolean;
  readonly isHidden: boolean;
}): ReactNode {
  const shown = useMemo((): Island => ({ ...island, ...island.last }), [island]);
  if (shown.evaluation.answer.status !== "answered") return null;
  const past = isHidden ? " past unsaid" : isPast ? " past" : "";
  return (
    <div ref={ref} id={id} className={`${className}${past}`} inert={isPast}>
      <IslandProvider value={shown}>{children}</IslandProvider>
    </div>
  );
}
