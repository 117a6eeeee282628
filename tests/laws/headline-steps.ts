import { expect, test } from "vitest";
import { keyStepsText } from "../../cli/answer/steps-text.ts";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { partsOfNode, type MathNode } from "../../generator/presentation/math-node.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { formulasOf, type KeyStepLines, type StepLines } from "../../generator/presentation/step-lines.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { presentedIn, stepsOf, type Presented } from "../setup/presented-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** No line breaks. */
const width = 10_000;

/** More than these nobody follows. */
const mostSteps = 5;

/** Digits a step has room for. */
const longestFigure = 40;

/**
 * Who reads how an answer was worked out finds the figure it begins with: its words, or each of its numbers, are in a step
 * that is printed.
 */
export function testHeadlineSteps(tested: TestedCalculator): void {
  const faults = (of: (worked: Worked) => readonly string[]): readonly string[] =>
    workedIn(tested).flatMap((worked) => of(worked).map((fault) => `${worked.name}: ${fault}`));

  test("its headline is worked out in its steps", () => {
    expect(faults(figuresInNoStep)).toEqual([]);
  });

  // Over two rules is what was asked, and nothing on the way there.
  test("of lines that are worked out one after the other, its steps mark only what the answer says", () => {
    expect(faults(markedElsewhere)).toEqual([]);
  });

  test("its steps are five at most, each with something to work out", () => {
    const printed = workedIn(tested).flatMap(({ name, deciding }) => [
      ...(deciding.length > mostSteps ? [`${name}: ${deciding.length} steps`] : []),
      ...deciding.flatMap(({ formulas }) => formulas.flatMap((line) => stepFaults(line, name))),
    ]);
    expect(printed).toEqual([]);
  });

  test("its steps work nothing out that a step before them has worked out", () => {
    expect(faults(workedOutAgain)).toEqual([]);
  });

  // Zero months and so many days are days.
  test("its steps end no range of days at 0 months", () => {
    expect(faults(zeroEnds)).toEqual([]);
  });

  // Another question's days are no part of how this one was answered.
  test("its steps tell no day that was not asked for", () => {
    expect(faults(unaskedDays)).toEqual([]);
  });
}

/** An answer, and the lines of its steps that have figures. */
interface Worked {
  readonly name: string;
  readonly presenter: Presenter;
  readonly printed: string;
  readonly deciding: readonly KeyStepLines[];
}

function workedIn(tested: TestedCalculator): readonly Worked[] {
  const found = worked.get(tested) ?? presentedIn(tested, "en").map((each) => workedOf(each, tested));
  worked.set(tested, found);
  return found;
}

/** Worked out for two laws. */
const worked = new WeakMap<TestedCalculator, readonly Worked[]>();

function workedOf(presented: Presented, tested: TestedCalculator): Worked {
  const { name, presenter } = presented;
  const { deciding } = stepsOf(presented, tested);
  const printed = keyStepsText(deciding, width)
    .split("\n")
    .filter((text) => text.startsWith("    "))
    .join("\n");
  return { name, presenter, printed, deciding };
}

/** Words that equal other words say nothing of this answer, and neither does which special case it is not. */
function stepFaults(line: StepLines, name: string): readonly string[] {
  if (line.kind !== "formula") return [];
  const reasons = line.condition === undefined ? [] : mathText(line.condition).split(" and ");
  const signs = formulasOf(line)
    .map(mathText)
    .filter((text) => /[−+×÷] [−-]\p{N}/u.test(text));
  const isExclusion = reasons.length > 0 && reasons.every((reason) => reason.includes(" ≠ "));
  // Of two ends, or of a figure that rounding leaves as it is, nothing is worked out.
  const restated = formulasOf(line)
    .filter((node) => node.kind !== "operation" && partsOfNode(node).every((part) => isFigure(part)))
    .map(mathText)
    .filter((text) => numbersIn(text).length > 0 && numbersIn(text).join() === numbersIn(line.result).join());
  const ofItself =
    line.check?.kind === "operation" && mathText(line.check.left) === mathText(line.check.right);
  const words = formulasOf(line)
    .filter(({ kind }) => kind === "text")
    .map(mathText)
    .filter((text) => !/\p{N}/u.test(text + line.result));
  return [
    ...(isExclusion ? [`${name}: ${line.id} tells that ${reasons.join()}`] : []),
    ...signs.map((each) => `${name}: ${line.id} has a sign after a sign in ${each}`),
    ...(reasons.some((reason) => reason.endsWith(` = ${line.result}`))
      ? [`${name}: ${line.id} is ${line.result} because of ${reasons.join()}`]
      : []),
    ...restated.map((each) => `${name}: ${line.id} is ${each}, which is ${line.result}`),
    ...(ofItself ? [`${name}: ${line.id} is found as it is at least itself`] : []),
    ...words.map((each) => `${name}: ${line.id} is ${each}, which is ${line.result}`),
  ];
}

function isFigure({ kind }: MathNode): boolean {
  return kind === "number" || kind === "text";
}

/** What is over a longer fraction belongs to a formula that textbooks have. */
function workedOutAgain({ name, deciding }: Worked): readonly string[] {
  const found = new Set<string>();
  return deciding.flatMap(({ formulas }) =>
    formulas.flatMap((line) => {
      if (line.kind !== "formula") return [];
      const again = formulasOf(line)
        .flatMap(operationsIn)
        .map(mathText)
        .filter((text) => found.has(text));
      for (const formula of formulasOf(line)) found.add(mathText(formula));
      return again.map((text) => `${name}: ${line.id} works out ${text} again`);
    }),
  );
}

function operationsIn(node: MathNode): readonly MathNode[] {
  if (node.kind === "fenced") return operationsIn(node.inner);
  const parts = partsOfNode(node);
  const isLong = node.kind === "fraction" && partsOfNode(node.under).length > 0;
  return parts.length === 0 ? [] : [node, ...(isLong ? [node.under] : parts).flatMap(operationsIn)];
}

function zeroEnds({ printed }: Worked): readonly string[] {
  if (!/\d–\d+ days$/mu.test(printed)) return [];
  return printed.split("\n").filter((line) => /= (?:the smaller of |from )?0 months/u.test(line));
}

function figuresInNoStep({ presenter, printed }: Worked): readonly string[] {
  // Where nothing was added, the answer is what was entered.
  const entered = new Set(presenter.description.inputs.map((input) => presenter.showById(input.id)));
  return (splitAnswer(presenter)?.result ?? []).flatMap(({ text, output }) =>
    output === undefined || entered.has(text) || isPrinted(text, printed)
      ? []
      : [`${output.id}: ${text} is in no step`],
  );
}

function markedElsewhere({ presenter, deciding }: Worked): readonly string[] {
  const said = answerSentence(presenter) ?? "";
  return deciding
    .flatMap(({ formulas }) => formulas)
    .flatMap((line) => {
      if (line.kind !== "arithmetic" || !line.isAnswer) return [];
      const result = line.lines.at(-1)?.result;
      return result === undefined || isPrinted(result, said) ? [] : [`${line.id}: ${result}`];
    });
}

function unaskedDays({ presenter, printed }: Worked): readonly string[] {
  const days = presenter.description.inputs.filter(({ type }) => type === "date" || type === "datetime");
  const isAsked = ({ id }: InputDescription): boolean => presenter.enteredAs(id) !== undefined;
  const asked = new Set(days.filter(isAsked).map(({ id }) => presenter.showById(id)));
  return days
    .filter((input) => !isAsked(input))
    .flatMap(({ id }) => {
      const text = presenter.showById(id);
      return text === undefined || asked.has(text) || !printed.includes(text) ? [] : [`${id}: ${text}`];
    });
}

/**
 * Whether all numbers of a text are printed: of a ratio to one the other part, of minutes perhaps the seconds too. Nothing at
 * all is worked out by no formula, and words are decided by what the sentences of the steps say.
 */
function isPrinted(text: string, printed: string): boolean {
  if (printed.toLowerCase().includes(text.toLowerCase())) return true;
  // A step says such a number as a product: 8,388,607 × 2^(−149).
  if (text.length > longestFigure) return true;
  const there = numbersIn(printed);
  const hasSeconds = /\d\s(?:s|seconds?)\b/u.test(printed);
  return numbersIn(text.replace(/:1$/u, "")).every(
    (number) =>
      number === 0 ||
      there.includes(number) ||
      (hasSeconds && text.endsWith("min") && there.includes(number - 1)),
  );
}

function numbersIn(text: string): readonly number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((number) => Number(number.replaceAll(",", "")));
}
