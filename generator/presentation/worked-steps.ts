import type { Calculator, CalculatorBackground, StepModel } from "../runtime/description.ts";
import type { ArithmeticLines } from "./arithmetic-line.ts";
import type { Presenter } from "./presenter.ts";

/** Steps that no formula of a calculator takes: those of arithmetic that was typed, or of a conversion. */
export interface WorkedSteps {
  /** The few that decide the answer, each with what is done. */
  readonly key: (presenter: Presenter) => readonly WorkedStep[];
  /** All of them, for who wants to audit. */
  readonly all: (presenter: Presenter) => readonly ArithmeticLines[];
}
export interface WorkedStep {
  readonly id: string;
  readonly sentence: string;
  readonly formulas: readonly ArithmeticLines[];
}

/** How a calculator's answers come about, with the code that only calculators of its kind need to say it. */
export interface WorkedStepModel extends StepModel {
  readonly worked?: readonly WorkedSteps[];
}

/** A calculator with what is said of it and how it works. */
export interface DocumentedCalculator extends Calculator {
  readonly background: CalculatorBackground;
  readonly stepModel: WorkedStepModel;
}
