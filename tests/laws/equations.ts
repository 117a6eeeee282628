import { cellDisplays } from "../../generator/presentation/step-labels.ts";
import { expect, test } from "vitest";
import { additionOf } from "../../generator/presentation/addition.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import {
  allLines,
  decidingLines,
  resultsOf,
  type StepLines,
} from "../../generator/presentation/step-lines.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import type { UsedSource } from "../../generator/runtime/answer.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";
import { faultOfEquation } from "./equations/judged.ts";
import { readerOf, type Reader } from "./equations/expression.ts";
import { Unreadable } from "./equations/printed-value.ts";

const today = "2026-11-21";

/** Equations of one calculator that the law cannot read: sums over rows of what no table shows. */
const mostUnread = 6;

/** One equation as it is printed. */
export interface Printed {
  readonly where: string;
  readonly left: string;
  readonly sign: "=" | "≈";
  readonly right: string;
  /** What it says, where more is meant than is printed. */
  readonly readings?: readonly string[];
}

/** Every equation that page and terminal print is true of the figures it prints, in each language the reader knows. */
export function testEquations(tested: TestedCalculator): void {
  // The reader knows the words of English so far.
  test.each(["en"])("its printed equations are true in %s", (language) => {
    const { faults, unread } = equationsJudged(tested, language);
    expect(faults).toEqual([]);
    expect(unread.length, unread.join("\n")).toBeLessThanOrEqual(mostUnread);
  });
}

interface Judged {
  /** How many different equations are printed. */
  readonly count: number;
  readonly faults: readonly string[];
  readonly unread: readonly string[];
}

/** The equations a calculator prints in a language, judged. */
export function equationsJudged(tested: TestedCalculator, language: string): Judged {
  const reader = readerOf(tested.calculator, translatorOf(tested, "", language));
  const printed = presentersOf(tested, language).flatMap(({ name, presenter, used }) =>
    printedIn(name, presenter, used, tested),
  );
  const different = [
    ...new Map(printed.map((each) => [`${each.left}${each.sign}${each.right}`, each])).values(),
  ];
  const judged = different.map((each) => faultOf(each, reader));
  return {
    count: different.length,
    faults: judged.flatMap(({ fault }) => fault ?? []),
    unread: judged.flatMap(({ unread }) => unread ?? []),
  };
}

interface Verdict {
  readonly fault?: string;
  readonly unread?: string;
}

function faultOf({ where, left, sign, right, readings = [left] }: Printed, reader: Reader): Verdict {
  const line = `${where}: ${left.slice(0, 200)} ${sign} ${right}`;
  try {
    const faults = readings.map((each) => faultOfEquation(each, sign, right, reader));
    if (faults.length === 0) return { unread: line };
    return faults.includes(undefined) ? {} : { fault: `${line}: ${faults[0]?.slice(-200) ?? ""}` };
  } catch (error) {
    if (error instanceof Unreadable) return { unread: `${line}: ${error.message.slice(0, 300)}` };
    throw error;
  }
}

/** Each page with its own values, and each worked example that is answered. */
function presentersOf(
  tested: TestedCalculator,
  language: string,
): readonly { readonly name: string; readonly presenter: Presenter; readonly used: readonly UsedSource[] }[] {
  const { calculator, variants } = tested;
  return variants.flatMap((variant) =>
    [
      { id: "default", given: {} },
      ...calculator.background.examples.filter((example) => example.variant === variant.slug),
    ].flatMap((example) => {
      const day = "today" in example && example.today !== undefined ? example.today : today;
      const evaluation = evaluate(calculator, variant, example.given, { today: day });
      if (evaluation.answer.status !== "answered") return [];
      const presenter = createPresenter(
        onPage(calculator, variant).description,
        evaluation,
        translatorOf(tested, variant.slug, language),
      );
      return [{ name: `${variant.slug} ${example.id}`, presenter, used: evaluation.answer.used }];
    }),
  );
}

/** The cells of every table column, as they are printed. */
function printedColumns(presenter: Presenter): readonly (readonly string[])[] {
  return Object.entries(presenter.values).flatMap(([table, rows]) =>
    typeof rows !== "object" || rows === null
      ? []
      : [...cellDisplays(table, presenter)].map(([column, display]) =>
          rows.map((row) => presenter.show(display, row[column] ?? null)),
        ),
  );
}

/** A sum of many rows, of which the first two and the last are printed, with all of them: of each column that fits. */
function withEveryRow(text: string, columns: readonly (readonly string[])[]): readonly string[] {
  if (!text.includes("…")) return [text];
  const found = columns
    .map((cells) => ({ cells, told: `${cells.slice(0, 2).join(" + ")} + … + ${cells.at(-1) ?? ""}` }))
    .filter(({ told }) => text.includes(told));
  return found.map(({ told, cells }) => text.replace(told, cells.join(" + ")));
}

function printedIn(
  name: string,
  presenter: Presenter,
  used: readonly UsedSource[],
  { calculator }: TestedCalculator,
): readonly Printed[] {
  const steps: readonly StepLines[] = [
    ...decidingLines(presenter, calculator.workings, used).flatMap(({ formulas }) => formulas),
    ...allLines(presenter, calculator.workings, used),
  ];
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
  ];
}

function printedInStep(name: string, step: StepLines): readonly Printed[] {
  if (step.kind === "table" || step.figures === undefined || step.isQuestion) return [];
  const where = `${name}, ${step.id}`;
  return resultsOf(step).map(({ sign, text }, index, all): Printed => {
    const left =
      index === 0 && step.figures !== undefined ? mathText(step.figures) : (all[index - 1]?.text ?? "");
    return { where, left, sign, right: text };
  });
}
