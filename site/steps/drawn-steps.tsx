import type { ComponentType, ReactNode } from "react";
import type { KeyStepLines } from "../../generator/presentation/step-lines.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { useIsland } from "../islands/island-context.tsx";
import { OtherRules } from "./other-rules.tsx";
import { Steps } from "./steps.tsx";
import { UsedSources } from "./used-sources.tsx";

/**
 * A component for the steps that led to the answer and the sources of its figures. The server, which draws one answer, has the steps
 * that decide it `ready`, and leaves the sources to the list of the whole page.
 */
export function drawnSteps(stepModel: WorkedStepModel, ready?: readonly KeyStepLines[]): ComponentType {
  return function DrawnSteps(): ReactNode {
    const { answer } = useIsland().evaluation;
    return (
      <>
        <Steps stepModel={stepModel} ready={ready} />
        <OtherRules />
        {/* The page that is sent lists all its sources at its end. */}
        {ready === undefined && answer.status === "answered" && <UsedSources used={answer.used} />}
      </>
    );
  };
}
