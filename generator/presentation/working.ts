import type { UsedSource } from "../runtime/answer.ts";
import type { WorkedStepModel } from "./worked-steps.ts";
import { answerSentence } from "./answer-text.ts";
import { linesWorthShowing } from "./arithmetic-line.ts";
import type { MathNode } from "./math-node.ts";
import type { Presenter } from "./presenter.ts";
import { plainText } from "./rich-text.ts";
import { formulasOf, keyStepLines, resultsOf, type FormulaLines, type StepLines } from "./step-lines.ts";

/** How an answer was worked out, to be copied: its steps, and what they come to. */
export interface Working {
  readonly steps: readonly WorkingStep[];
  /** The answer in a sentence, where there is one. */
  readonly answer: string | undefined;
}
export interface WorkingStep {
  readonly sentence: string | undefined;
  readonly lines: readonly WorkingLine[];
}

/** An equation: what it begins with, and what that comes to, one after the other. One that nothing follows is a remark. */
export interface WorkingLine {
  readonly first: MathNode;
  readonly sides: readonly WorkingSide[];
}
export interface WorkingSide {
  readonly sign: "=" | "≈" | ":";
  readonly math: MathNode;
}

/** The steps that decide an answer, as the page and the terminal show them, in equations that say by themselves what they work out. */
export function workingOf(
  presenter: Presenter,
  stepModel: WorkedStepModel,
  used: readonly UsedSource[],
): Working {
  const answer = answerSentence(presenter);
  return {
    steps: keyStepLines(presenter, stepModel, used).map(({ sentence, formulas }) => ({
      sentence: sentence === undefined ? undefined : plainText(sentence, "without addresses"),
      lines: formulas.flatMap(linesOf),
    })),
    answer: answer === undefined ? undefined : plainText(answer, "without addresses"),
  };
}

function linesOf(step: StepLines): readonly WorkingLine[] {
  switch (step.kind) {
    case "arithmetic":
      return linesWorthShowing(step.lines).map((line) =>
        line === "…"
          ? remark(wordsNode(line))
          : { first: line.substituted, sides: [{ sign: line.sign, math: figureNode(line.result) }] },
      );
    case "formula":
      return [
        ...[step.condition].flatMap((each) => (each === undefined ? [] : [remark(each)])),
        equation(step),
        ...[step.check].flatMap((each) => (each === undefined ? [] : [remark(each)])),
      ];
    case "table":
      return [
        ...[step.name, step.keys, step.period].flatMap((text) =>
          text === undefined ? [] : [remark(wordsNode(text))],
        ),
        ...step.cells.map(({ name, value }): WorkingLine => ({
          first: wordsNode(name),
          sides: [{ sign: "=", math: figureNode(value) }],
        })),
      ];
  }
}

/** A statement equals nothing: its name, what it says and whether that holds. */
function equation(step: FormulaLines): WorkingLine {
  const results = resultsOf(step).map(({ sign, text }): WorkingSide => ({ sign, math: figureNode(text) }));
  const all = [...formulasOf(step).map((math): WorkingSide => ({ sign: "=", math })), ...results];
  return {
    first: wordsNode(step.name),
    sides: step.isQuestion ? all.map(({ math }): WorkingSide => ({ sign: ":", math })) : all,
  };
}

function remark(first: MathNode): WorkingLine {
  return { first, sides: [] };
}

function wordsNode(text: string): MathNode {
  return { kind: "name", text };
}

function figureNode(text: string): MathNode {
  return { kind: "number", text };
}
