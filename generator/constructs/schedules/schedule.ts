import { alwaysMentioned, mentions } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import { numberType } from "../../formula/value-type.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { closed, type JsonSchema, type Schema, type Static } from "../schema.ts";
import type { ResolveContext } from "../statements/context.ts";
import type { Draft } from "../statements/draft.ts";
import { rowType, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import { carry, carryFormulas, nextLines, startLines, typeCarried, type Carried } from "./carry.ts";
import {
  checkColumns,
  columnDisplays,
  columnFormulas,
  columnLines,
  columnMembers,
  columns,
  rowsType,
  typeColumns,
  type RowsStatement,
} from "./column.ts";
import { kindOfColumn, kindOfWork, workReads } from "./column-work.ts";
import { daysOff, type DaysOffSource } from "./days-off.ts";
import { each, type EachSource } from "./each.ts";
import { of, type OfSource } from "./of.ts";
import { rowsOf, type RowsOfSource } from "./rows-of.ts";
import { rowName, type ColumnTypes, type SourceKind } from "./source.ts";
import { through, type ThroughSource } from "./through.ts";
import { unitsOf, type UnitsOfSource } from "./units-of.ts";

/** What gives a schedule its rows. */
type Source = EachSource | ThroughSource | OfSource | UnitsOfSource | RowsOfSource | DaysOffSource;
type SourceKey = Source["key"];

const sources = {
  each,
  through,
  of,
  units_of: unitsOf,
  rows_of: rowsOf,
  days_off: daysOff,
} satisfies Readonly<Record<SourceKey, unknown>>;

const kinds: Readonly<Record<SourceKey, SourceKind<unknown, Source>>> = sources;

/** The keys that say where rows come from; a schedule has one of them. */
export const sourceKeys = Object.keys(sources).filter(isSourceKey);

function isSourceKey(key: string): key is SourceKey {
  return Object.hasOwn(sources, key);
}

/** What a schedule may say with every source. */
const shared = closed({ carry, columns });
type ScheduleDocument = Static<(typeof sources)[SourceKey]["schema"]> & Static<typeof shared>;

/** The keys of every source together: which of them go with one another is found out once they are read. */
const schema: Schema<ScheduleDocument> = {
  type: "object",
  properties: {
    ...Object.fromEntries(sourceKeys.flatMap((key) => Object.entries(keysOf(key)))),
    ...shared.properties,
  },
  required: [],
  dependencies: {
    ...Object.fromEntries(
      sourceKeys.flatMap((key) => {
        const { required = [], dependencies = {} } = kinds[key].schema;
        return [[key, required.filter((other) => other !== key)] as const, ...Object.entries(dependencies)];
      }),
    ),
    carry: ["columns"],
  },
  additionalProperties: false,
};

function keysOf(key: SourceKey): Readonly<Record<string, JsonSchema>> {
  return kinds[key].schema.properties ?? {};
}

/** A table that is calculated row by row. */
export interface ScheduleStatement extends RowsStatement {
  readonly kind: "schedule";
  readonly source: Source;
  readonly carry: readonly Carried[];
  /** The column that says which row is marked. */
  readonly marked?: string;
  /** Its formulas or its rows say the number of the row. */
  readonly isNumbered: boolean;
}

export const schedule: StatementKind<ScheduleDocument, ScheduleStatement> = {
  id: "schedule",
  title: "Schedule",
  summary:
    "A table calculated row by row. One key says where its rows come from: `each`, `through`, `of`, `units_of`, `rows_of` or `days_off`, each with keys of its own. " +
    "With every one, `columns` are calculated in order and `carry` takes values from row to row. They may use `index` (1 in the first row), what the source gives, the carried values and the columns before them. " +
    "What `units_of`, `rows_of` and `days_off` give is read as `row.amount`. A column may be a lookup, `rule: { lookup: scoring, keys: { prior: kind } }`; the columns after it read the row as `rule.points`. " +
    "Other formulas read columns through `sum`, `last`, `first`, `count` and the like.",
  schema,
  forms: Object.values(kinds),
  example: `inputs:
  weight: { type: number, default: 3, min: 0 }
schedules:
  shipping:
    rows_of: parcel_rates
    here: { from_weight: weight }
    carry:
      before: { start: 0, next: row.price }
    columns:
      with_tax: row.price * 1.2
      step: row.price - before
outputs:
  shipping: { columns: [from_weight, price, with_tax, step] }
`,

  ownColumns: ({ source }) => kinds[source.key].ownColumns,
  formulas: (document, path) => [
    ...(writtenAs(document)?.formulas(document, path) ?? []),
    ...carryFormulas(document.carry, path),
    ...columnFormulas(document.columns, path),
  ],
  ownNames: (document, path) => {
    const kind = writtenAs(document);
    const place = [...path, Object.keys(document).find(isSourceKey) ?? ""];
    const given = kind?.isRow === true ? [[rowName, place] as const] : kind?.ownNames?.(document, path);
    return [
      ["index", place],
      ...(given ?? []),
      ...(["carry", "columns"] as const).flatMap((section) =>
        Object.keys(document[section] ?? {}).map((id) => [id, [...path, section, id]] as const),
      ),
    ];
  },
  names: (document) => [
    ...(writtenAs(document)?.names?.(document) ?? []),
    ...Object.values(document.columns ?? {}).flatMap((column) => kindOfColumn(column).names?.(column) ?? []),
  ],
  resolve: resolveSchedule,
  checkShown: (statement, context) => {
    const { source, id } = statement;
    kinds[source.key].checkShown?.(source, context, ["schedules", id]);
    checkColumns(statement, context);
  },
  displays: (statement, context) => {
    const { source, id, marked } = statement;
    const shown = columnDisplays(statement, kinds[source.key].shown?.(source, context) ?? {}, context);
    return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== `${id}.${marked ?? ""}`));
  },
  reads: ({ source, carry: carried, columns: written }) => [
    ...kinds[source.key].reads(source),
    ...carried.flatMap(({ start, next }) => [start, next]).flatMap(alwaysMentioned),
    ...written.flatMap(({ work }) => workReads(work)),
  ],
  tables: ({ source, columns: written }) => [
    ...(kinds[source.key].tables?.(source) ?? []),
    ...written.flatMap(({ work }) => kindOfWork(work).tables?.(work) ?? []),
  ],
  cites: ({ columns: written }) =>
    written.flatMap(({ work }) => [
      ...("citations" in work ? (work.citations ?? []) : []),
      ...(kindOfWork(work).cites?.(work) ?? []),
    ]),
  function: (statement, emitter) => ({
    about: `The rows of \`${statement.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

/** What an author wrote the rows of a schedule as. */
function writtenAs(document: object): SourceKind<unknown, Source> | undefined {
  const key = Object.keys(document).find(isSourceKey);
  return key === undefined ? undefined : kinds[key];
}

function resolveSchedule(
  draft: Draft<ScheduleDocument>,
  context: ResolveContext,
): ScheduleStatement | undefined {
  const { document, path, parts, id, needs } = draft;
  const key = oneSource(draft, context);
  if (key === undefined) return undefined;
  const kind = kinds[key];
  const opened = kind.open(draft, context);
  if (opened === undefined) return undefined;
  const { given, marked, isExact = false, close } = opened;
  const names = new Map<string, ScopeName>(context.names);
  const own: ColumnTypes =
    kind.isRow === true ? { [rowName]: { kind: "record", columns: given, optional: false } } : given;
  for (const [name, type] of Object.entries({ index: numberType({}, true), ...own }))
    names.set(name, { type, code: camelCase(name), exact: isExact && name !== "index" });
  const typeNexts = typeCarried(document.carry, draft, context, names);
  const typed = typeColumns(context, draft, names);
  const carried = typeNexts();
  const source = close(names);
  for (const name of kind.isRow === true ? Object.keys(document.columns ?? {}) : []) {
    const values = { name, kind: "a column" };
    const place = [...path, "columns", name];
    if (name in given)
      context.reporter.reportBeside("duplicate_name", values, place, [...path, key], "its rows have it");
  }
  if (source === undefined || typed === undefined || carried === undefined) return undefined;
  return {
    kind: "schedule",
    id,
    type: rowsType(given, typed),
    source,
    carry: carried,
    columns: typed,
    ...(marked === undefined ? {} : { marked }),
    isNumbered:
      "index" in given ||
      [...parts.values()].some(({ tree }) => mentions(tree).some(({ name }) => name === "index")),
    needs,
  };
}

/** The one source of a schedule; undefined, and a problem, where it has none, more than one, or a key that goes with another. */
function oneSource(
  { document, path }: Draft<ScheduleDocument>,
  { reporter }: ResolveContext,
): SourceKey | undefined {
  const [key, ...others] = Object.keys(document).filter(isSourceKey);
  if (key === undefined) {
    const detail = `a schedule says where its rows come from, by ${sourceKeys.map(quoted).join(", ")} or \`vary\``;
    return reporter.reportKey("bad_value", { detail }, path);
  }
  const told =
    others.length > 0
      ? others.map((name) => ({ name, reason: "a schedule has its rows from one of them" }))
      : Object.keys(document).flatMap((name) => {
          const owners = sourceKeys.filter((source) => name in keysOf(source));
          const reason = `it goes with ${owners.map(quoted).join(" or ")}`;
          return owners.length === 0 || owners.includes(key) ? [] : [{ name, reason }];
        });
  for (const { name, reason } of told) {
    const values = { key: name, source: key, reason };
    reporter.reportBeside("source_key", values, [...path, name], [...path, key], "the rows come from this");
  }
  return told.length === 0 ? key : undefined;
}

function quoted(key: string): string {
  return `\`${key}\``;
}

function bodyOf(
  { id, source, type, carry: carried, columns: written, isNumbered }: ScheduleStatement,
  emitter: ModelEmitter,
): readonly string[] {
  const code = kinds[source.key].rows(source, emitter, `${id}.rows`);
  const { before = [], loop, end = [], after = [], list } = code;
  if (list !== undefined && written.length === 0) return [...before, `return ${list};`];
  const counts = isNumbered && code.isCounting !== true;
  const members = [
    ...("index" in type.columns ? ["index: indexValue"] : []),
    ...code.members,
    ...columnMembers(written),
  ];
  return [
    `const rows: ${rowType(id)}[] = [];`,
    ...before,
    ...startLines(emitter, carried),
    ...(counts ? [`let indexValue = 0;`] : []),
    ...loop,
    ...(counts ? [`indexValue += 1;`] : []),
    ...columnLines(emitter, written),
    `rows.push({ ${members.join(", ")} });`,
    ...end,
    ...nextLines(emitter, carried),
    `}`,
    ...after,
    `return rows;`,
  ];
}
