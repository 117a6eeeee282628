import type { ComponentType, ReactNode } from "react";
import type { CalculatorWorkings } from "../../generator/runtime/description.ts";
import { Steps } from "./steps.tsx";

/** A component for the steps that led to the answer. */
export function drawnWorkings(workings: CalculatorWorkings): ComponentType {
  return function DrawnWorkings(): ReactNode {
    return <Steps workings={workings} />;
  };
}
