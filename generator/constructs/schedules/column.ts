import type { ScopeName } from "../../formula/scope.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Display } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { typeText as typescriptOf } from "../../typescript/type-text.ts";
import { checkDisplay } from "../check-display.ts";
import { displayOf, type DisplayOptions } from "../display.ts";
import type { Path } from "../reporter.ts";
import { filledMapOf, type Static } from "../schema.ts";
import { choiceSet, type ResolveContext } from "../statements/context.ts";
import type { Draft, FormulaPart } from "../statements/draft.ts";
import { member, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementBase } from "../statements/statement-kind.ts";
import { dimensionIn } from "../values/currency.ts";
import { columnForms, kindOfColumn, workCode, type ColumnDocument, type ColumnWork } from "./column-work.ts";

/** A statement whose value is a table. */
export interface RowsStatement extends StatementBase {
  readonly type: ValueType & { readonly kind: "rows" };
  readonly columns: readonly Column[];
}
/** A column its author calculates. A looked-up row is none of the table's: it is a name for the columns after it. */
export interface Column {
  readonly id: string;
  readonly work: ColumnWork;
  readonly shown: DisplayOptions;
}

/** The columns of a schedule. */
export const columns = filledMapOf(
  columnForms,
  "The columns in the order they are calculated: each may use those before it.",
);
type Columns = Static<typeof columns> | undefined;

/** The formulas of the columns of the schedule at `path`. */
export function columnFormulas(written: Columns, path: Path): readonly FormulaPart[] {
  return Object.entries(written ?? {}).flatMap(([id, document]) =>
    kindOfColumn(document)
      .formulas(document, [...path, "columns", id])
      .map((part) => ({ ...part, name: `columns.${id}.${part.name}` })),
  );
}

/** Types each column after those before it, whose names it then knows; undefined when one has problems. */
export function typeColumns(
  context: ResolveContext,
  draft: Draft<{ readonly columns?: Columns }>,
  names: Map<string, ScopeName>,
): readonly Column[] | undefined {
  const typed: Column[] = [];
  const written = Object.entries(draft.document.columns ?? {});
  for (const [id, document] of written) {
    const part = draftOfColumn(draft, id, document);
    const work = inOwnCurrency(kindOfColumn(document).resolve(part, { ...context, names }), context);
    names.set(id, { type: work?.type, code: readColumn(id, work), exact: false });
    if (work !== undefined) typed.push({ id, work, shown: "shown" in work ? work.shown : {} });
  }
  return typed.length === written.length ? typed : undefined;
}

/** A column that says its currency, in it. */
function inOwnCurrency(
  work: ColumnWork | undefined,
  { currency: own }: ResolveContext,
): ColumnWork | undefined {
  if (work === undefined || !("shown" in work) || work.shown.currency === undefined) return work;
  const { type, shown } = work;
  if (type.kind !== "number") return work;
  return { ...work, type: { ...type, dimension: dimensionIn(type.dimension, shown.currency, own) } };
}

/** TypeScript that reads a column in its row: a looked-up row is asked for, since one that is not needed neither refuses nor is cited. */
function readColumn(id: string, work: ColumnWork | undefined): string {
  return work?.kind === "lookup" ? `${camelCase(id)}()` : camelCase(id);
}

/** A column as something to be worked out: its formulas are parts of its schedule. */
function draftOfColumn(draft: Draft, id: string, document: ColumnDocument): Draft<ColumnDocument> {
  const prefix = `columns.${id}.`;
  const parts = [...draft.parts].flatMap(([name, part]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), part] as const] : [],
  );
  return {
    id: `${draft.id}.${id}`,
    path: [...draft.path, "columns", id],
    document,
    parts: new Map(parts),
    needs: draft.needs,
  };
}

/** The columns whose cells make up the rows. */
function cellColumns(written: readonly Column[]): readonly Column[] {
  return written.filter(({ work }) => work.type.kind !== "record");
}

/** The type of a table's rows: the columns of its kind, then the author's. */
export function rowsType(
  own: Readonly<Record<string, ValueType>>,
  written: readonly Column[],
): RowsStatement["type"] {
  const types = Object.fromEntries(cellColumns(written).map(({ id, work }) => [id, work.type]));
  return { kind: "rows", columns: { ...own, ...types }, optional: false };
}

/** How every column is shown, as `<schedule>.<column>`; `own` says it of the columns of its kind, where it says how, so and no other way. */
export function columnDisplays(
  { id: table, type, columns: written }: RowsStatement,
  own: Readonly<Record<string, DisplayOptions | Display>>,
  context: ResolveContext,
): Readonly<Record<string, Display>> {
  return Object.fromEntries(
    Object.entries(type.columns).flatMap(([column, columnType]) => {
      const name = `${table}.${column}`;
      const shown = written.find(({ id }) => id === column)?.shown ?? own[column] ?? {};
      if ("kind" in shown) return [[name, shown]];
      const options = { ...shown, set: choiceSet(context, name, columnType) };
      const display = displayOf(columnType, options, context.sharedSpecs.units, context.currency);
      return display === undefined ? [] : [[name, display]];
    }),
  );
}

/** Reports what columns say about showing their values and cannot be done. */
export function checkColumns({ id: table, columns: written }: RowsStatement, context: ResolveContext): void {
  for (const { id, work, shown } of written)
    checkDisplay(context, work.type, shown, ["schedules", table, "columns", id]);
}

/** Emitted code that works out the columns of a row. */
export function columnLines(emitter: ModelEmitter, written: readonly Column[]): readonly string[] {
  const { file, runtime } = emitter;
  return written.map(({ id, work }) => {
    const code = workCode(work, emitter);
    if (work.kind !== "lookup") return `const ${camelCase(id)}: ${typescriptOf(work.type)} = ${code};`;
    file.import("once", `${runtime}once.ts`);
    return `const ${camelCase(id)} = once(() => ${code});`;
  });
}
/** The members of a row that are its author's. */
export function columnMembers(written: readonly Column[]): readonly string[] {
  return cellColumns(written).map(({ id }) => member(id, camelCase(id)));
}
