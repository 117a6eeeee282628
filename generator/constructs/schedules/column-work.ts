import { alwaysMentioned } from "../../formula/index.ts";
import { typeText as typescriptOf } from "../../typescript/type-text.ts";
import { cases, casesOr, type CasesStatement } from "../formulas/cases.ts";
import { formula as formulaKind, type FormulaStatement } from "../formulas/formula.ts";
import { lookup, type LookupStatement } from "../formulas/lookup.ts";
import { shownAs } from "../formulas/shown.ts";
import { closed, formula, havingKey, mapOr, reference, type Static } from "../schema.ts";
import type { ModelEmitter } from "../statements/emitter.ts";
import type { StatementBehavior } from "../statements/statement-kind.ts";

/** What a column is worked out by: a formula of any kind, in the names of its row. */
export type ColumnWork = FormulaStatement | CasesStatement | LookupStatement;

const kinds = { formula: formulaKind, cases, lookup } satisfies Readonly<Record<ColumnWork["kind"], unknown>>;

/** A column of a schedule: a formula, a map that also says how it is shown, or a formula of another kind. */
export const columnForms = mapOr(
  havingKey(
    "lookup",
    reference(lookup),
    casesOr(closed({ value: formula("The formula of the column."), ...shownAs }, ["value"])),
  ),
  formula("The formula of the column."),
);
export type ColumnDocument = Static<typeof columnForms>;

/** What the kind of formula an author wrote a column as does. */
export function kindOfColumn(document: ColumnDocument): StatementBehavior<ColumnDocument, ColumnWork> {
  return kinds[writtenKind(document)];
}
function writtenKind(document: ColumnDocument): ColumnWork["kind"] {
  if (typeof document !== "object") return "formula";
  if ("lookup" in document) return "lookup";
  return "cases" in document ? "cases" : "formula";
}
/** What the kind of formula a column is worked out by does. */
export function kindOfWork({ kind }: Pick<ColumnWork, "kind">): StatementBehavior<unknown, ColumnWork> {
  return kinds[kind];
}

/** TypeScript of a column's value, in the names of its row. */
export function workCode(work: ColumnWork, emitter: ModelEmitter): string {
  if (work.kind === "formula") return emitter.code(work.expression);
  const kind = kindOfWork(work);
  const written = kind.function?.(work, emitter);
  if (written === undefined) return kind.work?.(work, emitter) ?? "";
  return [`((): ${typescriptOf(work.type)} => {`, ...written.body, `})()`].join("\n");
}

/** The names a column reads whenever its row is worked out. */
export function workReads(work: ColumnWork): readonly string[] {
  return work.kind === "formula" ? alwaysMentioned(work.expression) : kindOfWork(work).reads(work);
}
