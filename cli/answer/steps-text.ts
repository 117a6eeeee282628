import type { UsedSource } from "../../generator/runtime/answer.ts";
import { mathText } from "../../generator/presentation/math-tree.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { stepLines, type StepLines } from "../../generator/presentation/step-lines.ts";
import { styled, type Terminal } from "../terminal.ts";
import { pairsText } from "./table-text.ts";
import { wrap } from "./wrap.ts";

/** How the answer was worked out: each formula with names, the same with the values put in, its result. */
export function stepsText(
  used: readonly UsedSource[],
  presenter: Presenter,
  all: boolean,
  terminal: Terminal,
): string {
  const steps = stepLines(presenter, used, all).map((step) => stepText(step, terminal.width));
  if (steps.length === 0) return "";
  return [styled(terminal, "bold", presenter.translator.t("steps.heading")), ...steps].join("\n");
}

function stepText(step: StepLines, width: number): string {
  const name = wrap(step.name, width, "  ");
  if (step.kind === "formula") {
    const reason = step.condition === undefined ? [] : [wrap(`${mathText(step.condition)}:`, width, "    ")];
    const lines = [...step.formulas.map(mathText), step.result].map((line) =>
      wrap(line, width, "    = ", "      "),
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
