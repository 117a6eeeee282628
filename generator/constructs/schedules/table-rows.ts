import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { booleanType, dateType, type ValueType } from "../../formula/value-type.ts";
import { closed, formula, id, mapOf, type Static } from "../schema.ts";
import { namedTable } from "../named-table.ts";
import { typePart, typeText, type ResolveContext } from "../statements/context.ts";
import { formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import type { TableModel } from "../table-model.ts";
import { columnDisplays, rowsType, type RowsStatement } from "./column.ts";

const schema = closed(
  {
    rows_of: id("The table's id."),
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
type TableRowsDocument = Static<typeof schema>;

interface Key {
  readonly id: string;
  readonly expression: TypedExpression;
}

/** The rows of a table. */
export interface TableRowsStatement extends RowsStatement {
  readonly kind: "table_rows";
  readonly table: TableModel;
  readonly keys: readonly Key[];
  readonly here: readonly Key[];
  /** The keys that are columns. */
  readonly listed: readonly string[];
  readonly on?: TypedExpression;
}

/** The column that says which row is marked. */
export const hereColumn = "here";

export const tableRows: StatementKind<TableRowsDocument, TableRowsStatement> = {
  id: "table_rows",
  kind: "calculator",
  title: "Schedule of a table's rows",
  summary:
    "The rows of a table, those of some keys or all: what a lookup chooses from, to be shown or read like any schedule. " +
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

  role: "value",
  ownColumns: [hereColumn],
  formulas: (document, path) => [
    ...formulaParts("keys", document.keys, path),
    ...formulaParts("here", document.here, path),
    ...optionalPart("on", document.on, [...path, "on"]),
  ],
  resolve: resolveTableRows,
  displays: (statement, context) => {
    const { [`${statement.id}.${hereColumn}`]: _, ...shown } = columnDisplays(
      statement,
      statement.table.displays,
      context,
    );
    return shown;
  },
  reads: ({ keys, here, on }) =>
    [...[...keys, ...here].map(({ expression }) => expression), ...(on === undefined ? [] : [on])].flatMap(
      alwaysMentioned,
    ),
  tables: ({ table }) => [table],
  function: (statement, emitter) => ({
    about: `The rows of \`${statement.table.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

function resolveTableRows(
  draft: Draft<TableRowsDocument>,
  context: ResolveContext,
): TableRowsStatement | undefined {
  const { reporter, sharedSpecs } = context;
  const { rows_of: name } = draft.document;
  const found = namedTable(name, [...draft.path, "rows_of"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (table === undefined) return undefined;
  const listed = table.keys.filter(({ id: key }) => draft.document.keys?.[key] === undefined);
  const keys = typeKeys("keys", draft, table, context);
  const here = typeKeys("here", draft, table, context);
  reportKeys(draft, table, context);
  const dated = table.periods.some(({ from, through }) => from !== undefined || through !== undefined);
  const hasDay = draft.parts.has("on");
  if (dated !== hasDay)
    reporter.report(dated ? "lookup_date_missing" : "lookup_date_unused", { table: name }, draft.path);
  const on = typePart(context, draft, "on", dateType);
  if (keys === undefined || here === undefined || (hasDay && on === undefined)) return undefined;
  const keyTypes = listed.flatMap(({ id: key }): [string, ValueType][] => {
    const type = table.keyTypes[key];
    return type === undefined ? [] : [[key, type]];
  });
  return {
    kind: "table_rows",
    id: draft.id,
    type: rowsType(
      {
        ...Object.fromEntries(keyTypes),
        ...table.columns,
        ...(here.length === 0 ? {} : { [hereColumn]: booleanType }),
      },
      [],
    ),
    columns: [],
    table,
    keys,
    here,
    listed: listed.map(({ id: key }) => key),
    needs: draft.needs,
    ...(on === undefined ? {} : { on }),
  };
}

/** The formulas of keys, typed as the table has them; undefined when one has problems or is no key. */
function typeKeys(
  part: "keys" | "here",
  { document, parts, path }: Draft<TableRowsDocument>,
  table: TableModel,
  context: ResolveContext,
): readonly Key[] | undefined {
  const written = Object.keys(document[part] ?? {});
  const known = table.keys.map(({ id: key }) => key);
  const typed = written.flatMap((key): readonly Key[] => {
    if (!known.includes(key)) {
      const values = { key, table: table.id };
      context.reporter.report("lookup_key_unknown", values, [...path, part, key], key, known, "key");
      return [];
    }
    const parsed = parts.get(`${part}.${key}`);
    const expression = parsed === undefined ? undefined : typeText(context, parsed, table.keyTypes[key]);
    return expression === undefined ? [] : [{ id: key, expression }];
  });
  return typed.length === written.length ? typed : undefined;
}

/** Reports keys that cannot be given or listed. */
function reportKeys(
  { document, path }: Draft<TableRowsDocument>,
  table: TableModel,
  { reporter }: ResolveContext,
): void {
  const report = (detail: string, place: readonly (string | number)[]): void =>
    reporter.report("bad_value", { detail }, place, undefined, [], "key");
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

function bodyOf(
  { id: rows, table, keys, here, listed, on }: TableRowsStatement,
  emitter: ModelEmitter,
): readonly string[] {
  const { file, runtime, code, calculator } = emitter;
  file.import("listedRows", `${runtime}table-rows.ts`);
  file.import(tableName(table.id), tableImport(calculator, table.path));
  const object = (given: readonly Key[]): string =>
    `{ ${given.map(({ id: key, expression }) => member(key, code(expression))).join(", ")} }`;
  const given = [object(keys), here.length === 0 ? "undefined" : object(here)];
  const day = on === undefined ? [] : [code(on)];
  const cells = listed.map((key) => `${key}: ${keyCode(key, table.keyTypes[key], emitter)}`);
  const found = ["values", ...(listed.length === 0 ? [] : ["keys"]), ...(here.length === 0 ? [] : ["here"])];
  return [
    `const rows = listedRows(${["used", JSON.stringify(`${rows}.rows`), tableName(table.id), ...given, ...day].join(", ")});`,
    `return rows.map(({ ${found.join(", ")} }) => ({ ${[...cells, "...values", ...(here.length === 0 ? [] : ["here"])].join(", ")} }));`,
  ];
}

/** TypeScript of a key of a row, in its own type. */
function keyCode(key: string, type: ValueType | undefined, { file, runtime }: ModelEmitter): string {
  const name =
    type?.kind === "choice"
      ? "optionKey"
      : type?.kind === "number"
        ? "numberKey"
        : type?.kind === "boolean"
          ? "booleanKey"
          : "textKey";
  file.import(name, `${runtime}table-rows.ts`);
  const options = type?.kind === "choice" ? `, ${JSON.stringify(type.options)}` : "";
  return `${name}(keys, ${JSON.stringify(key)}${options})`;
}
