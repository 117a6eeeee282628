// Generated from specs/words/en.yaml and specs/units/words/en.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Words } from "../../../../../../generator/runtime/words.ts";

/** The words every page and the terminal share. */
export const words: Words = {
  "site.name": "Sample",
  "site.count": [
    {
      type: 6,
      value: "=count",
      options: {
        "=0": { value: [{ type: 0, value: "Nothing" }] },
        one: {
          value: [
            { type: 1, value: "#count" },
            { type: 0, value: " page" },
          ],
        },
        other: {
          value: [
            { type: 1, value: "#count" },
            { type: 0, value: " pages" },
          ],
        },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "weekdays.monday": "Monday",
  "weekdays.tuesday": "Tuesday",
  "weekdays.wednesday": "Wednesday",
  "weekdays.thursday": "Thursday",
  "weekdays.friday": "Friday",
  "weekdays.saturday": "Saturday",
  "weekdays.sunday": "Sunday",
  "units.meter.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "meter" }] },
        other: { value: [{ type: 0, value: "meters" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.meter.symbol": "m",
  "units.foot.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "foot" }] },
        other: { value: [{ type: 0, value: "feet" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.foot.symbol": "ft",
  "units.radian.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "radian" }] },
        other: { value: [{ type: 0, value: "radians" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.radian.symbol": "rad",
  "units.month.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "month" }] },
        other: { value: [{ type: 0, value: "months" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.month.symbol": "mo",
  "units.year.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "year" }] },
        other: { value: [{ type: 0, value: "years" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.year.symbol": "yr",
  "units.day.name": [
    {
      type: 6,
      value: "=count",
      options: {
        one: { value: [{ type: 0, value: "day" }] },
        other: { value: [{ type: 0, value: "days" }] },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "units.day.symbol": "d",
  "units.groups.metric": "Metric",
  "units.groups.imperial": "Imperial",
  "units.groups.calendar": "Calendar",
};
