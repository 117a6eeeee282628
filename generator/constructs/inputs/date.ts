import { dateType } from "../../formula/value-type.ts";
import { dateRuntime } from "../../runtime/kinds/date.ts";
import { isoDate } from "../../runtime/iso-date.ts";
import type { Literal, WrittenAs } from "./input-syntax.ts";
import { resolveValue } from "./resolve.ts";
import { inputSyntax } from "./input-syntax.ts";
import { oneOfTexts, text } from "../schema.ts";
import { scalarSchema } from "./input.ts";
import { readTextLimits } from "./text-limits.ts";

const reader = {
  describe: ({ precision }: WrittenAs) =>
    precision === "month" ? "a month (such as `2026-01`)" : "a day (such as `2026-01-31`)",
  read: readDay,
};

/** A day, `today`, or of month precision a month, whose value is its first day. */
function readDay(written: string, { precision = "day" }: WrittenAs): Literal | undefined {
  if (written === "today") return { value: "today", text: written };
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(written);
  if (match === null) return undefined;
  const [, year, month, day] = match;
  if (day === undefined && precision === "day") return undefined;
  const iso = isoDate(Number(year), Number(month), Number(day ?? 1));
  return iso === undefined ? undefined : { value: iso, text: precision === "month" ? iso.slice(0, 7) : iso };
}

/** A day or month of the calendar. */
export const dateSyntax = inputSyntax({
  type: "date",
  title: "Date",
  summary:
    "A day of the calendar, written `2026-01-31`. With `precision: month` the visitor picks a month, and the value is its first day. `today` is the current day.",
  schema: scalarSchema("date", {
    precision: oneOfTexts(["day", "month"], "What the visitor picks; `day` without it."),
    min: text("Earliest day, itself allowed; or a formula that gives it."),
    max: text("Latest day, itself allowed; `today` for no later than now; or a formula that gives it."),
    default: text("The day the field starts with, or `today`."),
  }),
  example: `inputs:
  birth_date: { type: date, default: 2000-01-01, min: 1900-01-01, max: today }
`,

  ...reader,
  writtenAs: ({ precision }) => (precision === undefined ? {} : { precision }),
  valueType: () => dateType,
  field: () => ({ name: "DateField", from: "fields/date-field.tsx" }),
  resolve: (document, context) => {
    const { precision = "day" } = document;
    const as = { precision };
    const { base, display, ...resolved } = resolveValue(document, reader, dateType, context, as, as);
    const limits = readTextLimits(document, resolved.default, reader, as, context);
    return {
      ...resolved,
      description: { ...base, type: "date", kind: dateRuntime, precision, ...limits, display },
    };
  },
});
