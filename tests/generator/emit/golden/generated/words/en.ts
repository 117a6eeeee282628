// Generated from specs/words/en.yaml and specs/units/words/en.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Words } from "../../../../../../generator/runtime/words.ts";

/** The words every page and the terminal share. */
export const words: Words = {
  "site.name": "Sample",
  "site.count": [
    ["plural", "count", { "=0": "Nothing", one: [["#"], " page"], other: [["#"], " pages"] }, 0],
  ],
  "weekdays.monday": "Monday",
  "weekdays.tuesday": "Tuesday",
  "weekdays.wednesday": "Wednesday",
  "weekdays.thursday": "Thursday",
  "weekdays.friday": "Friday",
  "weekdays.saturday": "Saturday",
  "weekdays.sunday": "Sunday",
  "units.meter.name": [["plural", "count", { one: "meter", other: "meters" }, 0]],
  "units.meter.symbol": "m",
  "units.foot.name": [["plural", "count", { one: "foot", other: "feet" }, 0]],
  "units.foot.symbol": "ft",
  "units.radian.name": [["plural", "count", { one: "radian", other: "radians" }, 0]],
  "units.radian.symbol": "rad",
  "units.month.name": [["plural", "count", { one: "month", other: "months" }, 0]],
  "units.month.symbol": "mo",
  "units.year.name": [["plural", "count", { one: "year", other: "years" }, 0]],
  "units.year.symbol": "yr",
  "units.day.name": [["plural", "count", { one: "day", other: "days" }, 0]],
  "units.day.symbol": "d",
  "units.groups.metric": "Metric",
  "units.groups.imperial": "Imperial",
  "units.groups.calendar": "Calendar",
};
