import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { stepId } from "../steps/step-id.ts";

/** Leads from a figure to the step it comes from, and says which that is; the name alone where it has none. */
export function StepLink({
  formula,
  children,
}: {
  readonly formula: string;
  readonly children: ReactNode;
}): ReactNode {
  const { stepNumbers, isEmbedded } = useIsland();
  const number = stepNumbers[formula];
  if (number === undefined || isEmbedded) return children;
  return (
    <a className="step-link" href={`#${stepId(formula)}`}>
      {children}
      <sup>
        {"\u00A0"}
        {number}
      </sup>
    </a>
  );
}
