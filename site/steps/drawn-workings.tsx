import type { ComponentType, ReactNode } from "react";
import type { CalculatorWorkings } from "../../generator/runtime/description.ts";
import { CommandLine } from "./command-line.tsx";
import { Steps } from "./steps.tsx";

/** A component for the steps that led to the answer, and the terminal line that gives the same. */
export function drawnWorkings(workings: CalculatorWorkings): ComponentType {
  return function DrawnWorkings(): ReactNode {
    return (
      <>
        <Steps workings={workings} />
        <CommandLine />
      </>
    );
  };
}
