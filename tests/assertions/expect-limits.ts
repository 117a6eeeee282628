import { expect } from "vitest";
import type { Calculator, InputDescription } from "../../generator/runtime/description.ts";
import { checkInput } from "../../generator/runtime/check-inputs.ts";

/** Asserts that an input takes the values on its limits that it should and refuses those just beyond. */
export function expectLimits(calculator: Calculator, id: string): void {
  const input = calculator.description.inputs.find((each) => each.id === id);
  if (input === undefined) throw new Error(`no input ${id}`);
  const wrong = edges(input).filter(
    ({ value, accepted }) =>
      (checkInput(input, value, id, { today: "2026-01-01", values: {} }).length === 0) !== accepted,
  );
  expect(wrong).toEqual([]);
}

interface Edge {
  readonly value: number | string | null;
  readonly accepted: boolean;
}

function edges(input: InputDescription): readonly Edge[] {
  const blank: Edge = { value: null, accepted: input.optional };
  switch (input.type) {
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "quantity": {
      const whole = input.type === "integer" || (input.type === "quantity" && input.integer === true);
      const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = input;
      return [
        blank,
        { value: Number.NaN, accepted: false },
        { value: Number.POSITIVE_INFINITY, accepted: false },
        ...(minimum === undefined
          ? []
          : [
              { value: minimum, accepted: !exclusiveMinimum },
              { value: beyond(minimum, -1, whole), accepted: false },
            ]),
        ...(maximum === undefined
          ? []
          : [
              { value: maximum, accepted: !exclusiveMaximum },
              { value: beyond(maximum, 1, whole), accepted: false },
            ]),
      ];
    }
    case "date": {
      const { minimum, maximum } = input;
      return [
        blank,
        { value: "2026-02-30", accepted: false },
        ...(minimum === undefined
          ? []
          : [
              { value: minimum, accepted: true },
              { value: dayFrom(minimum, -1), accepted: false },
            ]),
        ...(maximum === undefined
          ? []
          : [
              { value: limitDay(maximum), accepted: true },
              { value: dayFrom(limitDay(maximum), 1), accepted: false },
            ]),
      ];
    }
    case "choice":
      return [
        blank,
        ...input.options.map((value) => ({ value, accepted: true })),
        { value: "no such option", accepted: false },
      ];
    case "text":
      return [
        { value: "x".repeat(input.longest), accepted: true },
        { value: "x".repeat(input.longest + 1), accepted: false },
      ];
    case "whole":
    case "digits":
    case "boolean":
    case "expression":
    case "rows":
      return [blank];
  }
}

/** The next number past a limit that a visitor could mean: a unit for whole numbers, a millionth part otherwise. */
function beyond(limit: number, direction: 1 | -1, whole: boolean): number {
  return limit + direction * (whole ? 1 : Math.max(Math.abs(limit) * 1e-6, 1e-9));
}

function limitDay(limit: string): string {
  return limit === "today" ? "2026-01-01" : limit;
}

function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
