import { plainType } from "../../formula/value-type.ts";
import { endOfDay, isTime, timeRuntime } from "../../runtime/kinds/time.ts";
import { text } from "../schema.ts";
import { inputSyntax, type Literal } from "./input-syntax.ts";
import { scalarSchema } from "./input.ts";
import { resolveValue } from "./resolve.ts";

const reader = { describe: () => "a time of day (such as `14:30`)", read: readTime };

function readTime(written: string): Literal | undefined {
  return (isTime(written) && written.length === 5) || written === endOfDay
    ? { value: written, text: written }
    : undefined;
}

/** A time of day. */
export const timeSyntax = inputSyntax({
  type: "time",
  title: "Time of day",
  summary:
    "A time of day to the minute, written `14:30`. Visitors type it as they are used to, `2:30 pm` or `14.30`, and read it in their language's own way. " +
    "Formulas compare times and take the `time_between` two of them, a quantity of time.",
  schema: scalarSchema("time", {
    default: text("The time the field starts with."),
  }),
  example: `inputs:
  start: { type: time, default: 09:00 }
  end: { type: time, default: 17:30 }
formulas:
  hours: { value: "time_between(start, end)", unit: hour }
outputs:
  hours: {}
`,

  ...reader,
  field: () => ({ name: "TimeField", from: "fields/time-field.tsx" }),
  valueType: () => plainType("time"),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, plainType("time"), context);
    return { ...resolved, description: { ...base, type: "time", kind: timeRuntime, display } };
  },
});
