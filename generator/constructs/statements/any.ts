import { cases, casesOr, type CasesStatement } from "../formulas/cases.ts";
import { formula, type FormulaStatement } from "../formulas/formula.ts";
import { solve, type SolveStatement } from "../formulas/solve.ts";
import { lookup, type LookupStatement } from "../formulas/lookup.ts";
import { chartWhen, type ChartWhenStatement } from "../charts/chart-when.ts";
import { cells, type CellsStatement } from "../charts/grid-cells.ts";
import { drawn, type DrawnStatement } from "../charts/drawing.ts";
import { check, type CheckStatement } from "../results/check.ts";
import { limit, type LimitStatement } from "../results/limit.ts";
import { refusal, type RefusalStatement } from "../results/refusal.ts";
import { schedule, type ScheduleStatement } from "../schedules/schedule.ts";
import { vary, type VaryStatement } from "../schedules/vary.ts";
import { formula as formulaText, havingKey, mapOr, reference, type Static } from "../schema.ts";
import type { Citation } from "../../runtime/answer.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { TableModel } from "../table-model.ts";
import type { StatementBehavior } from "./statement-kind.ts";

/** Anything that is worked out. */
export type Statement =
  | FormulaStatement
  | CasesStatement
  | SolveStatement
  | LookupStatement
  | ScheduleStatement
  | VaryStatement
  | LimitStatement
  | CheckStatement
  | ChartWhenStatement
  | DrawnStatement
  | CellsStatement
  | RefusalStatement;

const statementKinds = {
  formula,
  cases,
  solve,
  lookup,
  schedule,
  vary,
  limit,
  check,
  refusal,
  chart_when: chartWhen,
  drawn,
  cells,
} satisfies Readonly<Record<Statement["kind"], unknown>>;

/** A formula of any kind. */
export const formulaForms = mapOr(
  havingKey("lookup", reference(lookup), casesOr(havingKey("solve", reference(solve), reference(formula)))),
  formulaText("The formula."),
);
/** A schedule of either kind. */
export const scheduleForms = {
  type: "object" as const,
  ...havingKey("vary", reference(vary), reference(schedule)),
};
export type FormulaDocument = Static<typeof formulaForms>;
export type ScheduleDocument = Static<typeof scheduleForms>;

/** What a statement's kind does. */
export function kindOfStatement({ kind }: Pick<Statement, "kind">): StatementBehavior<unknown, Statement> {
  return statementKinds[kind];
}

/** Whether it has no value, and ends the computation or lets it go on. */
export function isGuard(statement: Pick<Statement, "kind">): boolean {
  return kindOfStatement(statement).isGuard === true;
}

/** Everything a statement's own rule cites, of all its cases. */
export function citationsOf(statement: Statement): readonly Citation[] {
  const own = "citations" in statement ? (statement.citations ?? []) : [];
  return [...own, ...(kindOfStatement(statement).cites?.(statement) ?? [])];
}

/** The forms of a formula that a key of their own tells apart. */
const keyedForms = ["lookup", "cases", "solve"] as const;

/** The tables a statement looks rows up in. */
export function tablesOf(statement: Statement): readonly TableModel[] {
  return kindOfStatement(statement).tables?.(statement) ?? [];
}

/** Whether the function of a statement notes sources: those of cases and rows. */
export function notesSources(statement: Statement): boolean {
  const ofCases = kindOfStatement(statement).cites?.(statement) ?? [];
  return ofCases.length > 0 || ("columns" in statement && tablesOf(statement).length > 0);
}

/** Which kind of formula an author wrote. */
export function formulaKind(document: FormulaDocument): "formula" | (typeof keyedForms)[number] {
  if (typeof document !== "object") return "formula";
  return keyedForms.find((key) => key in document) ?? "formula";
}
/** Which kind of schedule an author wrote. */
export function scheduleKind(document: ScheduleDocument): "schedule" | "vary" {
  return "vary" in document ? "vary" : "schedule";
}

/** The columns of a looked-up row or a schedule, by id; none of anything else. */
export function columnTypes(statement: Statement): Readonly<Record<string, ValueType>> {
  return "table" in statement || "columns" in statement ? statement.type.columns : {};
}
