import { choiceType, isPlain, numberType, plainTypeOf } from "../../formula/value-type.ts";
import { showType } from "../../formula/index.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import type { Path } from "../reporter.ts";
import { closed, id, truth, type Static } from "../schema.ts";
import type { ResolveContext } from "../statements/context.ts";
import { formulaPart, type Draft } from "../statements/draft.ts";
import { member, type ModelEmitter } from "../statements/emitter.ts";
import type { ColumnTypes, Opened, SourceKind } from "./source.ts";

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
    },
    ["through"],
  ),
  dependencies: { descending: ["sorted_by"] },
};
type ThroughDocument = Static<typeof schema>;
/** The same with the ids of the columns of the rows. */
type GivenDocument = ThroughDocument & { readonly given: readonly string[] };

/** The column that holds each of several choices. */
export const chosenColumn = "option";

/** A row for each row of an input. */
export interface ThroughSource {
  readonly key: "through";
  /** The input of rows. */
  readonly through: string;
  /** The columns of its rows. */
  readonly given: readonly string[];
  /** Of several choices: the options there are. */
  readonly options?: readonly string[];
  readonly order?: { readonly by: string; readonly isDescending: boolean };
}

export const through: SourceKind<ThroughDocument, ThroughSource, GivenDocument> = {
  title: "The rows of an input: `through`",
  summary:
    "A row for each row a visitor filled in, in their order or sorted. Columns may also use the columns of the input by their own names; " +
    "carried values let a row see what the one before it left. Through several choices, the row of each one chosen has it as `option`.",
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

  ownColumns: ["index"],
  formulas: (document, path) => [formulaPart("through", document.through, [...path, "through"])],
  ownNames: (document) =>
    document.given.map((name) => [
      name,
      name === chosenColumn ? ["inputs", document.through] : ["inputs", document.through, "columns", name],
    ]),
  open: openThrough,
  // As they are shown in the input.
  shown: ({ through: rows, given }, { cells }) =>
    Object.fromEntries(
      given.flatMap((name) => {
        const display = cells[`${rows}.${name}`];
        return display === undefined ? [] : [[name, display]];
      }),
    ),
  reads: ({ through: rows }) => [rows],
  rows: (source, emitter) => {
    const members = source.given.map((name) => member(name, camelCase(name)));
    return { loop: [`for (const { ${members.join(", ")} } of ${rowsInOrder(source, emitter)}) {`], members };
  },
};

function openThrough(
  draft: Draft<GivenDocument>,
  context: ResolveContext,
): Opened<ThroughSource> | undefined {
  const { document, path } = draft;
  const given = rowColumns(draft, context);
  if (given === undefined) return undefined;
  const { through: rows, sorted_by: by, descending: isDescending = false } = document;
  if (by !== undefined && !hasOrder(by, given, [...path, "sorted_by"], draft, context)) return undefined;
  const chosen = context.names.get(rows)?.type;
  const source: ThroughSource = {
    key: "through",
    through: rows,
    given: Object.keys(given),
    ...(chosen?.kind === "choices" ? { options: chosen.options } : {}),
    ...(by === undefined ? {} : { order: { by, isDescending } }),
  };
  return { given: { index: numberType({}, true), ...given }, isExact: true, close: () => source };
}

/** The columns of the rows it goes through; undefined, and a problem, where what it names is no input of rows. */
function rowColumns(
  { document, path }: Draft<GivenDocument>,
  { names, inputs, reporter }: ResolveContext,
): ColumnTypes | undefined {
  const { through: name } = document;
  const found = names.get(name);
  const place = [...path, "through"];
  if (found === undefined) {
    const rows = [...inputs.keys()].filter((input) =>
      ["rows", "choices"].includes(names.get(input)?.type?.kind ?? ""),
    );
    return reporter.unknownName(name, place, rows);
  }
  const { type } = found;
  if (type?.kind === "rows" && inputs.has(name)) return type.columns;
  if (type?.kind === "choices" && inputs.has(name)) return { [chosenColumn]: choiceType(type.options) };
  const want = "an input of rows or of several choices";
  if (type !== undefined)
    return reporter.report("type_mismatch", { want, where: "in `through`", got: showType(type) }, place);
}

/** Whether rows can be put in order by a column: its cells have an order, and none is missing. */
function hasOrder(
  by: string,
  given: ColumnTypes,
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

function rowsInOrder(
  { through: rows, options, order }: ThroughSource,
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
