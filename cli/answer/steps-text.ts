import type { UsedSource } from "../../generator/runtime/answer.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { arithmeticText, linesWorthShowing } from "../../generator/presentation/arithmetic-line.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import {
  allLines,
  keyStepLines,
  formulasOf,
  resultsOf,
  type KeyStepLines,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import { styled, type Terminal } from "../terminal.ts";
import { pairsText } from "./table-text.ts";
import { wrap } from "./wrap.ts";

/** How the answer was worked out: the steps that decide it, or `all` there are. */
export function stepsText(
  used: readonly UsedSource[],
  presenter: Presenter,
  { stepModel, all }: { readonly stepModel: WorkedStepModel; readonly all: boolean },
  terminal: Terminal,
): string {
  const text = all
    ? allStepsText(allLines(presenter, stepModel, used), terminal.width)
    : keyStepsText(keyStepLines(presenter, stepModel, used), terminal.width);
  if (text === "") return "";
  return `${styled(terminal, "bold", presenter.translator.t("workings.heading"))}\n${text}`;
}

/** Every step, one below the other; empty of none. */
export function allStepsText(steps: readonly StepLines[], width: number): string {
  return steps.map((step) => stepText(step, width)).join("\n");
}

/** The steps that decide an answer, numbered and apart; empty of none. */
export function keyStepsText(steps: readonly KeyStepLines[], width: number): string {
  return steps.map((step, index) => keyStepText(step, index + 1, width)).join("\n\n");
}

/** The sentence with its number, then the formulas that do what it says. */
function keyStepText({ sentence, formulas }: KeyStepLines, number: number, width: number): string {
  const said =
    sentence === undefined ? [] : [wrap(plainText(sentence, "with addresses"), width, `${number}. `, "   ")];
  const steps = formulas.flatMap((step) => [
    // A formula says its own name.
    ...(step.kind === "arithmetic" && formulas.length > 1 ? [wrap(step.name, width, "  ")] : []),
    stepText(step, width),
  ]);
  return [...said, ...steps].join("\n");
}

/** A formula with names, the same with the values put in, its result; or the row of a table. */
function stepText(step: StepLines, width: number): string {
  const name = wrap(step.name, width, "  ");
  if (step.kind === "arithmetic")
    return linesWorthShowing(step.lines)
      .map((line) => wrap(arithmeticText(line), width, "    ", "      "))
      .join("\n");
  if (step.kind === "formula") {
    const reason = step.condition === undefined ? [] : [wrap(mathText(step.condition), width, "    ")];
    const lines = [
      ...formulasOf(step).map((formula) => ({ sign: "=", text: mathText(formula) })),
      ...resultsOf(step),
    ].map(({ sign, text }) =>
      step.isQuestion ? wrap(text, width, "    ") : wrap(text, width, `    ${sign} `, "      "),
    );
    const check = step.check === undefined ? [] : [wrap(mathText(step.check), width, "    ")];
    return [name, ...reason, ...lines, ...check].join("\n");
  }
  const cells = step.cells.map((cell) => [cell.name, cell.value] as const);
  return [
    name,
    ...[step.keys, step.period].flatMap((line) => (line === undefined ? [] : [wrap(line, width, "    ")])),
    ...(cells.length === 0 ? [] : [pairsText(cells, "    = ", width)]),
  ].join("\n");
}
