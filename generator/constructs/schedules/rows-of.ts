import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { booleanType, type ValueType } from "../../formula/value-type.ts";
import { closed, formula, mapOf, tableId, type Static } from "../schema.ts";
import { namedTable } from "../named-table.ts";
import type { ResolveContext } from "../statements/context.ts";
import { formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import { typeTableDay, typeTableKeys, type TableKey } from "../table-keys.ts";
import type { TableModel } from "../table-model.ts";
import { listedCode, type ColumnTypes, type Opened, type RowsCode, type SourceKind } from "./source.ts";

const schema = closed(
  {
    rows_of: tableId("The table's id."),
    keys: mapOf(
      formula("The value looked up."),
      "Exact keys whose rows are listed, each with a formula. Every other key is a column.",
    ),
    here: mapOf(
      formula("The value looked for."),
      "Formulas for keys that are columns: the row they lie in is marked.",
    ),
    on: formula("The day whose figures count; needed when the table is dated, an error when it is not."),
  },
  ["rows_of"],
);
type RowsOfDocument = Static<typeof schema>;

/** The rows of a table. */
export interface RowsOfSource {
  readonly key: "rows_of";
  readonly table: TableModel;
  readonly keys: readonly TableKey[];
  readonly here: readonly TableKey[];
  /** The keys that are columns. */
  readonly listed: readonly string[];
  readonly on?: TypedExpression;
}

/** The column that says which row is marked. */
const hereColumn = "here";

export const rowsOf: SourceKind<RowsOfDocument, RowsOfSource> = {
  title: "The rows of a table: `rows_of`",
  summary:
    "The rows of a table, those of some keys or all: what a lookup chooses from. " +
    "A key of ranges is the edge each row begins at. `here` marks the row that its values lie in, and gives a column `here`, yes or no.",
  schema,
  example: `inputs:
  standard: { type: choice, options: [who, chinese], default: who }
  bmi: { type: number, default: 24, min: 0 }
schedules:
  classes: { rows_of: bmi_class, keys: { standard: standard }, here: { bmi: bmi } }
outputs:
  classes: { columns: [bmi, class] }
`,

  isRow: true,
  ownColumns: [hereColumn],
  formulas: (document, path) => [
    ...formulaParts("keys", document.keys, path),
    ...formulaParts("here", document.here, path),
    ...optionalPart("on", document.on, [...path, "on"]),
  ],
  open: openTable,
  shown: ({ table }) => table.displays,
  reads: ({ keys, here, on }) =>
    [...[...keys, ...here].map(({ expression }) => expression), ...(on === undefined ? [] : [on])].flatMap(
      alwaysMentioned,
    ),
  tables: ({ table }) => [table],
  rows: rowsCode,
};

function openTable(draft: Draft<RowsOfDocument>, context: ResolveContext): Opened<RowsOfSource> | undefined {
  const found = namedTable(draft.document.rows_of, [...draft.path, "rows_of"], context);
  const table = found === undefined ? undefined : context.sharedSpecs.table(found);
  if (table === undefined) return undefined;
  const listed = table.keys.filter(({ id: key }) => draft.document.keys?.[key] === undefined);
  const keys = typeTableKeys("keys", draft.document.keys, table, draft, context);
  const here = typeTableKeys("here", draft.document.here, table, draft, context);
  reportKeys(draft, table, context);
  const day = typeTableDay(table, draft, context);
  if (keys === undefined || here === undefined || day === undefined) return undefined;
  const keyTypes = listed.flatMap(({ id: key }): [string, ValueType][] => {
    const type = table.keyTypes[key];
    return type === undefined ? [] : [[key, type]];
  });
  const given: ColumnTypes = {
    ...Object.fromEntries(keyTypes),
    ...table.columns,
    ...(here.length === 0 ? {} : { [hereColumn]: booleanType }),
  };
  const source: RowsOfSource = {
    key: "rows_of",
    table,
    keys,
    here,
    listed: listed.map(({ id: key }) => key),
    ...day,
  };
  return { given, ...(here.length === 0 ? {} : { marked: hereColumn }), close: () => source };
}

/** Reports keys that cannot be given or listed. */
function reportKeys(
  { document, path }: Draft<RowsOfDocument>,
  table: TableModel,
  { reporter }: ResolveContext,
): void {
  const report = (detail: string, place: readonly (string | number)[]): void =>
    reporter.reportKey("bad_value", { detail }, place);
  const opened = new Set(table.periods.flatMap(({ rows }) => rows.flatMap(({ above = [] }) => above)));
  for (const { id: key, kind } of table.keys) {
    const isGiven = document.keys?.[key] !== undefined;
    if (isGiven && kind === "range")
      report(`\`${key}\` is a key of ranges, which are listed, not looked up`, [...path, "keys", key]);
    if (isGiven && document.here?.[key] !== undefined)
      report(`all rows listed have the same \`${key}\``, [...path, "here", key]);
    if (!isGiven && opened.has(key))
      report(`\`${key}\` has rows that begin just above their edge, which a list of edges cannot say`, [
        ...path,
        "rows_of",
      ]);
  }
  if (table.keys.every(({ id: key }) => document.keys?.[key] !== undefined))
    report(`with all keys given, a \`lookup\` finds the one row`, [...path, "keys"]);
}

function rowsCode(
  { table, keys, here, listed, on }: RowsOfSource,
  emitter: ModelEmitter,
  name: string,
): RowsCode {
  const { file, runtime, code, calculator } = emitter;
  file.import("listedRows", `${runtime}table-rows.ts`);
  file.import(tableName(table.id), tableImport(calculator, table.path));
  const object = (given: readonly TableKey[]): string =>
    `{ ${given.map(({ id: key, expression }) => member(key, code(expression))).join(", ")} }`;
  const given = [object(keys), here.length === 0 ? "undefined" : object(here)];
  const day = on === undefined ? [] : [code(on)];
  const cells = listed.map((key) => `${key}: ${keyCode(key, table.keyTypes[key], emitter)}`);
  const mark = here.length === 0 ? [] : [hereColumn];
  const found = ["values", ...(listed.length === 0 ? [] : ["keys"]), ...mark];
  const rows = `listedRows(${["used", JSON.stringify(name), tableName(table.id), ...given, ...day].join(", ")})`;
  return listedCode(
    `${rows}.map(({ ${found.join(", ")} }) => ({ ${[...cells, "...values", ...mark].join(", ")} }))`,
  );
}

/** What reads a key of a row in its own type; a text or a date, without one here. */
const readers: Readonly<Partial<Record<ValueType["kind"], string>>> = {
  choice: "optionKey",
  number: "numberKey",
  boolean: "booleanKey",
};
function keyCode(key: string, type: ValueType | undefined, { file, runtime }: ModelEmitter): string {
  const name = readers[type?.kind ?? "text"] ?? "textKey";
  file.import(name, `${runtime}table-rows.ts`);
  const options = type?.kind === "choice" ? `, ${JSON.stringify(type.options)}` : "";
  return `${name}(keys, ${JSON.stringify(key)}${options})`;
}
