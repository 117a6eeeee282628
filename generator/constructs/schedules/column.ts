import type { TypedExpression } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Display } from "../../runtime/description.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { typeText as typescriptOf } from "../../typescript/type-text.ts";
import { checkDisplay } from "../check-display.ts";
import { displayOf, type DisplayOptions } from "../display.ts";
import { displayOptions, namedByShown, shownAs } from "../formulas/shown.ts";
import type { Path } from "../reporter.ts";
import { closed, formula, mapOf, mapOr, type Static } from "../schema.ts";
import { choiceSet, typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft, type FormulaPart } from "../statements/draft.ts";
import { member, type ModelEmitter } from "../statements/emitter.ts";
import type { Column, RowsStatement } from "../statements/statement-kind.ts";

/** A column of a schedule: a formula, or a map that also says how it is shown. */
export const scheduleColumn = mapOr(
  closed({ value: formula("The formula of the column."), ...shownAs }, ["value"]),
  formula("The formula of the column."),
);
/** The columns of a schedule. */
export const columns = {
  ...mapOf(scheduleColumn, "The columns in the order they are calculated: each may use those before it."),
  minProperties: 1,
};
type Columns = Static<typeof columns>;

/** The formulas of the columns of the schedule at `path`. */
export function columnFormulas(written: Columns, path: Path): readonly FormulaPart[] {
  return Object.entries(written).map(([id, document]) => {
    const place = [...path, "columns", id];
    return typeof document === "object"
      ? formulaPart(`columns.${id}`, document.value, [...place, "value"])
      : formulaPart(`columns.${id}`, document, place);
  });
}

/** Each column's id, with the place it has. */
export function columnNames(written: Columns, path: Path): readonly (readonly [string, Path])[] {
  return Object.keys(written).map((id) => [id, [...path, "columns", id]] as const);
}

/** The values that choose the currencies of columns. */
export function namedByColumns(written: Columns): readonly string[] {
  return Object.values(written).flatMap(namedByShown);
}

/** Types each column after those before it, whose names it then knows; undefined when one has problems. */
export function typeColumns(
  context: ResolveContext,
  draft: Draft<{ readonly columns: Columns }>,
  names: Map<string, ScopeName>,
): readonly Column[] | undefined {
  const typed: Column[] = [];
  const written = Object.entries(draft.document.columns);
  for (const [id, document] of written) {
    const expression = typePart(context, draft, `columns.${id}`, undefined, names);
    names.set(id, { type: expression?.type, code: camelCase(id), exact: false });
    if (expression !== undefined)
      typed.push({ id, type: expression.type, expression, shown: displayOptions(document) });
  }
  return typed.length === written.length ? typed : undefined;
}

/** The type of a table's rows: the columns of its kind, then the author's. */
export function rowsType(
  own: Readonly<Record<string, ValueType>>,
  written: readonly Column[],
): RowsStatement["type"] {
  const types = Object.fromEntries(written.map(({ id, type }) => [id, type]));
  return { kind: "rows", columns: { ...own, ...types }, optional: false };
}

/** How every column is shown, as `<schedule>.<column>`; `own` says it of the columns of its kind. */
export function columnDisplays(
  { id: table, type, columns: written }: RowsStatement,
  own: Readonly<Record<string, DisplayOptions>>,
  context: ResolveContext,
): Readonly<Record<string, Display>> {
  return Object.fromEntries(
    Object.entries(type.columns).flatMap(([column, columnType]) => {
      const name = `${table}.${column}`;
      const shown = written.find(({ id }) => id === column)?.shown ?? own[column];
      const options = { ...shown, set: choiceSet(context, name, columnType) };
      const display = displayOf(columnType, options, context.sharedSpecs.units, context.currency);
      return display === undefined ? [] : [[name, display]];
    }),
  );
}

/** Reports what columns say about showing their values and cannot be done. */
export function checkColumns({ id: table, columns: written }: RowsStatement, context: ResolveContext): void {
  for (const { id, type, shown } of written)
    checkDisplay(context, type, shown, ["schedules", table, "columns", id]);
}

/** Emitted code that works out the columns of a row. */
export function columnLines({ code }: ModelEmitter, written: readonly Column[]): readonly string[] {
  return written.map(
    ({ id, type, expression }) => `const ${camelCase(id)}: ${typescriptOf(type)} = ${code(expression)};`,
  );
}
/** The members of a row that are its author's. */
export function columnMembers(written: readonly Column[]): readonly string[] {
  return written.map(({ id }) => member(id, camelCase(id)));
}
/** The formulas of columns, typed. */
export function columnExpressions(written: readonly Column[]): readonly TypedExpression[] {
  return written.map(({ expression }) => expression);
}
