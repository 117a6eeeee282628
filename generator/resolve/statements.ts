import { chosenColumn } from "../constructs/schedules/through.ts";
import type { ChartDocument } from "../constructs/charts/chart.ts";
import { chartWhenId } from "../constructs/charts/chart-when.ts";
import { drawnId } from "../constructs/charts/drawing.ts";
import { cellsId } from "../constructs/charts/grid-cells.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";
import { movingLimits } from "../constructs/inputs/moving-limit.ts";
import {
  formulaKind,
  kindOfStatement,
  scheduleKind,
  type ScheduleDocument,
  type Statement,
} from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import { parseParts, type Draft } from "../constructs/statements/draft.ts";
import { currencyOf, dimensionIn, showCurrency } from "../constructs/values/currency.ts";
import { isDecimal } from "../formula/exactness.ts";
import type { TypedExpression } from "../formula/index.ts";
import type { ScopeName } from "../formula/scope.ts";
import { sameDimension } from "../formula/value-type.ts";
import { camelCase } from "../typescript/identifiers.ts";
import type { Displays } from "./displays.ts";
import { reportUnlike, type OverrideTypes } from "./overrides.ts";

/** A draft of a statement of any kind. */
export interface StatementDraft extends Draft {
  readonly kind: Statement["kind"];
}
/** A statement as its author wrote it, with its place. */
export interface WrittenStatement {
  readonly kind: Statement["kind"];
  readonly id: string;
  readonly document: unknown;
  readonly path: Path;
}

/** Every statement of a calculator, in the order of its file's sections. */
export function statementsOf(document: CalculatorDocument): readonly WrittenStatement[] {
  const section = <D>(
    name: string,
    written: Readonly<Record<string, D>> | undefined,
    kind: (each: D) => Statement["kind"],
  ): readonly WrittenStatement[] =>
    Object.entries(written ?? {}).map(([id, each]) => ({
      kind: kind(each),
      id,
      document: each,
      path: [name, id],
    }));
  const limits = Object.entries(document.inputs).flatMap(([input, written]) =>
    movingLimits(written).map((limit) => ({
      kind: "limit" as const,
      id: `${input}.${limit.side}`,
      document: { ...limit, input, isConditional: written.when !== undefined },
      path: ["inputs", input, limit.side],
    })),
  );
  return [
    ...limits,
    ...section("formulas", document.formulas, formulaKind),
    ...section("schedules", withGivenColumns(document), scheduleKind),
    ...Object.entries(document.charts ?? {}).flatMap(([id, chart]) => chartStatements(id, chart)),
    ...section("checks", document.checks, () => "check"),
    ...section("refusals", withCondition(document.refusals), () => "refusal"),
  ];
}

/** What is worked out for a chart alone: whether it is shown, where its shapes are, what its cells hold. */
function chartStatements(id: string, chart: ChartDocument): readonly WrittenStatement[] {
  const path = ["charts", id];
  return [
    ...(chart.when === undefined
      ? []
      : [
          { kind: "chart_when" as const, id: chartWhenId(id), document: chart.when, path: [...path, "when"] },
        ]),
    ...(chart.kind === "drawing" ? [{ kind: "drawn" as const, id: drawnId(id), document: chart, path }] : []),
    ...(chart.kind === "grid" ? [{ kind: "cells" as const, id: cellsId(id), document: chart, path }] : []),
  ];
}

/** Refusals that are decided by a condition of their own; a search decides the others. */
function withCondition(
  refusals: CalculatorDocument["refusals"],
): NonNullable<CalculatorDocument["refusals"]> {
  return Object.fromEntries(Object.entries(refusals ?? {}).filter(([, { when }]) => when !== undefined));
}

/**
 * The schedules, each that goes through rows or choices with the columns of these, which are names of its own, and each that
 * varies an input with that input.
 */
function withGivenColumns({
  schedules = {},
  inputs,
}: CalculatorDocument): Readonly<Record<string, ScheduleDocument>> {
  return Object.fromEntries(
    Object.entries(schedules).map(([id, schedule]): readonly [string, ScheduleDocument] => {
      if ("vary" in schedule) {
        const varying = { ...schedule, input: inputs[schedule.vary] };
        return [id, varying];
      }
      const rows = "through" in schedule ? inputs[schedule.through] : undefined;
      const given =
        rows?.type === "rows" ? Object.keys(rows.columns) : rows?.type === "choices" ? [chosenColumn] : [];
      const going = { ...schedule, given };
      return [id, "through" in schedule ? going : schedule];
    }),
  );
}

/** Parses every formula of a calculator; a text that cannot be parsed is reported and its construct left out. */
export function draftStatements(document: CalculatorDocument, reporter: Reporter): readonly StatementDraft[] {
  return statementsOf(document).flatMap((written) => {
    const kind = kindOfStatement(written);
    const own = kind.ownNames?.(written.document, written.path) ?? [];
    const parsed = parseParts(
      kind.formulas(written.document, written.path),
      own.map(([name]) => name),
      reporter,
    );
    return parsed === undefined ? [] : [{ ...written, ...parsed }];
  });
}

/** Everything a calculator works out, with what is known once it is. */
export interface ResolvedStatements {
  readonly statements: readonly Statement[];
  readonly names: ResolveContext["names"];
  /** How each value and column is shown. */
  readonly displays: Displays;
}

/**
 * Types drafts in their order, each with the names of those before it. One with problems is left out; its name is known,
 * of unknown type. What is in `early` is decided before all formulas.
 */
export function resolveStatements(
  { drafts, early }: { readonly drafts: readonly StatementDraft[]; readonly early: ReadonlySet<string> },
  context: ResolveContext,
  mustBe: OverrideTypes = new Map(),
): ResolvedStatements {
  const statements: Statement[] = [];
  let { names } = context;
  const typed = new Map(context.statements);
  let displays: Displays = {};
  for (const draft of drafts) {
    const kind = kindOfStatement(draft);
    const resolved = exchanged(
      kind.resolve(draft, { ...context, names, statements: typed }),
      draft.path,
      context,
    );
    const statement =
      kind.isGuard !== true && !isAsGiven(draft.id, resolved, mustBe, context) ? undefined : resolved;
    if (kind.isGuard !== true && kind.isUnnamed !== true)
      names = new Map([...names, [draft.id, nameOf(draft, statement)]]);
    if (statement === undefined) continue;
    if (early.has(`${draft.kind}.${draft.id}`)) names = kind.assume?.(statement, names) ?? names;
    statements.push(statement);
    if (kind.isGuard !== true) typed.set(statement.id, statement);
    const shown = { ...context.shown, ...displays };
    displays = { ...displays, ...kind.displays?.(statement, { ...context, names, shown }) };
  }
  return { statements, names, displays };
}

/** A statement that says its currency, in it: its formula is the exchange. */
function exchanged(
  statement: Statement | undefined,
  path: Path,
  { currency: own, reporter }: ResolveContext,
): Statement | undefined {
  if (statement === undefined || !("shown" in statement) || "columns" in statement) return statement;
  if (statement.shown.currency === undefined) return statement;
  const { type } = statement;
  const { currency } = statement.shown;
  if (type.kind !== "number") return statement;
  const dimension = dimensionIn(type.dimension, currency, own);
  if (
    statement.kind === "formula" &&
    !sameDimension(dimension, type.dimension) &&
    !isExchange(statement.expression)
  ) {
    const is = showCurrency(currencyOf(type.dimension, own));
    const values = { name: statement.id, currency: showCurrency(currency), is };
    reporter.report("currency_differs", values, [...path, "currency"]);
  }
  return { ...statement, type: { ...type, dimension } };
}

/** Whether an amount goes through a rate: a name or a sum of amounts does not. */
function isExchange(expression: TypedExpression): boolean {
  if (expression.kind === "conditional") return isExchange(expression.yes) && isExchange(expression.no);
  if (expression.kind === "arithmetic") return expression.operator === "*" || expression.operator === "/";
  return expression.kind !== "name" && expression.kind !== "negation";
}

/** Whether what a calculator gives in the place of a part's input is of its type; reports where it is not. */
function isAsGiven(
  id: string,
  statement: Statement | undefined,
  mustBe: OverrideTypes,
  context: ResolveContext,
): boolean {
  const type = statement !== undefined && "type" in statement ? statement.type : undefined;
  return type === undefined || reportUnlike(id, type, mustBe, context.reporter);
}

/** Whether what a statement says is a decimal in each of its cases: another one may go on from it. */
function isWorkedOutExactly(statement: Statement): boolean {
  if (statement.kind === "formula") return isDecimal(statement.expression);
  return statement.kind === "cases" && statement.cases.every(({ value }) => isDecimal(value));
}

function nameOf({ id }: StatementDraft, statement: Statement | undefined): ScopeName {
  const type = statement !== undefined && "type" in statement ? statement.type : undefined;
  const carried =
    statement !== undefined && "carry" in statement ? statement.carry.map((each) => each.id) : [];
  return {
    type,
    code: camelCase(id),
    exact: statement !== undefined && isWorkedOutExactly(statement),
    carried,
  };
}
