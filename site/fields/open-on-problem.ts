import { useEffect, useRef, type RefObject } from "react";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";

/** Opens what fields are folded into when one of them has a problem. */
export function useOpenOnProblem(folded: readonly InputDescription[]): RefObject<HTMLDetailsElement | null> {
  const { problems } = useIsland();
  const details = useRef<HTMLDetailsElement>(null);
  const hasProblem = problems.some(({ at, also = [] }) =>
    [at, ...also].some((field) => folded.some(({ id }) => id === inputIdAt(field))),
  );
  useEffect(() => {
    if (hasProblem && details.current !== null) details.current.open = true;
  }, [hasProblem]);
  return details;
}
