import {
  alwaysMentioned,
  anyOf,
  asAlways,
  asAside,
  isCertain,
  possibleValues,
  readingsOf,
  stepTree,
  type KnownValues,
  type Reading,
  type TypedExpression,
} from "../../formula/index.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { StepDescription } from "../../runtime/description.ts";
import type { ColumnDescription, Display } from "../../runtime/display.ts";
import { displayOf } from "../display.ts";
import { closed, formula, mapOf, tableId, type Static } from "../schema.ts";
import { namedTable } from "../named-table.ts";
import { choiceSet, type ResolveContext, type TypedStatement } from "../statements/context.ts";
import { formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind, ValueStatement } from "../statements/statement-kind.ts";
import { typeTableDay, typeTableKeys, type TableKey } from "../table-keys.ts";
import type { TableModel } from "../table-model.ts";

const schema = closed(
  {
    lookup: tableId(
      "The table's id. It is looked for in the `tables/` folder of the calculator, then of each folder above it.",
    ),
    keys: mapOf(formula("The value looked up."), "A formula for every key of the table."),
    on: formula("The day whose figures count; needed when the table is dated, an error when it is not."),
  },
  ["lookup"],
);
type LookupDocument = Static<typeof schema>;

/** A row of a table. */
export interface LookupStatement extends ValueStatement {
  readonly kind: "lookup";
  readonly type: ValueType & { readonly kind: "record" };
  readonly table: TableModel;
  readonly keys: readonly TableKey[];
  readonly on?: TypedExpression;
}

/** Whether a statement is one of these. */
export function isLookup(statement: TypedStatement): statement is LookupStatement {
  return statement.kind === "lookup";
}

export const lookup: StatementKind<LookupDocument, LookupStatement> = {
  id: "lookup",
  title: "Lookup",
  summary:
    "The row of a table for the keys given; its columns are read as `row.column`. A dated table needs `on`, the day whose figures count: " +
    "there is no default. A day before the first or after the last period is refused on the page with `outside.<table>`.",
  schema,
  example: `inputs:
  standard: { type: choice, options: [who, chinese], default: who }
  born: { type: date, default: 2000-01-01 }
formulas:
  limits: { lookup: healthy_bmi, keys: { standard: standard }, on: born }
  width: limits.highest - limits.lowest
outputs:
  width: {}
`,

  formulas: (document, path) => [
    ...formulaParts("keys", document.keys, path),
    ...optionalPart("on", document.on, [...path, "on"]),
  ],
  resolve: resolveLookup,
  displays: ({ id: row, type, table }, context): Readonly<Record<string, Display>> =>
    Object.fromEntries(
      Object.entries(type.columns).flatMap(([column, columnType]) => {
        const options = { ...table.displays[column], set: choiceSet(context, column, columnType) };
        const display = displayOf(columnType, options, context.sharedSpecs.units, context.currency);
        return display === undefined ? [] : [[`${row}.${column}`, display]];
      }),
    ),
  step: stepOf,
  reads: ({ keys, on }) => [
    ...keys.flatMap(({ expression }) => alwaysMentioned(expression)),
    ...(on === undefined ? [] : alwaysMentioned(on)),
  ],
  possible: (statement, known, column) =>
    column === undefined
      ? undefined
      : anyOf(reachedRows(statement, known).map((row) => [row.values[column] ?? null])),
  readings: readingsOfRow,
  tables: ({ table }) => [table],
  work: workOf,
};

type TableRow = TableModel["periods"][number]["rows"][number];

/** The rows that can be found where some inputs are set. */
function reachedRows({ table, keys }: LookupStatement, known: KnownValues): readonly TableRow[] {
  const wanted = keys.map(({ id: key, expression }) => ({
    key,
    values:
      table.keys.find((each) => each.id === key)?.kind === "exact"
        ? possibleValues(expression, known)
        : undefined,
  }));
  return table.periods.flatMap(({ rows }) =>
    rows.filter((row) =>
      wanted.every(({ key, values }) => values === undefined || values.includes(row.keys[key] ?? null)),
    ),
  );
}

/** A column is read from the keys where rows differ in it. A day and a range may lie outside the table; which row is found decides what is cited. */
function readingsOfRow(statement: LookupStatement, known: KnownValues, column?: string): readonly Reading[] {
  const { table, keys, on } = statement;
  const rows = reachedRows(statement, known);
  const values = column === undefined ? undefined : anyOf(rows.map((row) => [row.values[column] ?? null]));
  const citesApart = table.periods.some(
    (period) => new Set(rows.filter((row) => period.rows.includes(row)).map((row) => row.citations)).size > 1,
  );
  const hasRange = table.keys.some(({ kind }) => kind === "range");
  const byKeys = keys.flatMap(({ expression }) => readingsOf(expression, known));
  return [
    ...(on === undefined ? [] : asAlways(readingsOf(on, known))),
    ...(citesApart || hasRange ? asAlways(byKeys) : isCertain(values) ? asAside(byKeys) : byKeys),
  ];
}

function resolveLookup(draft: Draft<LookupDocument>, context: ResolveContext): LookupStatement | undefined {
  const { reporter, sharedSpecs } = context;
  const name = draft.document.lookup;
  const found = namedTable(name, [...draft.path, "lookup"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (table === undefined) return undefined;
  for (const { id: key } of table.keys)
    if (!draft.parts.has(`keys.${key}`))
      reporter.report("lookup_key_missing", { key, table: name }, draft.path);
  const keys = typeTableKeys("keys", draft.document.keys, table, draft, context);
  const day = typeTableDay(table, draft, context);
  if (keys === undefined || day === undefined || keys.length < table.keys.length) return undefined;
  return {
    kind: "lookup",
    id: draft.id,
    type: { kind: "record", columns: table.columns, optional: false },
    table,
    keys,
    needs: draft.needs,
    ...day,
  };
}

function stepOf(
  { id: row, type, table, keys, on }: LookupStatement,
  displays: Readonly<Record<string, Display>>,
): StepDescription {
  const columns = Object.keys(type.columns).flatMap((column): ColumnDescription[] => {
    const display = displays[`${row}.${column}`];
    return display === undefined ? [] : [{ id: column, display }];
  });
  return {
    id: row,
    display: { kind: "text" },
    lookup: {
      table: table.id,
      keys: Object.fromEntries(keys.map((key) => [key.id, stepTree(key.expression)])),
      columns,
      ...(on === undefined ? {} : { on: stepTree(on) }),
    },
  };
}

function workOf({ id: row, table, keys, on }: LookupStatement, emitter: ModelEmitter): string {
  const { file, runtime, code, calculator } = emitter;
  file.import("usedRow", `${runtime}table.ts`);
  file.import(tableName(table.id), tableImport(calculator, table.path));
  const keyText = keys.map((key) => member(key.id, code(key.expression))).join(", ");
  const day = on === undefined ? "" : `, ${code(on)}`;
  return `usedRow(used, ${JSON.stringify(row)}, ${tableName(table.id)}, { ${keyText} }${day})`;
}
