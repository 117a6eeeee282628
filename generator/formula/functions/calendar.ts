import { type Dimension, dimensionless } from "../dimension.ts";
import {
  dateParameter,
  type OrdinaryFunction,
  type Parameter,
  type ParameterType,
  plainInteger,
  type ResultType,
  runtime,
} from "./function.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
/** Where a month is too short for the day: its last day, or the first day after it. */
export const dateRules = ["last_day", "next_day"] as const;

const months: Dimension = { month: 1 };
const days: Dimension = { day: 1 };
const seconds: Dimension = { time: 1 };
const date: Parameter = { name: "date", type: dateParameter };
const rule: Parameter = { name: "rule", type: { kind: "option", options: dateRules } };
const datetime: Parameter = { name: "time", type: { kind: "datetime" } };
const fromTo: readonly Parameter[] = [
  { name: "from", type: dateParameter },
  { name: "to", type: dateParameter },
];
const twoDates: readonly Parameter[] = [
  { name: "a", type: dateParameter },
  { name: "b", type: dateParameter },
];
const dateResult: ResultType = { kind: "date" };

/** Calendar arithmetic. Days and months are quantities: `90 day`, `2 year`. */
export const calendarFunctions: readonly OrdinaryFunction[] = [
  alsoOfDatetime(
    calendar("add_days", [date, amount("days", days)], dateResult, "addDays", {
      doc: "The date so many days later; earlier when the number is negative.",
      formula: 'add_days("2024-02-28", 2 day)',
      result: "2024-03-01",
    }),
    "addDaysTo",
  ),
  alsoOfDatetime(
    calendar("add_months", [date, amount("months", months), rule], dateResult, "addMonths", {
      doc: "The same day so many months later; `rule` says what happens in a month too short for it.",
      formula: 'add_months("2024-01-31", 1 month, "last_day")',
      result: "2024-02-29",
    }),
    "addMonthsTo",
  ),
  alsoOfDatetime(
    calendar("add_years", [date, amount("years", months), rule], dateResult, "addMonths", {
      doc: "The same day so many years later; `rule` says what happens to 29 February.",
      formula: 'add_years("2024-02-29", 1 year, "next_day")',
      result: "2025-03-01",
    }),
    "addMonthsTo",
  ),
  calendar("add_business_days", [date, amount("days", days)], dateResult, "addBusinessDays", {
    doc: "The date so many business days, Monday to Friday, later; earlier when the number is negative. Public holidays are not left out: a schedule of `days_off` tells how many more days they take.",
    formula: 'add_business_days("2008-10-01", 151 day)',
    result: "2009-04-30",
  }),
  calendar("days_between", fromTo, integerOf(days), "daysBetween", {
    doc: "The number of days from one date to another, negative backwards.",
    formula: 'days_between("2024-02-28", "2024-03-01")',
    result: "2",
  }),
  calendar("business_days_between", fromTo, integerOf(days), "businessDaysBetween", {
    doc: "The number of days from Monday to Friday from one date, itself counted, to another, itself not; negative backwards. Public holidays are not left out: a schedule of `days_off` lists them.",
    formula: 'business_days_between("2024-02-28", "2024-03-04")',
    result: "3",
  }),
  calendar("months_between", fromTo, integerOf(months), "monthsBetween", {
    doc: "The number of whole months completed from one date to another; a month too short ends on its last day.",
    formula: 'months_between("2024-01-31", "2024-02-29")',
    result: "1",
  }),
  calendar("date_of", [part("year"), part("month"), part("day")], dateResult, "dateOf", {
    doc: "The date of a year, month and day.",
    formula: "date_of(2024, 2, 29)",
    result: "2024-02-29",
  }),
  calendar("year_of", [date], integerOf(dimensionless), "yearOf", {
    doc: "The year of a date.",
    formula: 'year_of("2024-02-29")',
    result: "2024",
  }),
  calendar("month_of", [date], integerOf(dimensionless), "monthOf", {
    doc: "The month of a date, 1 to 12.",
    formula: 'month_of("2024-02-29")',
    result: "2",
  }),
  calendar("day_of", [date], integerOf(dimensionless), "dayOf", {
    doc: "The day of the month of a date.",
    formula: 'day_of("2024-02-29")',
    result: "29",
  }),
  calendar("weekday_of", [date], { kind: "choice", options: weekdays }, "weekdayOf", {
    doc: "The day of the week of a date.",
    formula: 'weekday_of("2024-02-29")',
    result: "thursday",
  }),
  calendar("start_of_month", [date], dateResult, "startOfMonth", {
    doc: "The first day of the date's month.",
    formula: 'start_of_month("2024-02-29")',
    result: "2024-02-01",
  }),
  calendar("start_of_year", [date], dateResult, "startOfYear", {
    doc: "The first day of the date's year.",
    formula: 'start_of_year("2024-02-29")',
    result: "2024-01-01",
  }),
  calendar("later", twoDates, dateResult, "later", {
    doc: "The later of two dates.",
    formula: 'later("2024-02-29", "2024-03-01")',
    result: "2024-03-01",
  }),
  {
    kind: "ordinary",
    theme: "calendar",
    name: "time_between",
    doc: "The time from one time of day to another in seconds, past midnight where the other is earlier; between two dates with a time negative backwards.",
    example: { formula: 'time_between("22:00", "06:30")', result: "30600" },
    signatures: [
      {
        parameters: [
          { name: "from", type: { kind: "time" } },
          { name: "to", type: { kind: "time" } },
        ],
        result: integerOf(seconds),
        target: runtime("kinds/time.ts", "timeBetween"),
      },
      {
        parameters: [
          { name: "from", type: { kind: "datetime" } },
          { name: "to", type: { kind: "datetime" } },
        ],
        result: integerOf(seconds),
        target: runtime("datetime.ts", "secondsBetween"),
      },
    ],
  },
  {
    kind: "ordinary",
    theme: "calendar",
    name: "add_time",
    doc: "The time of day, or the date and time, so much time later; earlier when it is negative. A time of day begins again at midnight.",
    example: { formula: 'add_time("14:30", time_between("22:00", "06:30"))', result: "23:00" },
    signatures: [
      {
        parameters: [{ name: "time", type: { kind: "time" } }, amount("duration", seconds)],
        result: { kind: "time" },
        target: runtime("kinds/time.ts", "addToTime"),
      },
      {
        parameters: [datetime, amount("duration", seconds)],
        result: { kind: "datetime" },
        target: runtime("datetime.ts", "addSeconds"),
      },
    ],
  },
  calendar(
    "date_part",
    [datetime],
    dateResult,
    "datePart",
    {
      doc: "The date of a date and time.",
      formula: 'date_part("2024-02-29T14:30")',
      result: "2024-02-29",
    },
    "datetime.ts",
  ),
];

function calendar(
  name: string,
  parameters: readonly Parameter[],
  result: ResultType,
  runtimeName: string,
  words: { readonly doc: string; readonly formula: string; readonly result: string },
  file = "calendar.ts",
): OrdinaryFunction {
  return {
    kind: "ordinary",
    theme: "calendar",
    name,
    doc: words.doc,
    example: { formula: words.formula, result: words.result },
    signatures: [{ parameters, result, target: runtime(file, runtimeName) }],
  };
}

/** The same of a date and time, which keeps its time of day. */
function alsoOfDatetime(definition: OrdinaryFunction, name: string): OrdinaryFunction {
  const [ofDate] = definition.signatures;
  const parameters = [datetime, ...ofDate.parameters.slice(1)];
  const ofDatetime = {
    parameters,
    result: { kind: "datetime" },
    target: runtime("datetime.ts", name),
  } as const;
  return { ...definition, signatures: [ofDate, ofDatetime] };
}

function amount(name: string, dimension: Dimension): Parameter {
  const type: ParameterType = { kind: "number", dimension, integer: true };
  return { name, type };
}

function part(name: string): Parameter {
  return { name, type: plainInteger };
}

function integerOf(dimension: Dimension): ResultType {
  return { kind: "number", dimension, integer: true };
}
