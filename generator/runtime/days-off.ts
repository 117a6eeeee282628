import type { UsedSource } from "./answer.ts";
import { addBusinessDays, addDays, dateOf, earlier, later, weekdayOf, yearOf } from "./calendar.ts";
import { Refused } from "./no-answer.ts";
import { holdsOn, outsideTable, type Table, type TablePeriod, type TableRow } from "./table.ts";
import { distinct } from "./table-rows.ts";
import { yearlyDay, type YearlyDay } from "./yearly-day.ts";

/** A table of days that come every year; its one column says when. */
type DaysTable = Table<Readonly<Record<string, string | null>>>;

/** Days off that a visitor lists, each the first and the last of some in a row, and what they are called. */
export interface OwnDaysOff {
  readonly keys: TableRow<unknown>["keys"];
  readonly spans: readonly { readonly from: string; readonly to: string }[];
}
const noOwnDays: OwnDaysOff = { keys: {}, spans: [] };

/** A day from Monday to Friday that is off. */
export interface DayOff {
  readonly date: string;
  /** Which row of its table it is. */
  readonly keys: TableRow<unknown>["keys"];
}

/** One row of a table while it holds, as the days it makes. */
interface Rule {
  readonly table: DaysTable;
  readonly period: TablePeriod<unknown>;
  readonly row: TableRow<unknown>;
  readonly dayIn: YearlyDay;
}
interface FoundDay extends DayOff {
  /** None of a day that the visitor lists. */
  readonly rule?: Rule;
}

/**
 * The days off that are passed when so many business days after `from`, or before it, are counted, in the order they are
 * met; as many more business days are counted. Refused where a table says nothing of a day that is counted.
 */
export function daysOffPassed(
  used: UsedSource[],
  formula: string,
  tables: readonly DaysTable[],
  from: string,
  businessDays: number,
  own: OwnDaysOff = noOwnDays,
): readonly DayOff[] {
  const step = Math.sign(businessDays);
  if (step === 0) return [];
  const rules = rulesOf(tables);
  const found: FoundDay[] = [];
  const isAfter = (one: string, other: string): boolean => (step > 0 ? one > other : one < other);
  let end = addBusinessDays(from, businessDays);
  for (let year = yearOf(from); (yearOf(end) - year) * step >= 0; year += step) {
    const days = daysOffIn(rules, own, year);
    for (const day of step > 0 ? days : days.toReversed()) {
      if (!isAfter(day.date, from) || isAfter(day.date, end)) continue;
      found.push(day);
      end = addBusinessDays(from, businessDays + step * found.length);
    }
  }
  const first = addDays(from, step);
  noteUsed(used, formula, tables, step > 0 ? [first, end] : [end, first], found);
  return found;
}

/** The days off after one date up to and including another, whichever is earlier. */
export function daysOffBetween(
  used: UsedSource[],
  formula: string,
  tables: readonly DaysTable[],
  from: string,
  to: string,
  own: OwnDaysOff = noOwnDays,
): readonly DayOff[] {
  const [start, end] = from < to ? [from, to] : [to, from];
  if (start === end) return [];
  const rules = rulesOf(tables);
  const found: FoundDay[] = [];
  for (let year = yearOf(start); year <= yearOf(end); year += 1)
    found.push(...daysOffIn(rules, own, year).filter(({ date }) => date > start && date <= end));
  noteUsed(used, formula, tables, [addDays(start, 1), end], found);
  return found;
}

function rulesOf(tables: readonly DaysTable[]): readonly Rule[] {
  return tables.flatMap((table) =>
    table.periods.flatMap((period) =>
      period.rows.flatMap((row) => {
        const [written] = Object.values(row.values);
        const dayIn = typeof written === "string" ? yearlyDay(written) : undefined;
        return dayIn === undefined ? [] : [{ table, period, row, dayIn }];
      }),
    ),
  );
}

/** The days off of a year, each once, the earliest first. A day may be kept in another year than its own: December 31 for January 1. */
function daysOffIn(rules: readonly Rule[], own: OwnDaysOff, year: number): readonly FoundDay[] {
  const days = new Map<string, FoundDay>();
  for (const rule of rules) {
    const { from = "", through = "9999" } = rule.period;
    if (yearOf(through) < year - 1 || (from !== "" && yearOf(from) > year + 1)) continue;
    for (const written of [year - 1, year, year + 1]) {
      const found = rule.dayIn(written);
      if (found === undefined || !holdsOn(rule.period, found.day)) continue;
      const { kept: date } = found;
      if (yearOf(date) !== year || days.has(date) || isWeekend(date)) continue;
      days.set(date, { date, keys: rule.row.keys, rule });
    }
  }
  for (const { from, to } of own.spans) {
    const last = earlier(to, dateOf(year, 12, 31));
    for (let date = later(from, dateOf(year, 1, 1)); date <= last; date = addDays(date, 1))
      if (!days.has(date) && !isWeekend(date)) days.set(date, { date, keys: own.keys });
  }
  return [...days.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function isWeekend(date: string): boolean {
  return ["saturday", "sunday"].includes(weekdayOf(date));
}

/** Notes the periods that some of the days lie in, with what the days found there cite. */
function noteUsed(
  used: UsedSource[],
  formula: string,
  tables: readonly DaysTable[],
  [first, last]: readonly [string, string],
  found: readonly FoundDay[],
): void {
  for (const table of tables) {
    // The first day that no period covers is the one to name.
    for (let day = first; day <= last;) {
      const period = table.periods.find((each) => holdsOn(each, day));
      if (period === undefined) throw new Refused(outsideTable(table, day));
      day = addDays(period.through ?? last, 1);
    }
    for (const period of table.periods) {
      const { from, through, citations } = period;
      if ((from !== undefined && from > last) || (through !== undefined && through < first)) continue;
      const own = found.flatMap(({ rule }) => (rule?.period === period ? (rule.row.citations ?? []) : []));
      const [one, ...more] = distinct([...citations, ...own]);
      used.push({
        formula,
        table: table.id,
        ...(from === undefined ? {} : { from }),
        ...(through === undefined ? {} : { through }),
        citations: one === undefined ? citations : [one, ...more],
      });
    }
  }
}
