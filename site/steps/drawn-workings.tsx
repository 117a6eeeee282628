import type { ReactNode } from "react";
import { CommandLine } from "./command-line.tsx";
import { Steps } from "./steps.tsx";

/** The steps that led to the answer, and the terminal line that gives the same. */
export function DrawnWorkings(): ReactNode {
  return (
    <>
      <Steps />
      <CommandLine />
    </>
  );
}
