import { construct } from "../construct.ts";
import { oneOfTexts, text } from "../schema.ts";
import { inputSchema } from "./input.ts";

/** A day or month of the calendar. */
export const dateInput = construct({
  id: "date_input",
  kind: "calculator",
  title: "Date",
  summary:
    "A day of the calendar, written `2026-01-31`. With `precision: month` the visitor picks a month, and the value is its first day. `today` is the current day.",
  schema: inputSchema("date", {
    precision: oneOfTexts(["day", "month"], "What the visitor picks; `day` without it."),
    min: text("Earliest day, itself allowed."),
    max: text("Latest day, itself allowed; `today` for no later than now."),
    default: text("The day the field starts with, or `today`."),
  }),
  example: `inputs:
  birth_date: { type: date, default: 2000-01-01, min: 1900-01-01, max: today }
`,
});
