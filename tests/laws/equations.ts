import { cellDisplays } from "../../generator/presentation/step-labels.ts";
import { expect, test } from "vitest";
import { additionOf } from "../../generator/presentation/addition.ts";
import { mathLevels, type MathNode } from "../../generator/presentation/math-node.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { resultsOf, type StepLines } from "../../generator/presentation/step-lines.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { calculationLine } from "../../generator/ask/calculation-line.ts";
import { splitAnswer } from "../../generator/presentation/split-answer.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { ofEachFormula, presentedIn, stepsOf, type Presented } from "../setup/presented-examples.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";
import { faultOfCondition, faultOfEquation } from "./equations/judged.ts";
import { readerOf, type Reader } from "./equations/expression.ts";
import { Unreadable } from "./equations/printed-value.ts";

/** Equations of one calculator that the law cannot read: sums over rows of what no table shows. */
const mostUnread = 6;

/** And those whose figures come only about to the result, in digits that a reader would miss. */
const mostAbout = 3;

/** One equation as it is printed. */
export interface Printed {
  readonly where: string;
  readonly left: string;
  readonly sign: "=" | "≈";
  /** Empty of a condition, which is said to hold. */
  readonly right: string;
  /** What it says, where more is meant than is printed. */
  readonly readings?: readonly string[];
}

/**
 * Every equation that page and terminal print is true of the figures it prints, in each language: in English of each page
 * and each example, in others of the first example that takes each way through the formulas, in turn.
 */
export function testEquations(tested: TestedCalculator): void {
  test.each(Object.keys(tested.words))("its printed equations are true in %s", (language) => {
    const { faults, unread, about } = equationsJudged(tested, language);
    expect(faults).toEqual([]);
    expect(about.length, about.join("\n")).toBeLessThanOrEqual(mostAbout);
    expect(unread.length, unread.join("\n")).toBeLessThanOrEqual(mostUnread);
  });
}

interface Judged {
  /** How many different equations are printed. */
  readonly count: number;
  readonly faults: readonly string[];
  readonly unread: readonly string[];
  readonly about: readonly string[];
}

/** The equations a calculator prints in a language, judged. */
export function equationsJudged(tested: TestedCalculator, language: string): Judged {
  const reader = readerOf(tested.calculator, translatorOf(tested, "", language));
  const read = language === "en" ? presentedIn(tested, language) : ofEachFormula(tested, language);
  const different = [
    ...new Map(
      read
        .flatMap((each) => printedIn(each, tested))
        .map((each) => [`${each.left}${each.sign}${each.right}`, each]),
    ).values(),
  ];
  const judged = different.map((each) => faultOf(each, reader));
  return {
    count: different.length,
    faults: judged.flatMap(({ fault }) => fault ?? []),
    unread: judged.flatMap(({ unread }) => unread ?? []),
    about: judged.flatMap(({ about }) => about ?? []),
  };
}

interface Verdict {
  readonly fault?: string;
  readonly unread?: string;
  readonly about?: string;
}

function faultOf({ where, left, sign, right, readings = [left] }: Printed, reader: Reader): Verdict {
  const line = `${where}: ${left.slice(0, 200)} ${sign} ${right}`;
  try {
    const faults = readings.map((each) =>
      right === "" ? faultOfCondition(each, reader) : faultOfEquation(each, sign, right, reader),
    );
    if (faults.length === 0) return { unread: line };
    if (faults.includes(undefined)) return {};
    // Cents that are rounded row by row add up to about their sum.
    if (sign === "≈" && readings.some((each) => faultOfEquation(each, "≈≈", right, reader) === undefined))
      return left.includes("…") ? {} : { about: line };
    return { fault: `${line}: ${faults[0]?.slice(-200) ?? ""}` };
  } catch (error) {
    if (error instanceof Unreadable) return { unread: `${line}: ${error.message.slice(0, 300)}` };
    throw error;
  }
}

/** The cells of every table column, as they are printed. */
function printedColumns(presenter: Presenter): readonly (readonly string[])[] {
  return Object.entries(presenter.values).flatMap(([table, rows]) =>
    typeof rows !== "object" || rows === null
      ? []
      : [...cellDisplays(table, presenter)].map(([column, display]) =>
          rows
            // What adds nothing is not printed.
            .filter((row) => row[column] !== 0 && row[column] !== 0n)
            .map((row) => presenter.show(display, row[column] ?? null)),
        ),
  );
}

/** A sum of many rows, of which the first two and the last are printed, with all of them: of each column that fits. */
function withEveryRow(text: string, columns: readonly (readonly string[])[]): readonly string[] {
  if (!text.includes("…")) return [text];
  const found = columns
    .filter(({ length }) => length > 0)
    .map((cells) => ({ cells, told: `${cells.slice(0, 2).join(" + ")} + … + ${cells.at(-1) ?? ""}` }))
    .filter(({ told }) => text.includes(told));
  return found.map(({ told, cells }) => text.replace(told, cells.join(" + ")));
}

/** The equations of one answer, as page and terminal print them. */
export function printedIn(presented: Presented, tested: TestedCalculator): readonly Printed[] {
  const found = printed.get(presented) ?? readPrinted(presented, tested);
  printed.set(presented, found);
  return found;
}

/** Read for two laws. */
const printed = new WeakMap<Presented, readonly Printed[]>();

function readPrinted(presented: Presented, tested: TestedCalculator): readonly Printed[] {
  const { name, presenter, answer } = presented;
  const { deciding, all } = stepsOf(presented, tested);
  const steps: readonly StepLines[] = [...deciding.flatMap(({ formulas }) => formulas), ...all];
  const columns = printedColumns(presenter);
  return [
    ...steps
      .flatMap((step) => printedInStep(name, step))
      .map((each) => ({ ...each, readings: withEveryRow(each.left, columns) })),
    ...valueOutputs(presenter.description, presenter.outputs).flatMap((output): readonly Printed[] => {
      const addition = additionOf(output, presenter);
      if (addition === undefined) return [];
      const left = [...addition.parts, ...(addition.rounding === undefined ? [] : [addition.rounding])]
        .map(({ sign, shown }) => `${sign} ${shown}`)
        .join(" ")
        .trim();
      return [{ where: `${name}, sum`, left, sign: "=", right: presenter.showOutput(output) }];
    }),
    ...printedInSentence(name, presenter),
    ...printedInSearch(name, presenter, answer, tested.calculator.stepModel),
  ];
}

/** An answer that is said as an equation: "$100.00 = **€88.02**." */
function printedInSentence(name: string, presenter: Presenter): readonly Printed[] {
  const parts = splitAnswer(presenter);
  const kinds = parts?.result.flatMap(({ output }) => output?.display.kind ?? []) ?? [];
  // Digits in a base that the sentence names are no decimal numbers, and money is other money only at a rate.
  if (kinds.includes("text") || kinds.includes("money")) return [];
  const [, left = "", sign] =
    /^(.*\p{N}.*) ([=≈])$/u.exec(plainText(parts?.lead ?? "", "without addresses")) ?? [];
  const right = parts?.result.map(({ text }) => text).join("") ?? "";
  // What people ask a converter is said to equal its rounded answer.
  return sign === "=" || sign === "≈" ? [{ where: `${name}, sentence`, left, sign: "≈", right }] : [];
}

/** The line of working under an answer of the search. */
function printedInSearch(
  name: string,
  presenter: Presenter,
  answer: Presented["answer"],
  stepModel: WorkedStepModel,
): readonly Printed[] {
  const figure =
    splitAnswer(presenter)
      ?.result.map(({ text }) => text)
      .join("") ?? "";
  const worked = calculationLine(answer, presenter, stepModel, figure);
  if (worked === undefined) return [];
  return worked.split(" · ").flatMap((line) => {
    const sides = line.split(/ ([=≈]) /u);
    // A name stands before what is no working of the figure itself.
    const isNamed = stepModel.steps.some(({ id }) => presenter.nameOf(id) === sides[0]);
    const chain = isNamed ? sides.slice(2) : sides;
    return chain.flatMap((sign, at): readonly Printed[] =>
      sign === "=" || sign === "≈"
        ? [{ where: `${name}, search`, left: chain[at - 1] ?? "", sign, right: chain[at + 1] ?? "" }]
        : [],
    );
  });
}

function printedInStep(name: string, step: StepLines): readonly Printed[] {
  const where = `${name}, ${step.id}`;
  if (step.kind === "arithmetic")
    return step.lines.map(({ substituted, sign, result }): Printed => ({
      where,
      left: mathText(substituted),
      sign,
      right: result,
    }));
  if (step.kind === "table") return [];
  const check = (step.check === undefined ? [] : statementsIn(step.check)).map((each): Printed => ({
    where: `${where}, check`,
    left: mathText(each),
    sign: "=",
    right: "",
  }));
  if (step.substituted === undefined || step.isQuestion) return check;
  return [
    ...check,
    ...resultsOf(step).map(({ sign, text }, index, all): Printed => {
      const left =
        index === 0 && step.substituted !== undefined
          ? mathText(step.substituted)
          : (all[index - 1]?.text ?? "");
      return { where, left, sign, right: text };
    }),
  ];
}

/** What a condition says one by one. */
function statementsIn(node: MathNode): readonly MathNode[] {
  return node.kind === "operation" && node.level === mathLevels.and
    ? [node.left, node.right].flatMap(statementsIn)
    : [node];
}
