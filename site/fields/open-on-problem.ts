import { useEffect, useRef, type RefObject } from "react";
import { inputIdAt } from "../../generator/presentation/problem-text.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { useIsland } from "../islands/island-context.tsx";

/** Opens what fields are folded into when one of them has a problem, or a link chose otherwise there. */
export function useOpenOnProblem(folded: readonly InputDescription[]): RefObject<HTMLDetailsElement | null> {
  const { problems, setting, evaluation } = useIsland();
  const details = useRef<HTMLDetailsElement>(null);
  const asksToOpen =
    problems.some(({ at, also = [] }) =>
      [at, ...also].some((field) => folded.some(({ id }) => id === inputIdAt(field))),
    ) ||
    folded.some(
      (input) =>
        input.type === "choice" &&
        evaluation.read.visible[input.id] === true &&
        evaluation.read.canonical[input.id] !== (setting.variant.defaults[input.id] ?? input.default),
    );
  useEffect(() => {
    if (asksToOpen && details.current !== null) details.current.open = true;
  }, [asksToOpen]);
  return details;
}
