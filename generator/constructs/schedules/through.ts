import type { ScopeName } from "../../formula/scope.ts";
import { choiceType, isPlain, numberType, plainTypeOf, type ValueType } from "../../formula/value-type.ts";
import { showType } from "../../formula/index.ts";
import type { Display } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import type { Path } from "../reporter.ts";
import { closed, id, truth, type Static } from "../schema.ts";
import type { ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { member, rowType, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import {
  carry,
  carryFormulas,
  carryNames,
  carryReads,
  nextLines,
  startLines,
  typeNexts,
  typeStarts,
  type Carried,
} from "./carry.ts";
import {
  checkColumns,
  columnDisplays,
  columnFormulas,
  columnLines,
  columnMembers,
  columnNames,
  columnReads,
  columns,
  namedByColumns,
  ofColumns,
  rowsType,
  typeColumns,
  type RowsStatement,
} from "./column.ts";

const schema = {
  ...closed(
    {
      through: id(
        "An input of rows or of several choices: the schedule has a row for each of its rows, or for each option chosen.",
      ),
      sorted_by: id(
        "The column of the input by which rows are put in order, the smallest or earliest first; without it, as they were entered.",
      ),
      descending: truth("Beside `sorted_by`: the largest or latest comes first."),
      carry,
      columns,
    },
    ["through", "columns"],
  ),
  dependencies: { descending: ["sorted_by"] },
};
type ThroughDocument = Static<typeof schema>;
/** The same with the ids of the columns of the rows. */
type GivenDocument = ThroughDocument & { readonly given: readonly string[] };

/** The column that holds each of several choices. */
export const chosenColumn = "option";

/** A row for each row of an input. */
export interface ThroughStatement extends RowsStatement {
  readonly kind: "through";
  /** The input of rows. */
  readonly through: string;
  /** The columns of its rows. */
  readonly given: readonly string[];
  /** Of several choices: the options there are. */
  readonly options?: readonly string[];
  readonly order?: { readonly by: string; readonly isDescending: boolean };
  readonly carry: readonly Carried[];
}

export const through: StatementKind<ThroughDocument, ThroughStatement, GivenDocument> = {
  id: "through",
  kind: "calculator",
  title: "Schedule through rows",
  summary:
    "A row for each row a visitor filled in, in their order or sorted. Columns may use `index` (1 in the first row), the columns of the input by their own names, " +
    "the carried values, which let a row see what the one before it left, and the columns before them. " +
    "A column may be a lookup, `rule: { lookup: scoring, keys: { prior: kind } }`; the columns after it read the row as `rule.points`. " +
    "Through several choices, the row of each one chosen has it as `option`.",
  schema,
  example: `inputs:
  visits:
    type: rows
    columns:
      day: { type: date, default: 2026-01-31 }
      kind: { type: choice, options: [short, long], default: short }
    default:
      - { day: 2026-03-01, kind: long }
      - { day: 2026-02-01 }
schedules:
  billed:
    through: visits
    sorted_by: day
    carry:
      so_far: { start: 0, next: so_far + points }
    columns:
      points: { by: kind, cases: { short: 1, long: 3 } }
      total: so_far + points
outputs:
  billed: { columns: [day, kind, points, total] }
`,

  role: "value",
  ownColumns: ["index"],
  formulas: (document, path) => [
    formulaPart("through", document.through, [...path, "through"]),
    ...carryFormulas(document.carry, path),
    ...columnFormulas(document.columns, path),
  ],
  ownNames: (document, path) => [
    ["index", [...path, "through"]],
    ...document.given.map((name): readonly [string, Path] => [
      name,
      name === chosenColumn ? ["inputs", document.through] : ["inputs", document.through, "columns", name],
    ]),
    ...carryNames(document.carry, path),
    ...columnNames(document.columns, path),
  ],
  names: (document) => namedByColumns(document.columns),
  resolve: resolveThrough,
  checkShown: checkColumns,
  displays: (statement, context) => ({
    ...columnDisplays(statement, {}, context),
    ...cellDisplays(statement, context),
  }),
  ...ofColumns,
  reads: ({ through: rows, carry: carried, columns: written }) => [
    rows,
    ...carryReads(carried),
    ...columnReads(written),
  ],
  function: (statement, emitter) => ({
    about: `The rows of \`${statement.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

/** The columns of the input are shown as they are there. */
function cellDisplays(
  { id: table, through: rows, given }: ThroughStatement,
  { cells }: ResolveContext,
): Readonly<Record<string, Display>> {
  return Object.fromEntries(
    given.flatMap((name) => {
      const display = cells[`${rows}.${name}`];
      return display === undefined ? [] : [[`${table}.${name}`, display]];
    }),
  );
}

function resolveThrough(draft: Draft<GivenDocument>, context: ResolveContext): ThroughStatement | undefined {
  const { document, path } = draft;
  const given = rowColumns(draft, context);
  if (given === undefined) return undefined;
  const names = new Map<string, ScopeName>(context.names);
  names.set("index", { type: numberType({}, true), code: camelCase("index"), exact: false });
  for (const [name, type] of Object.entries(given))
    names.set(name, { type, code: camelCase(name), exact: true });
  const { sorted_by: by, descending: isDescending = false } = document;
  if (by !== undefined && !hasOrder(by, given, [...path, "sorted_by"], draft, context)) return undefined;
  const started = typeStarts(document.carry, draft, context, names);
  const typed = typeColumns(context, draft, names);
  const carried = typeNexts(started, draft, context, names);
  if (typed === undefined || carried === undefined) return undefined;
  const chosen = context.names.get(document.through)?.type;
  return {
    kind: "through",
    id: draft.id,
    type: rowsType({ index: numberType({}, true), ...given }, typed),
    through: document.through,
    given: Object.keys(given),
    ...(chosen?.kind === "choices" ? { options: chosen.options } : {}),
    ...(by === undefined ? {} : { order: { by, isDescending } }),
    carry: carried,
    columns: typed,
    needs: draft.needs,
  };
}

/** The columns of the rows it goes through; undefined, and a problem, where what it names is no input of rows. */
function rowColumns(
  { document, path }: Draft<GivenDocument>,
  { names, inputs, reporter }: ResolveContext,
): Readonly<Record<string, ValueType>> | undefined {
  const { through: name } = document;
  const found = names.get(name);
  const place = [...path, "through"];
  if (found === undefined) {
    const rows = [...inputs.keys()].filter((input) =>
      ["rows", "choices"].includes(names.get(input)?.type?.kind ?? ""),
    );
    reporter.report("unknown_name", { name }, place, name, rows);
    return undefined;
  }
  const { type } = found;
  if (type?.kind === "rows" && inputs.has(name)) return type.columns;
  if (type?.kind === "choices" && inputs.has(name)) return { [chosenColumn]: choiceType(type.options) };
  const want = "an input of rows or of several choices";
  if (type !== undefined)
    reporter.report("type_mismatch", { want, where: "in `through`", got: showType(type) }, place);
  return undefined;
}

/** Whether rows can be put in order by a column: its cells have an order, and none is missing. */
function hasOrder(
  by: string,
  given: Readonly<Record<string, ValueType>>,
  place: Path,
  { document }: Draft<GivenDocument>,
  { reporter }: ResolveContext,
): boolean {
  const type = given[by];
  if (type === undefined) {
    const values = { name: by, table: document.through };
    reporter.report("unknown_column", values, place, by, Object.keys(given));
    return false;
  }
  const isOrdered = type.kind === "number" || (isPlain(type) && plainTypeOf(type.kind).order === "ordered");
  if (isOrdered && !type.optional) return true;
  const want = "a column of numbers, dates or times that is always filled in";
  reporter.report("type_mismatch", { want, where: "in `sorted_by`", got: showType(type) }, place);
  return false;
}

function bodyOf(statement: ThroughStatement, emitter: ModelEmitter): readonly string[] {
  const { id: table, given, carry: carried, columns: written } = statement;
  const own = given.map((name) => member(name, camelCase(name)));
  return [
    `const rows: ${rowType(table)}[] = [];`,
    ...startLines(emitter, carried),
    `let indexValue = 0;`,
    `for (const { ${own.join(", ")} } of ${rowsInOrder(statement, emitter)}) {`,
    `indexValue += 1;`,
    ...columnLines(emitter, written),
    `rows.push({ ${["index: indexValue", ...own, ...columnMembers(written)].join(", ")} });`,
    ...nextLines(emitter, carried),
    `}`,
    `return rows;`,
  ];
}

function rowsInOrder(
  { through: rows, options, order }: ThroughStatement,
  { file, runtime }: ModelEmitter,
): string {
  if (options !== undefined) {
    file.import("chosenRows", `${runtime}chosen.ts`);
    return `chosenRows(${camelCase(rows)}, ${JSON.stringify(options)})`;
  }
  if (order === undefined) return camelCase(rows);
  file.import("sortedRows", `${runtime}row-order.ts`);
  const direction = order.isDescending ? `, "descending"` : "";
  return `sortedRows(${camelCase(rows)}, (row) => row.${order.by}${direction})`;
}
