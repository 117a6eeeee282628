import type { StepDescription, StepNode } from "../runtime/description.ts";
import type { Scalar, UsedSource } from "../runtime/answer.ts";
import type { Display } from "../runtime/display.ts";
import type { ArithmeticLine, ArithmeticLines } from "./arithmetic-line.ts";
import { goingOn } from "./going-on.ts";
import { mathText } from "./math-text.ts";
import { hasCases, hasNames, type MathNode } from "./math-node.ts";
import { mathTree } from "./math-tree.ts";
import { isEqualTo, isExclusion, isRestated, unlessOfItself, withoutDigits } from "./restated.ts";
import { saysItself } from "./says-itself.ts";
import { isZero, timesOne, withoutZeros } from "./without-zeros.ts";
import type { Presenter } from "./presenter.ts";
import { periodText } from "./problem-text.ts";
import { checkOf, substitute } from "./substitution.ts";
import { nameLabels, valueLabels } from "./step-labels.ts";
import {
  allSteps,
  keySteps,
  formulasWorthShowing,
  stepsTaken,
  type StepContext,
  type VisibleStep,
} from "./step-selection.ts";
import { countedIn, inVisitorsUnit } from "./step-units.ts";
import { countArgument } from "./translator.ts";
import { rowsAt, scalarAt } from "./values.ts";
import type { WorkedStepModel } from "./worked-steps.ts";

/** One step as it is shown: a formula in its lines and the result, the row a table gave, or arithmetic that was typed. */
export type StepLines = FormulaLines | TableLines | ArithmeticLines;
export interface FormulaLines {
  readonly kind: "formula";
  /** The formula's. */
  readonly id: string;
  readonly name: string;
  /** Why this of several formulas gave the result: "Shape = Sector"; of a value that was searched for, what holds of it. */
  readonly condition: MathNode | undefined;
  /** In names, then with the figures put in; each is left out where it would say what the result says. */
  readonly named: MathNode | undefined;
  readonly substituted: MathNode | undefined;
  /** Its figures cannot be put in: it counts rows, or names what is no figure. */
  readonly isInWords: boolean;
  /** Its result is words, which the condition gives; of a number the formula says more. */
  readonly isByRule: boolean;
  /** What the figures come to in the unit they are counted in, where the result is told in another. */
  readonly counted: string | undefined;
  /** What stands between the figures and what they come to: about, where that is rounded. */
  readonly sign: "=" | "≈";
  /** The same between what they come to and the result in its own unit. */
  readonly countedSign: "=" | "≈";
  readonly result: string;
  /** What holds of a value that was searched for, with all values put in. */
  readonly check: MathNode | undefined;
  /** What the formula cites itself. */
  readonly used: UsedSource | undefined;
  /** It asks whether something holds: its formula is a statement, and does not equal yes or no. */
  readonly isQuestion: boolean;
  /** It is a figure that the answer says, and not one on the way there. */
  readonly isAnswer: boolean;
  /** It adds up or counts rows, of which there may be one. */
  readonly isOfRows: boolean;
  /** It is told as a result, before all others or among them. */
  readonly isResult: boolean;
}
export interface TableLines {
  readonly kind: "table";
  readonly id: string;
  readonly name: string;
  /** The columns read: each with its name and value. */
  readonly cells: readonly { readonly id: string; readonly name: string; readonly value: string }[];
  /** What was looked up; none where the table has a single row a period. */
  readonly keys: string | undefined;
  /** Since when and until when the row is in force; none where no row was used. */
  readonly period: string | undefined;
  readonly used: UsedSource | undefined;
}

/** One of the steps that decide an answer: what is done, in a sentence, and the formulas that do it. */
export interface KeyStepLines {
  /** The author's name of it; none where it is a formula by itself. */
  readonly id?: string;
  readonly sentence?: string;
  readonly formulas: readonly StepLines[];
}

/** The few steps that decide an answer. Where a sentence says what is done, its formulas are shown with their figures alone. */
export function keyStepLines(
  presenter: Presenter,
  stepModel: WorkedStepModel,
  used: readonly UsedSource[],
): readonly KeyStepLines[] {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const worked = (stepModel.worked ?? []).flatMap(({ key }) => key(presenter));
  const decided = keySteps(contextOf(presenter, stepModel))
    .map(({ id, steps }) => {
      const sentence = id === undefined ? undefined : presenter.text(`steps.${id}`);
      const lines = steps.map((step) => linesOf(step, presenter, used));
      if (id === undefined || sentence === undefined) return { formulas: lines };
      const alone = lines.map(withSubstitutedAlone).filter(worksOut);
      const formulas = alone
        .filter((line, at) => isNamedBest(line, at, alone) && isNew(line, seen))
        .map((line) => (line.kind === "formula" ? goingOn(line, found) : line))
        .filter(worksOut);
      return { id, sentence, formulas };
    })
    .filter(({ formulas }) => formulas.length > 0);
  return [...worked, ...decided];
}

/** Whether a line shows how its result came about: by figures and what is done with them, by a count, by a rule, by a table. */
function worksOut(lines: StepLines): boolean {
  if (lines.kind !== "formula") return true;
  return [lines.named, lines.substituted, lines.check, lines.condition].some((each) => each !== undefined);
}

/** Whether nothing above says the same. */
function isNew(lines: StepLines, seen: Set<string>): boolean {
  const content = contentOf(lines);
  if (content === undefined) return true;
  const isFirst = !seen.has(content);
  seen.add(content);
  return isFirst;
}

/** Of several names for the same figures, that of the answer says most, then that of another result, then the first. */
function isNamedBest(line: StepLines, at: number, all: readonly StepLines[]): boolean {
  return all.every((other, index) => {
    if (index === at || !hasSameContent(other, line)) return true;
    const [own, others] = [rankOf(line), rankOf(other)];
    return own === others ? at < index : own > others;
  });
}

function rankOf(lines: StepLines): number {
  return lines.kind !== "formula" ? 0 : lines.isAnswer ? 2 : lines.isResult ? 1 : 0;
}

function hasSameContent(one: StepLines, other: StepLines): boolean {
  const content = contentOf(one);
  return content !== undefined && content === contentOf(other);
}

/** What a formula and its result say under any name. */
function contentOf(lines: StepLines): string | undefined {
  return lines.kind === "formula"
    ? [...formulasOf(lines).map(mathText), lines.result].join(" = ")
    : undefined;
}

/** Every step that was taken. */
export function allLines(
  presenter: Presenter,
  stepModel: WorkedStepModel,
  used: readonly UsedSource[],
): readonly StepLines[] {
  return [
    ...workedLines(presenter, stepModel),
    ...allSteps(contextOf(presenter, stepModel)).map((step) => linesOf(step, presenter, used)),
  ];
}

/** How many steps were taken. */
export function stepCount(presenter: Presenter, stepModel: WorkedStepModel): number {
  const worked = workedLines(presenter, stepModel).reduce((count, { lines }) => count + lines.length, 0);
  return worked + stepsTaken(stepModel, presenter.values).length;
}

function workedLines(presenter: Presenter, { worked = [] }: WorkedStepModel): readonly ArithmeticLines[] {
  return worked.flatMap(({ all }) => all(presenter));
}

function contextOf(
  { description, values, outputs, enteredAs, translator }: Presenter,
  stepModel: WorkedStepModel,
): StepContext {
  return {
    description,
    stepModel,
    values,
    outputs,
    isAsked: (input) => enteredAs(input) !== undefined,
    nameOfOption: (set, option) => translator.t.optional(`choices.${set}.${option}`),
  };
}

function linesOf(visible: VisibleStep, presenter: Presenter, used: readonly UsedSource[]): StepLines {
  if (visible.step.isToldByRow === true) return rowLines(visible.step, presenter);
  return visible.step.lookup === undefined
    ? formulaLines(visible, presenter, used)
    : tableLines(visible, presenter, used);
}

/** What stands above a result, each line equal to the next. */
export function formulasOf({ named, substituted }: FormulaLines): readonly MathNode[] {
  return [named, substituted].filter((formula) => formula !== undefined);
}

/** What a formula comes to, each with the sign before it: in the unit it counts in, and as the result is told. */
export function resultsOf({ counted, sign, countedSign, result }: FormulaLines): readonly SignedText[] {
  return counted === undefined
    ? [{ sign, text: result }]
    : [
        { sign, text: counted },
        { sign: countedSign, text: result },
      ];
}
export interface SignedText {
  readonly sign: "=" | "≈";
  readonly text: string;
}

/**
 * The line with the values put in is the last, without what is added of nothing; what holds of a value that was searched
 * for has a line of its own.
 */
function withSubstitutedAlone(lines: StepLines): StepLines {
  if (lines.kind !== "formula") return lines;
  const alone = (formula: MathNode | undefined): MathNode | undefined => {
    if (formula === undefined) return undefined;
    const simple = unfenced(withoutZeros(formula));
    // On the way to an answer, so many times no money or no days leads nowhere; a number may be 0.
    const isIdle = isZero(simple) && !lines.isAnswer && withoutDigits(lines.result) !== "";
    // And neither does one person, or all of it.
    const only = lines.isAnswer || lines.isOfRows ? undefined : timesOne(simple);
    return isIdle ||
      (only !== undefined && isRestated(only, lines.result)) ||
      isRestated(simple, lines.result)
      ? undefined
      : simple;
  };
  return {
    ...lines,
    // What is said of every row case by case, nobody could follow on a line.
    named:
      lines.isInWords && lines.named !== undefined && !hasCases(lines.named) ? alone(lines.named) : undefined,
    substituted: alone(lines.substituted),
    condition:
      lines.isByRule && !isExclusion(lines.condition) && !isEqualTo(lines.condition, lines.result)
        ? lines.condition
        : undefined,
    check: lines.check === undefined ? undefined : unlessOfItself(withoutZeros(lines.check)),
  };
}

/** Nothing stands beside it: it needs no parentheses. */
function unfenced(node: MathNode): MathNode {
  return node.kind === "fenced" ? node.inner : node;
}

/** Each row of a schedule in a line, in its author's words. */
function rowLines({ id }: StepDescription, presenter: Presenter): ArithmeticLines {
  const { description, say, text } = presenter;
  const lines = rowsAt(presenter.values, id).map((row): ArithmeticLine => {
    const cells = Object.fromEntries(
      Object.entries(row).flatMap(([column, raw]) => {
        const display = description.displays[`${id}.${column}`];
        return display === undefined ? [] : [[column, { raw, shown: say(display, raw) }] as const];
      }),
    );
    const said = (side: string): string => text(`outputs.${id}.row.${side}`, cells) ?? "";
    return { substituted: { kind: "text", text: said("formula") }, sign: "=", result: said("result") };
  });
  return { kind: "arithmetic", id, name: presenter.nameOf(id), lines, isAnswer: false };
}

function formulaLines(
  { step, tree, evaluated, condition, holds }: VisibleStep,
  presenter: Presenter,
  allUsed: readonly UsedSource[],
): FormulaLines {
  const { id, display } = step;
  const { t, locale } = presenter.translator;
  const name = presenter.nameOf(id);
  const rows = rowsAt(presenter.values, id).length;
  const {
    formula: counted,
    display: shown,
    value,
  } = toldIn(evaluated ?? tree, presenter) ?? {
    formula: evaluated ?? tree,
    display: inVisitorsUnit(id, display, presenter),
    value: scalarAt(presenter.values, id),
  };
  const result =
    rows > 0 ? t("workings.rows", { count: countArgument(rows, locale) }) : presenter.show(shown, value);
  // Yes and no in the places of questions would say nothing.
  const isPutIn =
    counted !== undefined && (display.kind !== "boolean" || comparesNumbers(counted, presenter));
  const put = isPutIn ? substitute(counted, { display: shown, value }, presenter) : undefined;
  const formulas =
    tree === undefined
      ? { named: undefined, substituted: undefined }
      : formulasWorthShowing(
          {
            named: mathTree(tree, nameLabels(presenter)),
            ...(put === undefined ? {} : { substituted: unfenced(withoutZeros(put.values)) }),
          },
          name,
          result,
        );
  const reason = condition ?? holds;
  return {
    kind: "formula",
    id,
    name,
    condition: reason === undefined ? undefined : mathTree(reason, nameLabels(presenter)),
    ...formulas,
    isInWords: put !== undefined && hasNames(put.values),
    isByRule:
      step.choice === undefined &&
      // What is another value has no rule of its own.
      typeof counted !== "string" &&
      (display.kind === "choice" || display.kind === "message") &&
      holds === undefined,
    counted: formulas.substituted === undefined || put?.counted === result ? undefined : put?.counted,
    sign: formulas.substituted === undefined ? "=" : (put?.sign ?? "="),
    countedSign: put?.countedSign ?? "=",
    result,
    check: holds === undefined ? undefined : checkOf(holds, presenter),
    used: allUsed.find(({ formula }) => formula === id),
    isQuestion: display.kind === "boolean",
    isAnswer: presenter.description.outputs.some(
      (output) => output.type === "value" && output.primary && output.id === id,
    ),
    isOfRows: typeof counted === "object" && !("text" in counted) && counted[0] === "sum",
    isResult: presenter.description.outputs.some((output) => output.id === id),
  };
}

/** A value that a formula only counts in a unit, in that unit: 170 cm is 1.7 m, and no bare 1.7. */
function toldIn(
  formula: StepNode | undefined,
  { description, values }: Presenter,
): { readonly formula: StepNode; readonly display: Display; readonly value: Scalar } | undefined {
  if (typeof formula !== "object" || "text" in formula || formula[0] !== "amount_in") return undefined;
  const [, name, unit] = formula;
  if (typeof name !== "string" || typeof unit !== "object" || !("text" in unit)) return undefined;
  const own = description.displays[name];
  const display = own === undefined ? undefined : countedIn(own, unit.text, description);
  return display === undefined ? undefined : { formula: name, display, value: scalarAt(values, name) };
}

const comparisons: readonly string[] = ["==", "!=", "<", "<=", ">", ">="];
const kindsOfNumbers: readonly Display["kind"][] = [
  "number",
  "whole",
  "decimal",
  "exact",
  "fraction",
  "percent",
  "money",
  "quantity",
];

/** Whether a statement compares two values that are numbers, so that it says more with them put in. */
function comparesNumbers(tree: StepNode, { description }: Presenter): boolean {
  if (typeof tree !== "object" || "text" in tree || !comparisons.includes(tree[0])) return false;
  const [, ...sides] = tree;
  return sides.every((side) => {
    if (typeof side !== "string") return typeof side === "number";
    const kind = description.displays[side]?.kind;
    return kind !== undefined && kindsOfNumbers.includes(kind);
  });
}

function tableLines(
  { step: { id }, keys, columns }: VisibleStep,
  presenter: Presenter,
  allUsed: readonly UsedSource[],
): TableLines {
  const { t, locale } = presenter.translator;
  const used = allUsed.find(({ formula }) => formula === id);
  const keyTexts = keys.map((key) => {
    const value = mathText(mathTree(key, valueLabels(presenter)));
    return typeof key === "string" && !saysItself(presenter.nameOf(key), value)
      ? t.byId("math.says", { x: presenter.nameOf(key), value })
      : value;
  });
  const period = periodText(used ?? {}, locale.tag);
  return {
    kind: "table",
    id,
    name: presenter.nameOf(id),
    cells: columns.flatMap((column) => {
      const value = scalarAt(presenter.values, `${id}.${column.id}`);
      if (value === null) return [];
      const name = presenter.text(`formulas.${id}.${column.id}`) ?? presenter.nameOf(column.id);
      return [{ id: column.id, name, value: presenter.show(column.display, value) }];
    }),
    keys: keyTexts.length === 0 ? undefined : t("workings.table_keys", { keys: keyTexts.join(" · ") }),
    period: period === undefined ? undefined : t(`workings.row_used.${period.name}`, period.days),
    used,
  };
}
