import { alwaysMentioned, showType, type TypedExpression } from "../../formula/index.ts";
import { booleanType, choiceType, dateType, numberType } from "../../formula/value-type.ts";
import { anyTable } from "../named-table.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import { closed, formula, id as idOf, filledMapOf, type Static } from "../schema.ts";
import { typePart, typeText, type ResolveContext } from "../statements/context.ts";
import { formulaPart, formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import type { TableModel } from "../table-model.ts";
import { listedCode, type Opened, type RowsCode, type SourceKind } from "./source.ts";

const schema = closed(
  {
    days_off: filledMapOf(
      formula("When the days of this table are off; `true` for always."),
      "Tables of days that come every year, by their ids, each with the condition under which it counts.",
    ),
    own: closed(
      {
        rows: idOf("An input of rows."),
        first: idOf("The column of dates that has a day off, or the first of some in a row."),
        last: idOf(
          "The column of optional dates that has the last of them; left blank, the first is the only one.",
        ),
        called: idOf("What the key of the tables is for these days, beside its options."),
      },
      ["rows", "first", "called"],
      "Days off that the visitor lists. One that a table has too is the table's.",
    ),
    from: formula(
      "Of days off, the date their span begins after, or before where business days are counted back. With `each`, the date of the first row.",
    ),
    to: formula("The last date."),
    business_days: formula(
      "In the place of `to`: how many business days are counted from there, back where it is negative. The days off lengthen the count.",
    ),
  },
  ["days_off", "from"],
);
type DaysOffDocument = Static<typeof schema>;

/** The visitor's own days off. */
interface OwnDays {
  readonly rows: string;
  readonly first: string;
  readonly last?: string;
  readonly called: string;
}

interface Calendar {
  readonly table: TableModel;
  readonly when: TypedExpression;
}

/** The days off in a span. */
export interface DaysOffSource {
  readonly key: "days_off";
  readonly calendars: readonly Calendar[];
  readonly own?: OwnDays;
  /** The key that names the days. */
  readonly called: string;
  readonly options: readonly string[];
  readonly from: TypedExpression;
  readonly to: TypedExpression;
  readonly isCounted: boolean;
}

/** The column of the date a day off is kept on. */
const dateColumn = "date";
const ends = ["to", "business_days"] as const;

export const daysOff: SourceKind<DaysOffDocument, DaysOffSource> = {
  title: "Days off: `days_off`",
  summary:
    "The days off from Monday to Friday in a span, such as public holidays, each date once: its `date` and the key of its table, which names it. " +
    "`own` adds those that a visitor lists, by single days or from a first to a last. " +
    "The span is `to` a date, that date itself and not `from`, or so many `business_days` long. " +
    "Then `add_business_days(start, n + quantity(count(holidays), day))` is the date that many business days later without the days off. " +
    "A span with a day that no period of a table covers is refused with `outside.<table>`.",
  schema,
  example: `inputs:
  start: { type: date, default: 2026-11-20 }
  days: { type: integer, unit: day, default: 5, min: 0 }
  closed_on_holidays: { type: boolean, default: true }
schedules:
  holidays: { days_off: { bank_holidays: closed_on_holidays }, from: start, business_days: days }
formulas:
  due: "add_business_days(start, days + quantity(count(holidays), day))"
outputs:
  due: {}
  holidays: { columns: [date, holiday] }
`,

  isRow: true,
  ownColumns: [dateColumn],
  formulas: (document, path) => [
    ...formulaParts("days_off", document.days_off, path),
    ...optionalPart("own", document.own?.rows, [...path, "own", "rows"]),
    formulaPart("from", document.from, [...path, "from"]),
    ...ends.flatMap((end) => optionalPart(end, document[end], [...path, end])),
  ],
  open: openDays,
  reads: ({ calendars, own, from, to }) => [
    ...(own === undefined ? [] : [own.rows]),
    ...[...calendars.map(({ when }) => when), from, to].flatMap(alwaysMentioned),
  ],
  tables: ({ calendars }) => calendars.map(({ table }) => table),
  rows: rowsCode,
};

function openDays(draft: Draft<DaysOffDocument>, context: ResolveContext): Opened<DaysOffSource> | undefined {
  const { document, path } = draft;
  const calendars = Object.keys(document.days_off).map((name) => calendarOf(name, draft, context));
  const given = ends.filter((end) => document[end] !== undefined);
  const [end] = given;
  if (given.length !== 1)
    context.reporter.reportKey("bad_value", { detail: "the span ends with either `to` or `business_days`" }, [
      ...path,
      end ?? "from",
    ]);
  const from = typePart(context, draft, "from", dateType);
  const to = typePart(
    context,
    draft,
    end ?? "to",
    end === "business_days" ? numberType({ day: 1 }, true) : dateType,
  );
  const own = document.own === undefined || areOwnDays(document.own, draft, context);
  const whole = calendars.filter((calendar) => calendar !== undefined);
  const [first] = whole;
  if (from === undefined || to === undefined || first === undefined) return undefined;
  if (whole.length < calendars.length || given.length !== 1 || !own) return undefined;
  const key = keyOf(first.table);
  const other = whole.find(({ table }) => keyOf(table) !== key);
  if (key === undefined || other !== undefined) {
    const name = other?.table.id ?? first.table.id;
    const reason = `its key is \`${keyOf(other?.table ?? first.table) ?? ""}\`, that of \`${first.table.id}\` is \`${key ?? ""}\``;
    return context.reporter.reportKey("no_days_off", { name, reason }, [...path, "days_off", name]);
  }
  const options = new Set([
    ...whole.flatMap(({ table }) => optionsOf(table)),
    ...(document.own === undefined ? [] : [document.own.called]),
  ]);
  const source: DaysOffSource = {
    key: "days_off",
    calendars: whole,
    ...(document.own === undefined ? {} : { own: document.own }),
    called: key,
    options: [...options],
    from,
    to,
    isCounted: end === "business_days",
  };
  return { given: { [dateColumn]: dateType, [key]: choiceType([...options]) }, close: () => source };
}

/** A table of days off with its condition; undefined, and a problem, where it is none. */
function calendarOf(
  name: string,
  { path, parts }: Draft<DaysOffDocument>,
  context: ResolveContext,
): Calendar | undefined {
  const place = [...path, "days_off", name];
  const found = anyTable(name, place, context, "key");
  const table = found === undefined ? undefined : context.sharedSpecs.table(found);
  const written = parts.get(`days_off.${name}`);
  const when = written === undefined ? undefined : typeText(context, written, booleanType);
  if (table === undefined || when === undefined) return undefined;
  const reason =
    table.hasYearlyDays !== true || Object.keys(table.columns).length > 1
      ? "its one column must be a `yearly_day`"
      : keyOf(table) === undefined || table.keys.length > 1
        ? "its one key must be a choice"
        : keyOf(table) === dateColumn
          ? "its key is called `date`, as the dates are"
          : undefined;
  if (reason === undefined) return { table, when };
  return context.reporter.reportKey("no_days_off", { name, reason }, place);
}

/** Whether the columns are dates of an input of rows, the first always filled in; what is wrong is reported. */
function areOwnDays(
  { rows, first, last }: OwnDays,
  { path }: Draft<DaysOffDocument>,
  { names, inputs, reporter }: ResolveContext,
): boolean {
  const place = [...path, "own"];
  const known = [...inputs.keys()].filter((input) => names.get(input)?.type?.kind === "rows");
  const type = names.get(rows)?.type;
  if (type?.kind !== "rows" || !known.includes(rows)) {
    if (type === undefined) reporter.unknownName(rows, [...place, "rows"], known);
    else {
      const values = { want: "an input of rows", where: "in `rows`", got: showType(type) };
      reporter.report("type_mismatch", values, [...place, "rows"]);
    }
    return false;
  }
  const columns = [
    { key: "first", name: first, want: "a column of dates that is always filled in" },
    ...(last === undefined ? [] : [{ key: "last", name: last, want: "a column of dates" }]),
  ];
  return columns.every(({ key, name, want }) => {
    const found = type.columns[name];
    if (found === undefined) {
      const values = { name, table: rows };
      reporter.report("unknown_column", values, [...place, key], name, Object.keys(type.columns));
      return false;
    }
    if (found.kind === "date" && (key === "last" || !found.optional)) return true;
    reporter.report("type_mismatch", { want, where: `in \`${key}\``, got: showType(found) }, [...place, key]);
    return false;
  });
}

function keyOf({ keys: [key], keyTypes }: TableModel): string | undefined {
  return key !== undefined && keyTypes[key.id]?.kind === "choice" ? key.id : undefined;
}

function optionsOf(table: TableModel): readonly string[] {
  const type = table.keyTypes[keyOf(table) ?? ""];
  return type?.kind === "choice" ? type.options : [];
}

function rowsCode(
  { calendars, own, called, options, from, to, isCounted }: DaysOffSource,
  { file, runtime, code, calculator }: ModelEmitter,
  noted: string,
): RowsCode {
  const name = isCounted ? "daysOffPassed" : "daysOffBetween";
  file.import(name, `${runtime}days-off.ts`);
  file.import("optionKey", `${runtime}table-rows.ts`);
  const tables = calendars.map(({ table, when }) => {
    const constant = tableName(table.id);
    file.import(constant, tableImport(calculator, table.path));
    const condition = code(when);
    return condition === "true" ? constant : `...(${condition} ? [${constant}] : [])`;
  });
  const given = ["used", JSON.stringify(noted), `[${tables.join(", ")}]`, code(from), code(to)];
  if (own !== undefined) given.push(ownDaysCode(own, called));
  const key = `optionKey(keys, ${JSON.stringify(called)}, ${JSON.stringify(options)})`;
  return listedCode(
    `${name}(${given.join(", ")}).map(({ date, keys }) => ({ date, ${member(called, key)} }))`,
  );
}

function ownDaysCode({ rows, first, last, called }: OwnDays, key: string): string {
  const start = `row.${first}`;
  const end = last === undefined ? start : `row.${last} ?? ${start}`;
  const spans = `${camelCase(rows)}.map((row) => ({ from: ${start}, to: ${end} }))`;
  return `{ keys: { ${member(key, JSON.stringify(called))} }, spans: ${spans} }`;
}
