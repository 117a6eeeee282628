import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { booleanType, dateType, numberType } from "../../formula/value-type.ts";
import type { DateDetail } from "../../runtime/display.ts";
import { maximumRows } from "../../runtime/schedule.ts";
import { closed, formula, integer, oneOfTexts, type Static } from "../schema.ts";
import { typePart, type ResolveContext } from "../statements/context.ts";
import { formulaPart, optionalPart, type Draft } from "../statements/draft.ts";
import type { ModelEmitter } from "../statements/emitter.ts";
import type { Opened, RowsCode, SourceKind } from "./source.ts";

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
      until: formula(
        "The last row is the first in which this is true. Where no row before `at_most` is, the visitor reads that it takes too many rows.",
      ),
      at_most_is: oneOfTexts(
        ["the_end"],
        "Beside `until`: to have `at_most` rows without `until` ever true is right, for example at the end of a loan's term.",
      ),
    },
    ["each", "at_most"],
  ),
  // Without dates there is nothing to show so, and without `until` nothing to wait for.
  dependencies: { every: ["from"], precision: ["from"], at_most_is: ["until"] },
};
type EachDocument = Static<typeof schema>;

/** Rows that follow from one another. */
export interface EachSource {
  readonly key: "each";
  /** The dates of rows that have any: the first, and how far apart they are. */
  readonly dates?: Apart & { readonly from: TypedExpression };
  readonly atMost: TypedExpression;
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

/** How far apart the rows are; rows of a number have no dates. */
const aparts: Readonly<Record<Exclude<EachDocument["each"], "number">, Apart>> = {
  day: { unit: "day", count: 1 },
  week: { unit: "day", count: 7 },
  month: { unit: "month", count: 1 },
  quarter: { unit: "month", count: 3 },
  year: { unit: "month", count: 12 },
};

export const each: SourceKind<EachDocument, EachSource> = {
  title: "Rows that follow from one another: `each`",
  summary:
    "A loan month by month, a dividend year by year. Columns may also use `date` (when `from` is given). After a row, each carried value becomes its `next`; " +
    "then `until` is asked, and the rows end where it is true.",
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

  ownColumns: ["index", "date"],
  formulas: (document, path) => [
    ...optionalPart("from", document.from, [...path, "from"]),
    formulaPart("at_most", document.at_most, [...path, "at_most"]),
    ...optionalPart("until", document.until, [...path, "until"]),
  ],
  ownNames: ({ from }, path) => (from === undefined ? [] : [["date", [...path, "from"]]]),
  open: openEach,
  shown: ({ precision }) => ({ date: { precision } }),
  reads: ({ dates, atMost, until }) =>
    [dates?.from, atMost, until].flatMap((part) => (part === undefined ? [] : alwaysMentioned(part))),
  rows: rowsCode,
};

function openEach(draft: Draft<EachDocument>, context: ResolveContext): Opened<EachSource> {
  const { document, path } = draft;
  const { reporter } = context;
  const from = typePart(context, draft, "from", dateType);
  const atMost = typePart(context, draft, "at_most", numberType());
  if (atMost?.kind === "number" && atMost.value > maximumRows) {
    const rows = maximumRows.toLocaleString("en-US");
    reporter.report("too_many_rows", { rows }, [...path, "at_most"]);
  }
  const apart = document.each === "number" ? undefined : aparts[document.each];
  if (document.from !== undefined && apart === undefined)
    reporter.reportKey("dates_of_numbers", {}, [...path, "from"]);
  return {
    given: {
      index: numberType({}, true),
      ...(document.from === undefined ? {} : { date: dateType }),
    },
    close: (names) => {
      const until = typePart(context, draft, "until", booleanType, names);
      if (atMost === undefined || (document.until !== undefined && until === undefined)) return undefined;
      if (document.from !== undefined && from === undefined) return undefined;
      const { every = 1 } = document;
      return {
        key: "each",
        atMost,
        ...(from === undefined || apart === undefined
          ? {}
          : { dates: { from, unit: apart.unit, count: apart.count * every } }),
        ...(until === undefined ? {} : { until }),
        mayEndAtMost: until === undefined || document.at_most_is === "the_end",
        precision: document.precision ?? apart?.unit ?? "month",
      };
    },
  };
}

function rowsCode(
  { dates, until, atMost, mayEndAtMost }: EachSource,
  { file, code, runtime }: ModelEmitter,
): RowsCode {
  file.import("rowLimit", `${runtime}schedule.ts`);
  if (!mayEndAtMost) file.import("expectEnd", `${runtime}schedule.ts`);
  if (dates !== undefined) file.import("scheduleDates", `${runtime}schedule.ts`);
  const ending = until === undefined ? "" : code(until);
  return {
    before: [
      `const atMost = rowLimit(${code(atMost)});`,
      ...(dates === undefined ? [] : [`const dateOfRow = ${datesCode(dates, code)};`]),
      ...(mayEndAtMost ? [] : [`let hasEnded = false;`]),
    ],
    loop: [
      `for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {`,
      ...(dates === undefined ? [] : [`const dateValue = dateOfRow(indexValue);`]),
    ],
    isCounting: true,
    members: dates === undefined ? [] : ["date: dateValue"],
    end:
      until === undefined
        ? []
        : mayEndAtMost
          ? [`if (${ending}) break;`]
          : [`hasEnded = ${ending};`, `if (hasEnded) break;`],
    after: mayEndAtMost ? [] : [`expectEnd(hasEnded, atMost);`],
  };
}

function datesCode(
  { from, unit, count }: NonNullable<EachSource["dates"]>,
  code: ModelEmitter["code"],
): string {
  return `scheduleDates(${code(from)}, "${unit}"${count === 1 ? "" : `, ${count}`})`;
}
