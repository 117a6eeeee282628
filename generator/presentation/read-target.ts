import type { ScalarInput } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import { durationRuntime } from "../runtime/kinds/duration.ts";
import { moneyRuntime } from "../runtime/kinds/money.ts";
import { numberRuntime } from "../runtime/kinds/number.ts";
import { percentRuntime } from "../runtime/kinds/percent.ts";
import { quantityRuntime } from "../runtime/kinds/quantity.ts";
import type { FieldContext } from "../runtime/reading/field-reading.ts";
import { readField } from "../runtime/reading/read-field.ts";

/**
 * A result someone wants to reach, as they typed it, in base units: read as a field of its kind would be. Undefined where
 * it cannot be read, or results of its kind are not numbers.
 */
export function readTarget(
  id: string,
  display: Display,
  text: string,
  context: FieldContext,
): number | undefined {
  const input = fieldFor(id, display);
  if (input === undefined) return undefined;
  const { locale: _locale, ...plain } = context;
  const canonical = readField(input, text, plain);
  const reading = canonical.kind === "read" ? canonical : readField(input, text, context);
  return reading.kind === "read" && typeof reading.value === "number" ? reading.value : undefined;
}

function fieldFor(id: string, display: Display): ScalarInput | undefined {
  const base = { id, default: "", optional: false, advanced: false };
  switch (display.kind) {
    case "number":
      return { ...base, type: "number", kind: numberRuntime, display };
    case "percent":
      return { ...base, type: "percent", kind: percentRuntime, display };
    case "money":
      return { ...base, type: "money", kind: moneyRuntime, display };
    case "quantity":
      return {
        ...base,
        type: "quantity",
        kind: quantityRuntime,
        display,
        dimension: "",
        readable: display.units,
      };
    case "duration":
      return { ...base, type: "duration", kind: durationRuntime, display };
    case "decimal":
    case "exact":
    case "fraction":
    case "datetime":
    case "boolean":
    case "date":
    case "time":
    case "whole":
    case "term":
    case "choice":
    case "choices":
    case "text":
    case "lines":
    case "message":
    case "unit":
      return undefined;
  }
}
