import { arithmeticText } from "../presentation/arithmetic-line.ts";
import { mathText } from "../presentation/math-text.ts";
import type { Presenter } from "../presentation/presenter.ts";
import { keyStepLines, resultsOf, type StepLines } from "../presentation/step-lines.ts";
import type { Answer } from "../runtime/answer.ts";
import type { WorkedStepModel } from "../presentation/worked-steps.ts";

/** More lines of arithmetic than these say less than the last alone. */
const mostLines = 3;
/** What shows that something is done with figures. */
const operation = /[+−×÷^√(]/u;

/**
 * The step that gave the main figure, with its figures put in, and what it comes to; else the first of another result. Of a line
 * whose phrase puts in figures that nobody said, `putIn`, neither one with these nor another result's.
 */
export function calculationLine(
  answer: Answer & { readonly status: "answered" },
  presenter: Presenter,
  stepModel: WorkedStepModel,
  mainResult: string,
  putIn: readonly string[] = [],
): string | undefined {
  const steps = keyStepLines(presenter, stepModel, answer.used).flatMap(({ formulas }) => formulas);
  const lines = steps.flatMap((step) => lineOf(step, mainResult) ?? []);
  const line =
    lines.find(({ result }) => result === mainResult) ??
    (putIn.length === 0 && /\d/.test(mainResult) ? lines[0] : undefined);
  return putIn.some((figure) => line?.text.includes(figure)) ? undefined : line?.text;
}

interface Line {
  readonly text: string;
  readonly result: string;
}

function lineOf(step: StepLines, mainResult: string): Line | undefined {
  if (step.kind === "arithmetic") {
    if (!step.isAnswer) return undefined;
    const few = step.lines.slice(step.lines.length > mostLines ? -1 : 0);
    const text = few.map(arithmeticText).join(" · ");
    // Of an amount in another unit, how it was converted is no working of the time that its transfer takes.
    return text.includes(mainResult) ? { text, result: mainResult } : undefined;
  }
  // A name for the same figure works nothing out.
  if (step.kind !== "formula" || step.substituted === undefined) return undefined;
  const { name, result, isResult } = step;
  const worked = mathText(step.substituted);
  if (!operation.test(worked) || (result !== mainResult && !isResult)) return undefined;
  const text = [worked, ...resultsOf(step).map(({ sign, text: each }) => `${sign} ${each}`)].join(" ");
  return { text: result === mainResult ? text : `${name} = ${text}`, result };
}
