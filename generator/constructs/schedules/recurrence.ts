import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import type { ScopeName } from "../../formula/scope.ts";
import { booleanType, dateType, numberType, type ValueType } from "../../formula/value-type.ts";
import { maximumRows } from "../../runtime/schedule.ts";
import type { DateDetail } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import type { Path } from "../reporter.ts";
import { closed, formula, integer, oneOfTexts, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, optionalPart, type Draft, type FormulaPart } from "../statements/draft.ts";
import { rowType, type ModelEmitter } from "../statements/emitter.ts";
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
      each: oneOfTexts(
        ["day", "week", "month", "quarter", "year", "number"],
        "How far apart the rows are; `number` for rows without dates.",
      ),
      every: integer(
        "How many of `each` lie between two rows: with `each: week`, 2 is every two weeks; with `each: month`, 6 is every half year.",
        2,
        1000,
      ),
      from: formula(
        "The date of the first row. Later rows lie one `each` further, or `every` of them; where a month is too short, its last day counts.",
      ),
      precision: oneOfTexts(
        ["day", "month", "year"],
        "How exactly the dates of its rows are shown. Without it, days where the rows are days apart, else months.",
      ),
      at_most: formula(
        "How many rows there can be, a plain number up to 20,000. Without `until` there are exactly so many.",
      ),
      carry,
      columns,
      until: formula(
        "The last row is the first in which this is true. Where no row before `at_most` is, the visitor reads that it takes too many rows.",
      ),
      at_most_is: oneOfTexts(
        ["the_end"],
        "Beside `until`: to have `at_most` rows without `until` ever true is right, for example at the end of a loan's term.",
      ),
    },
    ["each", "at_most", "columns"],
  ),
  // Without dates there is nothing to show so, and without `until` nothing to wait for.
  dependencies: { every: ["from"], precision: ["from"], at_most_is: ["until"] },
};
type RecurrenceDocument = Static<typeof schema>;

/** Rows that follow from one another. */
export interface RecurrenceStatement extends RowsStatement {
  readonly kind: "recurrence";
  /** How far apart rows are; only of dated ones. */
  readonly apart?: Apart;
  readonly from?: TypedExpression;
  readonly atMost: TypedExpression;
  readonly carry: readonly Carried[];
  readonly until?: TypedExpression;
  /** The rows may end at `atMost` before `until` is true. */
  readonly mayEndAtMost: boolean;
  /** How exactly dates are shown. */
  readonly precision: DateDetail;
}
/** So many days or months. */
interface Apart {
  readonly unit: "day" | "month";
  readonly count: number;
}
export const recurrence: StatementKind<RecurrenceDocument, RecurrenceStatement> = {
  id: "recurrence",
  kind: "calculator",
  title: "Schedule",
  summary:
    "A table whose rows follow from one another: a loan month by month, a dividend year by year. Columns are calculated in order and may use `index` " +
    "(1 in the first row), `date` (when `from` is given), the carried values and the columns before them. After a row, each carried value becomes its `next`; " +
    "then `until` is asked, and the rows end where it is true. Other formulas read columns through `sum`, `last`, `first`, `count` and the like.",
  schema,
  example: `inputs:
  loan: { type: money, default: 1_000, min: 1 }
  payment: { type: money, default: 100, min: 50 }
  first_month: { type: date, precision: month, default: today }
schedules:
  plan:
    each: month
    from: first_month
    at_most: 24
    carry:
      opening: { start: loan, next: balance }
    columns:
      interest: { value: opening * 0.01, digits: 2 }
      paid: min(payment, opening + interest)
      balance: opening + interest - paid
    until: balance <= 0
outputs:
  plan: { columns: [date, interest, paid, balance] }
`,

  role: "value",
  ownColumns: ["index", "date"],
  formulas: formulasOf,
  ownNames: (document, path) => [
    ["index", [...path, "each"]],
    ...(document.from === undefined ? [] : [["date", [...path, "from"]] as const]),
    ...carryNames(document.carry, path),
    ...columnNames(document.columns, path),
  ],
  names: (document) => namedByColumns(document.columns),
  resolve: resolveRecurrence,
  checkShown: checkColumns,
  displays: (statement, context) =>
    columnDisplays(statement, { date: { precision: statement.precision } }, context),
  ...ofColumns,
  reads: ({ from, atMost, carry: carried, columns: written, until }) => [
    ...[from, atMost, until].flatMap((part) => (part === undefined ? [] : alwaysMentioned(part))),
    ...carryReads(carried),
    ...columnReads(written),
  ],
  function: (statement, emitter) => ({
    about: `The rows of \`${statement.id}\`.`,
    body: bodyOf(statement, emitter),
  }),
};

function formulasOf(document: RecurrenceDocument, path: Path): readonly FormulaPart[] {
  return [
    ...optionalPart("from", document.from, [...path, "from"]),
    formulaPart("at_most", document.at_most, [...path, "at_most"]),
    ...carryFormulas(document.carry, path),
    ...columnFormulas(document.columns, path),
    ...optionalPart("until", document.until, [...path, "until"]),
  ];
}

function resolveRecurrence(
  draft: Draft<RecurrenceDocument>,
  context: ResolveContext,
): RecurrenceStatement | undefined {
  const { document } = draft;
  const names = new Map<string, ScopeName>(context.names);
  const own = (name: string, type: ValueType | undefined): void => {
    names.set(name, { type, code: camelCase(name), exact: false });
  };
  const from = typePart(context, draft, "from", dateType);
  const atMost = typePart(context, draft, "at_most", numberType());
  if (atMost?.kind === "number" && atMost.value > maximumRows)
    context.reporter.report("too_many_rows", { rows: maximumRows.toLocaleString("en-US") }, [
      ...draft.path,
      "at_most",
    ]);
  own("index", numberType({}, true));
  const apart = apartOf(document);
  if (document.from !== undefined) {
    own("date", dateType);
    if (apart === undefined)
      context.reporter.report("dates_of_numbers", {}, [...draft.path, "from"], undefined, [], "key");
  }
  const started = typeStarts(document.carry, draft, context, names);
  const typed = typeColumns(context, draft, names);
  const carried = typeNexts(started, draft, context, names);
  const until = typePart(context, draft, "until", booleanType, names);
  if (atMost === undefined || typed === undefined || carried === undefined) return undefined;
  if (document.from !== undefined && from === undefined) return undefined;
  if (document.until !== undefined && until === undefined) return undefined;
  return {
    kind: "recurrence",
    id: draft.id,
    type: rowsType({ index: numberType({}, true), ...(from === undefined ? {} : { date: dateType }) }, typed),
    atMost,
    carry: carried,
    columns: typed,
    ...(from === undefined ? {} : { from, ...(apart === undefined ? {} : { apart }) }),
    ...(until === undefined ? {} : { until }),
    mayEndAtMost: until === undefined || document.at_most_is === "the_end",
    precision: document.precision ?? apart?.unit ?? "month",
    needs: draft.needs,
  };
}

/** How far apart the rows are; nothing for rows without dates. */
function apartOf({ each, every = 1 }: RecurrenceDocument): Apart | undefined {
  switch (each) {
    case "day":
      return { unit: "day", count: every };
    case "week":
      return { unit: "day", count: 7 * every };
    case "month":
      return { unit: "month", count: every };
    case "quarter":
      return { unit: "month", count: 3 * every };
    case "year":
      return { unit: "month", count: 12 * every };
    case "number":
      return undefined;
  }
}

function bodyOf(statement: RecurrenceStatement, emitter: ModelEmitter): readonly string[] {
  const { id, carry: carried, columns: written, from, until, apart, atMost, mayEndAtMost } = statement;
  const { file, code, runtime } = emitter;
  file.import("rowLimit", `${runtime}schedule.ts`);
  if (!mayEndAtMost) file.import("expectEnd", `${runtime}schedule.ts`);
  const dated = from !== undefined && apart !== undefined;
  if (dated) file.import("scheduleDates", `${runtime}schedule.ts`);
  const members = ["index: indexValue", ...(dated ? ["date: dateValue"] : []), ...columnMembers(written)];
  return [
    `const rows: ${rowType(id)}[] = [];`,
    `const atMost = rowLimit(${code(atMost)});`,
    ...(dated ? [`const dateOfRow = scheduleDates(${[code(from), ...apartCode(apart)].join(", ")});`] : []),
    ...(mayEndAtMost ? [] : [`let hasEnded = false;`]),
    ...startLines(emitter, carried),
    `for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {`,
    ...(dated ? [`const dateValue = dateOfRow(indexValue);`] : []),
    ...columnLines(emitter, written),
    `rows.push({ ${members.join(", ")} });`,
    ...(until === undefined
      ? []
      : [mayEndAtMost ? `if (${code(until)}) break;` : `hasEnded = ${code(until)};`]),
    ...(mayEndAtMost ? [] : [`if (hasEnded) break;`]),
    ...nextLines(emitter, carried),
    `}`,
    ...(mayEndAtMost ? [] : [`expectEnd(hasEnded, atMost);`]),
    `return rows;`,
  ];
}

function apartCode({ unit, count }: Apart): readonly string[] {
  return [JSON.stringify(unit), ...(count === 1 ? [] : [String(count)])];
}
