import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { booleanType, choiceType, dateType, numberType } from "../../formula/value-type.ts";
import { anyTable } from "../named-table.ts";
import { closed, formula, mapOf, type Static } from "../schema.ts";
import { typePart, typeText, type ResolveContext } from "../statements/context.ts";
import { formulaPart, formulaParts, optionalPart, type Draft } from "../statements/draft.ts";
import { member, tableImport, tableName, type ModelEmitter } from "../statements/emitter.ts";
import type { StatementKind } from "../statements/statement-kind.ts";
import type { TableModel } from "../table-model.ts";
import { columnDisplays, rowsType, type RowsStatement } from "./column.ts";

const schema = closed(
  {
    days_off: {
      ...mapOf(
        formula("When the days of this table are off; `true` for always."),
        "Tables of days that come every year, by their ids, each with the condition under which it counts.",
      ),
      minProperties: 1,
    },
    from: formula("The date it begins after, or before where business days are counted back."),
    to: formula("The last date."),
    business_days: formula(
      "In the place of `to`: how many business days are counted from there, back where it is negative. The days off lengthen the count.",
    ),
  },
  ["days_off", "from"],
);
type DaysOffDocument = Static<typeof schema>;

interface Calendar {
  readonly table: TableModel;
  readonly when: TypedExpression;
}

/** The days off in a span. */
export interface DaysOffStatement extends RowsStatement {
  readonly kind: "days_off";
  readonly calendars: readonly Calendar[];
  /** The key that names the days. */
  readonly key: string;
  readonly from: TypedExpression;
  readonly to: TypedExpression;
  readonly isCounted: boolean;
}

/** The column of the date a day off is kept on. */
const dateColumn = "date";
const ends = ["to", "business_days"] as const;

export const daysOff: StatementKind<DaysOffDocument, DaysOffStatement> = {
  id: "days_off",
  kind: "calculator",
  title: "Schedule of days off",
  summary:
    "The days off from Monday to Friday in a span, such as public holidays, each date once: its `date` and the key of its table, which names it. " +
    "The span is `to` a date, that date itself and not `from`, as `business_days_between` counts, or so many `business_days` long. " +
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

  role: "value",
  ownColumns: [dateColumn],
  formulas: (document, path) => [
    ...formulaParts("days_off", document.days_off, path),
    formulaPart("from", document.from, [...path, "from"]),
    ...ends.flatMap((end) => optionalPart(end, document[end], [...path, end])),
  ],
  resolve: resolveDaysOff,
  displays: (statement, context) => columnDisplays(statement, {}, context),
  reads: ({ calendars, from, to }) =>
    [...calendars.map(({ when }) => when), from, to].flatMap(alwaysMentioned),
  tables: ({ calendars }) => calendars.map(({ table }) => table),
  function: (statement, emitter) => ({
    about: `The days off of \`${statement.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

function resolveDaysOff(
  draft: Draft<DaysOffDocument>,
  context: ResolveContext,
): DaysOffStatement | undefined {
  const { document, path, id, needs } = draft;
  const calendars = Object.keys(document.days_off).map((name) => calendarOf(name, draft, context));
  const given = ends.filter((end) => document[end] !== undefined);
  const [end] = given;
  if (given.length !== 1)
    context.reporter.report(
      "bad_value",
      { detail: "the span ends with either `to` or `business_days`" },
      [...path, end ?? "from"],
      undefined,
      [],
      "key",
    );
  const from = typePart(context, draft, "from", dateType);
  const to = typePart(
    context,
    draft,
    end ?? "to",
    end === "business_days" ? numberType({ day: 1 }, true) : dateType,
  );
  const whole = calendars.filter((calendar) => calendar !== undefined);
  const [first] = whole;
  if (from === undefined || to === undefined || first === undefined) return undefined;
  if (whole.length < calendars.length || given.length !== 1) return undefined;
  const key = keyOf(first.table);
  const other = whole.find(({ table }) => keyOf(table) !== key);
  if (key === undefined || other !== undefined) {
    const name = other?.table.id ?? first.table.id;
    const reason = `its key is \`${keyOf(other?.table ?? first.table) ?? ""}\`, that of \`${first.table.id}\` is \`${key ?? ""}\``;
    context.reporter.report(
      "no_days_off",
      { name, reason },
      [...path, "days_off", name],
      undefined,
      [],
      "key",
    );
    return undefined;
  }
  const options = whole.flatMap(({ table }) => optionsOf(table));
  return {
    kind: "days_off",
    id,
    type: rowsType({ [dateColumn]: dateType, [key]: choiceType([...new Set(options)]) }, []),
    columns: [],
    calendars: whole,
    key,
    from,
    to,
    isCounted: end === "business_days",
    needs,
  };
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
  context.reporter.report("no_days_off", { name, reason }, place, undefined, [], "key");
  return undefined;
}

function keyOf({ keys: [key], keyTypes }: TableModel): string | undefined {
  return key !== undefined && keyTypes[key.id]?.kind === "choice" ? key.id : undefined;
}

function optionsOf(table: TableModel): readonly string[] {
  const type = table.keyTypes[keyOf(table) ?? ""];
  return type?.kind === "choice" ? type.options : [];
}

function bodyOf(
  { id, type, calendars, key, from, to, isCounted }: DaysOffStatement,
  { file, runtime, code, calculator }: ModelEmitter,
): readonly string[] {
  const name = isCounted ? "daysOffPassed" : "daysOffBetween";
  file.import(name, `${runtime}days-off.ts`);
  file.import("optionKey", `${runtime}table-rows.ts`);
  const tables = calendars.map(({ table, when }) => {
    const constant = tableName(table.id);
    file.import(constant, tableImport(calculator, table.path));
    const condition = code(when);
    return condition === "true" ? constant : `...(${condition} ? [${constant}] : [])`;
  });
  const named = type.columns[key];
  const options = JSON.stringify(named?.kind === "choice" ? named.options : []);
  const given = ["used", JSON.stringify(`${id}.rows`), `[${tables.join(", ")}]`, code(from), code(to)];
  const cells = `date, ${member(key, `optionKey(keys, ${JSON.stringify(key)}, ${options})`)}`;
  return [`return ${name}(${given.join(", ")}).map(({ date, keys }) => ({ ${cells} }));`];
}
