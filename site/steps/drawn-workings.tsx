import type { ComponentType, ReactNode } from "react";
import type { DecidingLines } from "../../generator/presentation/step-lines.ts";
import type { CalculatorWorkings } from "../../generator/runtime/description.ts";
import { Steps } from "./steps.tsx";

/** A component for the steps that led to the answer; the server, which draws one answer, has those that decide it ready. */
export function drawnWorkings(workings: CalculatorWorkings, ready?: readonly DecidingLines[]): ComponentType {
  return function DrawnWorkings(): ReactNode {
    return <Steps workings={workings} ready={ready} />;
  };
}
