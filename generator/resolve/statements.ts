import type { CalculatorDocument } from "../constructs/documents.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";
import { formulaKind, kindOfStatement, scheduleKind, type Statement } from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import { parseParts, type Draft } from "../constructs/statements/draft.ts";
import { camelCase } from "../typescript/identifiers.ts";

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
  return [
    ...section("formulas", document.formulas, formulaKind),
    ...section("schedules", document.schedules, scheduleKind),
    ...section("checks", document.checks, () => "check"),
    ...section("refusals", document.refusals, () => "refusal"),
  ];
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

/**
 * Turns a draft into a statement and makes its name known, of unknown type when it has problems. An `early` one is
 * decided before all formulas.
 */
export function resolveStatement(
  context: ResolveContext,
  draft: StatementDraft,
  early: boolean,
): Statement | undefined {
  const kind = kindOfStatement(draft);
  const statement = kind.resolve(draft, context);
  if (kind.role === "value") {
    const type = statement !== undefined && "type" in statement ? statement.type : undefined;
    const carried =
      statement !== undefined && "carry" in statement ? statement.carry.map(({ id }) => id) : [];
    context.names.set(draft.id, { type, code: camelCase(draft.id), exact: false, carried });
  }
  if (early && statement !== undefined) kind.assume?.(draft, context);
  return statement;
}
