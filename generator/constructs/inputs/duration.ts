import { numberType } from "../../formula/value-type.ts";
import { assert } from "../../runtime/assert.ts";
import {
  durationFamily,
  durationUnits,
  readWrittenDuration,
  writtenDuration,
} from "../../runtime/duration.ts";
import { durationRuntime } from "../../runtime/kinds/duration.ts";
import type { DurationParts, DurationUnit } from "../../runtime/own-display.ts";
import { reportParts } from "../check-display.ts";
import { durationDimension } from "../display.ts";
import { list, oneOfTexts } from "../schema.ts";
import type { Literal, WrittenAs } from "./input-syntax.ts";
import { inputSyntax } from "./input-syntax.ts";
import { limitKeys, scalarSchema, startsWith } from "./input.ts";
import { displayInput, resolveNumber } from "./resolve.ts";

const reader = {
  describe: ({ parts = [] }: WrittenAs) => {
    const clock = parts.includes("hour") && parts.includes("minute") ? "`1:30` or " : "";
    return `a duration (such as ${clock}\`${parts.map((part) => `1 ${part}`).join(" ")}\`)`;
  },
  read: readDuration,
};

function readDuration(text: string, { parts = [] }: WrittenAs): Literal | undefined {
  const sizes = sizesOf(parts);
  const value =
    sizes === undefined ? undefined : readWrittenDuration(text.replaceAll(/(?<=\d)_(?=\d)/g, ""), sizes);
  return value === undefined || sizes === undefined
    ? undefined
    : { value, text: writtenDuration(value, sizes) };
}

function sizesOf(parts: readonly DurationUnit[]): DurationParts | undefined {
  const family = durationFamily(parts);
  return family && Object.fromEntries(parts.map((unit) => [unit, family.sizes[unit]]));
}

/** How long something takes. */
export const durationSyntax = inputSyntax({
  type: "duration",
  title: "Duration",
  summary:
    "How long something takes, in one field: `1:30:00`, `2 h 25 min`, `90m`, `3 years 2 months`. In formulas it is a number of seconds, of days or of months, " +
    "as its `parts` say, without fraction, and adds to others of its kind. Authors write `1:30:00` or `1 hour 30 minute`. A day beside hours has 24 of them.",
  schema: scalarSchema(
    "duration",
    {
      parts: list(
        oneOfTexts(durationUnits, "A unit."),
        "The units it is written in: of days to seconds, of weeks and days, or of years and months. A number without a unit is of the last; of hours and minutes it is of the first, and the second reading is told.",
        { unique: true },
      ),
      default: startsWith("The value the field starts with, such as `1:30:00`."),
      ...limitKeys,
    },
    ["parts"],
  ),
  example: `inputs:
  start: { type: time, default: 09:00 }
  work: { type: duration, parts: [hour, minute], default: 7:30, min: 0 minute, max: 24 hour }
formulas:
  end: add_time(start, work)
outputs:
  end: {}
  half: { value: work / 2, as: duration, parts: [hour, minute] }
`,

  ...reader,
  writtenAs: ({ parts }) => ({ parts }),
  valueType: ({ parts = [] }) => numberType(durationDimension(parts), true),
  field: () => ({ name: "DurationField", from: "fields/duration-field.tsx" }),
  resolve: (document, context) => {
    const { parts } = document;
    const dimension = durationDimension(parts);
    if (dimension === undefined) {
      reportParts(parts, [...context.path, "parts"], context.reporter);
      return undefined;
    }
    const type = { ...numberType(dimension, true), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, { parts }, context);
    const display = displayInput(type, { as: "duration", parts }, context);
    assert(display.kind === "duration", "a duration is shown as one");
    const description = { ...base, type: "duration", kind: durationRuntime, ...limits, display } as const;
    return { description, type, default: start.value };
  },
});
