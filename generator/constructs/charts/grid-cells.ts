import { showType, type TypedExpression } from "../../formula/index.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Scalar } from "../../runtime/answer.ts";
import type { Display } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { displayOf } from "../display.ts";
import { isLookup, type LookupStatement } from "../formulas/lookup.ts";
import { rowsType, type RowsStatement } from "../schedules/column.ts";
import { choiceSet, typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementBehavior } from "../statements/statement-kind.ts";
import type { TableModel } from "../table-model.ts";
import type { GridDocument } from "./grid.ts";

/** The name under which the cells of a grid are known; no author's id has a `$`. */
export function cellsId(chart: string): string {
  return `${chart}$cells`;
}

/** The cells of a grid, worked out with everything else. */
export interface CellsStatement extends RowsStatement {
  readonly kind: "cells";
  readonly lookup: LookupStatement;
  readonly down: Head;
  readonly across: Head;
  readonly cell: TypedExpression;
}
/** A key of the table with its values. */
interface Head {
  readonly key: string;
  readonly values: readonly Scalar[];
  readonly type: ValueType;
}

export const cells: StatementBehavior<GridDocument, CellsStatement> = {
  isUnnamed: true,
  ownColumns: () => ["down", "across", "cell", "here", "unconfirmed"],
  formulas: ({ of, cell }, path) => [
    formulaPart("of", of, [...path, "of"]),
    formulaPart("cell", cell, [...path, "cell"]),
  ],
  resolve: resolveCells,
  displays: ({ id, down, across, cell }, context) => ({
    ...shown(`${id}.down`, down.key, down.type, context),
    ...shown(`${id}.across`, across.key, across.type, context),
    ...shown(`${id}.cell`, cell.kind === "column" ? cell.column : id, cell.type, context),
  }),
  reads: ({ lookup }) => [lookup.id],
  function: (statement, emitter) => ({
    about: `The cells of \`${statement.id.split("$")[0] ?? ""}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

/** How a column of the cells is shown; options are called as those of the value `called`. */
function shown(
  name: string,
  called: string,
  type: ValueType,
  context: ResolveContext,
): Readonly<Record<string, Display>> {
  const { sharedSpecs, currency } = context;
  const display = displayOf(type, { set: choiceSet(context, called, type) }, sharedSpecs.units, currency);
  return display === undefined ? {} : { [name]: display };
}

function resolveCells(draft: Draft<GridDocument>, context: ResolveContext): CellsStatement | undefined {
  const { document, id } = draft;
  const lookup = lookupOf(draft, context);
  if (lookup === undefined) return undefined;
  const down = headOf(lookup.table, "down", draft, context);
  const across = headOf(lookup.table, "across", draft, context);
  if (document.down === document.across)
    report(document.across, "it heads the lines already", "across", draft, context);
  const cell = typePart(context, draft, "cell");
  if (down === undefined || across === undefined || cell === undefined) return undefined;
  if (cell.type.kind === "rows" || cell.type.kind === "record") {
    const values = { want: "a single value", where: "in `cell`", got: showType(cell.type) };
    return context.reporter.report("type_mismatch", values, [...draft.path, "cell"]);
  }
  const yesNo: ValueType = { kind: "boolean", optional: false };
  return {
    kind: "cells",
    id,
    type: rowsType(
      { down: down.type, across: across.type, cell: cell.type, here: yesNo, unconfirmed: yesNo },
      [],
    ),
    columns: [],
    lookup,
    down,
    across,
    cell,
    // In the code, the looked-up row is the row of each cell.
    needs: [...new Set([...draft.needs, ...lookup.needs])].filter((name) => name !== lookup.id),
  };
}

function lookupOf(
  { document: { of }, path }: Draft<GridDocument>,
  { statements, names, reporter }: ResolveContext,
): LookupStatement | undefined {
  const statement = statements.get(of);
  if (statement !== undefined && isLookup(statement)) return statement;
  const found = names.get(of);
  const place = [...path, "of"];
  if (found === undefined) {
    const lookups = [...statements.values()].flatMap(({ kind, id }) => (kind === "lookup" ? [id] : []));
    reporter.unknownName(of, place, lookups);
  } else if (found.type !== undefined) {
    const want = "a formula that looks up a row";
    reporter.report("type_mismatch", { want, where: "in `of`", got: showType(found.type) }, place);
  }
  return undefined;
}

/** A key with all its values; undefined after reporting why it cannot head a grid. */
function headOf(
  { id: table, keys, keyTypes, periods }: TableModel,
  side: "down" | "across",
  draft: Draft<GridDocument>,
  context: ResolveContext,
): Head | undefined {
  const key = draft.document[side];
  const found = keys.find(({ id }) => id === key);
  const type = keyTypes[key];
  if (found === undefined || type === undefined) {
    const known = keys.filter(({ kind }) => kind === "exact").map(({ id }) => id);
    const place = [...draft.path, side];
    return context.reporter.report("lookup_key_unknown", { key, table }, place, key, known);
  }
  if (found.kind === "range")
    return report(key, "it is a range, whose rows begin at any value", side, draft, context);
  // In the order of the last period, as its source prints them.
  const inRows = periods.toReversed().flatMap(({ rows }) => rows.map((row) => row.keys[key] ?? null));
  return { key, values: [...new Set(inRows)], type };
}

function report(
  key: string,
  reason: string,
  side: "down" | "across",
  { path }: Draft<GridDocument>,
  { reporter }: ResolveContext,
): undefined {
  return reporter.report("grid_key", { key, reason }, [...path, side]);
}

function bodyOf(
  { lookup: { id: row, table, keys, on }, down, across, cell }: CellsStatement,
  { file, runtime, code, calculator }: ModelEmitter,
): readonly string[] {
  file.import("tableCells", `${runtime}table-cells.ts`);
  file.import(tableName(table.id), tableImport(calculator, table.path));
  const keyText = keys.map((key) => member(key.id, code(key.expression))).join(", ");
  const head = ({ key, values }: Head): string => JSON.stringify([key, values]);
  const day = on === undefined ? "" : `, ${code(on)}`;
  const held = `(${camelCase(row)}) => ${code(cell)}`;
  return [
    `return tableCells(${tableName(table.id)}, { ${keyText} }, ${head(down)}, ${head(across)}, ${held}${day});`,
  ];
}
