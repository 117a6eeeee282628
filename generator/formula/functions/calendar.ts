import { functionsOf, runtime, takes, type Target } from "./function.ts";
import { date, datetime, integer, integerAmountOf, oneOf, time } from "./parameter-types.ts";

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

const months = integerAmountOf({ month: 1 });
const days = integerAmountOf({ day: 1 });
const seconds = integerAmountOf({ time: 1 });
const rule = oneOf(dateRules);

/** Calendar arithmetic. Days and months are quantities: `90 day`, `2 year`. A date and time keeps its time of day. */
export const calendarFunctions = functionsOf("calendar", {
  add_days: {
    doc: "The date so many days later; earlier when the number is negative.",
    example: ['add_days("2024-02-28", 2 day)', "2024-03-01"],
    signatures: [
      takes({ date, days }, date, calendar("addDays")),
      takes({ time: datetime, days }, datetime, ofDatetime("addDaysTo")),
    ],
  },
  add_months: {
    doc: "The same day so many months later; `rule` says what happens in a month too short for it.",
    example: ['add_months("2024-01-31", 1 month, "last_day")', "2024-02-29"],
    signatures: [
      takes({ date, months, rule }, date, calendar("addMonths")),
      takes({ time: datetime, months, rule }, datetime, ofDatetime("addMonthsTo")),
    ],
  },
  add_years: {
    doc: "The same day so many years later; `rule` says what happens to 29 February.",
    example: ['add_years("2024-02-29", 1 year, "next_day")', "2025-03-01"],
    signatures: [
      takes({ date, years: months, rule }, date, calendar("addMonths")),
      takes({ time: datetime, years: months, rule }, datetime, ofDatetime("addMonthsTo")),
    ],
  },
  add_business_days: {
    doc: "The date so many business days, Monday to Friday, later; earlier when the number is negative. Public holidays are not left out: a schedule of `days_off` tells how many more days they take.",
    example: ['add_business_days("2008-10-01", 151 day)', "2009-04-30"],
    signatures: [takes({ date, days }, date, calendar("addBusinessDays"))],
  },
  days_between: {
    doc: "The number of days from one date to another, negative backwards.",
    example: ['days_between("2024-02-28", "2024-03-01")', "2"],
    signatures: [takes({ from: date, to: date }, days, calendar("daysBetween"))],
  },
  business_days_between: {
    doc: "The number of days from Monday to Friday from one date, itself counted, to another, itself not; negative backwards. Public holidays are not left out: a schedule of `days_off` lists them.",
    example: ['business_days_between("2024-02-28", "2024-03-04")', "3"],
    signatures: [takes({ from: date, to: date }, days, calendar("businessDaysBetween"))],
  },
  months_between: {
    doc: "The number of whole months completed from one date to another; a month too short ends on its last day.",
    example: ['months_between("2024-01-31", "2024-02-29")', "1"],
    signatures: [takes({ from: date, to: date }, months, calendar("monthsBetween"))],
  },
  date_of: {
    doc: "The date of a year, month and day.",
    example: ["date_of(2024, 2, 29)", "2024-02-29"],
    signatures: [takes({ year: integer, month: integer, day: integer }, date, calendar("dateOf"))],
  },
  year_of: {
    doc: "The year of a date.",
    example: ['year_of("2024-02-29")', "2024"],
    signatures: [takes({ date }, integer, calendar("yearOf"))],
  },
  month_of: {
    doc: "The month of a date, 1 to 12.",
    example: ['month_of("2024-02-29")', "2"],
    signatures: [takes({ date }, integer, calendar("monthOf"))],
  },
  day_of: {
    doc: "The day of the month of a date.",
    example: ['day_of("2024-02-29")', "29"],
    signatures: [takes({ date }, integer, calendar("dayOf"))],
  },
  weekday_of: {
    doc: "The day of the week of a date.",
    example: ['weekday_of("2024-02-29")', "thursday"],
    signatures: [takes({ date }, { kind: "choice", options: weekdays }, calendar("weekdayOf"))],
  },
  start_of_month: {
    doc: "The first day of the date's month.",
    example: ['start_of_month("2024-02-29")', "2024-02-01"],
    signatures: [takes({ date }, date, calendar("startOfMonth"))],
  },
  start_of_year: {
    doc: "The first day of the date's year.",
    example: ['start_of_year("2024-02-29")', "2024-01-01"],
    signatures: [takes({ date }, date, calendar("startOfYear"))],
  },
  later: {
    doc: "The later of two dates.",
    example: ['later("2024-02-29", "2024-03-01")', "2024-03-01"],
    signatures: [takes({ a: date, b: date }, date, calendar("later"))],
  },
  time_between: {
    doc: "The time from one time of day to another in seconds, past midnight where the other is earlier; between two dates with a time negative backwards.",
    example: ['time_between("22:00", "06:30")', "30600"],
    signatures: [
      takes({ from: time, to: time }, seconds, runtime("kinds/time.ts", "timeBetween")),
      takes({ from: datetime, to: datetime }, seconds, ofDatetime("secondsBetween")),
    ],
  },
  add_time: {
    doc: "The time of day, or the date and time, so much time later; earlier when it is negative. A time of day begins again at midnight.",
    example: ['add_time("14:30", time_between("22:00", "06:30"))', "23:00"],
    signatures: [
      takes({ time, duration: seconds }, time, runtime("kinds/time.ts", "addToTime")),
      takes({ time: datetime, duration: seconds }, datetime, ofDatetime("addSeconds")),
    ],
  },
  date_part: {
    doc: "The date of a date and time.",
    example: ['date_part("2024-02-29T14:30")', "2024-02-29"],
    signatures: [takes({ time: datetime }, date, ofDatetime("datePart"))],
  },
});

function calendar(name: string): Target {
  return runtime("calendar.ts", name);
}

function ofDatetime(name: string): Target {
  return runtime("datetime.ts", name);
}
