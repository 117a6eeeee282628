import { plainType } from "../../formula/value-type.ts";
import { isDatetime } from "../../runtime/datetime.ts";
import { datetimeRuntime } from "../../runtime/kinds/datetime.ts";
import { text } from "../schema.ts";
import { inputSyntax, type Literal } from "./input-syntax.ts";
import { scalarSchema } from "./input.ts";
import { resolveValue } from "./resolve.ts";
import { readTextLimits } from "./text-limits.ts";

const reader = { describe: () => "a date and time (such as `2026-01-31T14:30`)", read: readDatetime };

function readDatetime(written: string): Literal | undefined {
  return isDatetime(written) ? { value: written, text: written } : undefined;
}

/** A day and a time of day. */
export const datetimeSyntax = inputSyntax({
  type: "datetime",
  title: "Date and time",
  summary:
    "A day and a time of day in one field, written `2026-01-31T14:30`. Visitors type it as they are used to: `1/31/2026 2:30 pm`. " +
    "It has no time zone, and every day has 24 hours: where clocks are put forward or back, say so on the page.",
  schema: scalarSchema("datetime", {
    min: text("Earliest date and time, itself allowed; or a formula that gives it."),
    max: text("Latest date and time, itself allowed; or a formula that gives it."),
    default: text("The date and time the field starts with."),
  }),
  example: `inputs:
  start: { type: datetime, default: 2026-01-31T14:30 }
  runs: { type: duration, parts: [day, hour, minute], default: 36 hour }
formulas:
  end: add_time(start, runs)
outputs:
  end: {}
`,

  ...reader,
  valueType: () => plainType("datetime"),
  field: () => ({ name: "DateField", from: "fields/date-field.tsx" }),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, plainType("datetime"), context);
    const limits = readTextLimits(document, resolved.default, reader, {}, context);
    return {
      ...resolved,
      description: { ...base, type: "datetime", kind: datetimeRuntime, ...limits, display },
    };
  },
});
