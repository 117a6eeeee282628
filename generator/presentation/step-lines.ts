import type { UsedSource } from "../runtime/answer.ts";
import { mathText, mathTree, type MathNode } from "./math-tree.ts";
import type { Presenter } from "./presenter.ts";
import { periodText } from "./problem-text.ts";
import { nameLabels, valueLabels } from "./step-labels.ts";
import { allSteps, formulasWorthShowing, visibleSteps, type VisibleStep } from "./step-selection.ts";
import { countArgument, textArgument } from "./translator.ts";
import { rowsAt, scalarAt } from "./values.ts";

/** One step as it is shown: a formula in its lines and the result, or the row a table gave. */
export type StepLines = FormulaLines | TableLines;
export interface FormulaLines {
  readonly kind: "formula";
  /** The formula's. */
  readonly id: string;
  readonly name: string;
  /** Why this of several formulas gave the result: "Shape = Sector"; of a value that was searched for, what holds of it. */
  readonly condition: MathNode | undefined;
  /** In names, then with the values put in; none where they would say what the result says. */
  readonly formulas: readonly MathNode[];
  readonly result: string;
  /** What holds of a value that was searched for, with all values put in. */
  readonly check: MathNode | undefined;
  /** What the formula cites itself. */
  readonly used: UsedSource | undefined;
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

/** How an answer was worked out: the few steps that decide it, or `all` there are. */
export function stepLines(
  presenter: Presenter,
  used: readonly UsedSource[],
  all: boolean,
): readonly StepLines[] {
  const { description, values, outputs, translator } = presenter;
  const context = {
    description,
    values,
    outputs,
    nameOfOption: (set: string, option: string) => translator.t.optional(`choices.${set}.${option}`),
  };
  return (all ? allSteps(context) : visibleSteps(context)).map((visible) =>
    visible.step.lookup === undefined
      ? formulaLines(visible, presenter, used)
      : tableLines(visible, presenter, used),
  );
}

function formulaLines(
  { step, tree, condition, holds }: VisibleStep,
  presenter: Presenter,
  allUsed: readonly UsedSource[],
): FormulaLines {
  const { id, display } = step;
  const { t, locale } = presenter.translator;
  const name = presenter.nameOf(id);
  const rows = rowsAt(presenter.values, id).length;
  const result =
    rows > 0
      ? t("steps.rows", { count: countArgument(rows, locale) })
      : presenter.show(display, scalarAt(presenter.values, id));
  const formulas =
    tree === undefined
      ? []
      : formulasWorthShowing(
          { named: mathTree(tree, nameLabels(presenter)), valued: mathTree(tree, valueLabels(presenter)) },
          name,
          result,
        );
  const reason = condition ?? holds;
  return {
    kind: "formula",
    id,
    name,
    condition: reason === undefined ? undefined : mathTree(reason, nameLabels(presenter)),
    formulas,
    result,
    check: holds === undefined ? undefined : mathTree(holds, valueLabels(presenter)),
    used: allUsed.find(({ formula }) => formula === id),
  };
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
    // An option has its own words; "yes" or "0" alone says nothing.
    const isBare = typeof key === "string" && typeof scalarAt(presenter.values, key) !== "string";
    return isBare ? `${presenter.nameOf(key)} = ${value}` : value;
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
    keys:
      keyTexts.length === 0 ? undefined : t("steps.table_keys", { keys: textArgument(keyTexts.join(" · ")) }),
    period: period === undefined ? undefined : t(`steps.row_used.${period.name}`, period.days),
    used,
  };
}
