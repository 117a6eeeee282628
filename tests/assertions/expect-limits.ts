import { expect } from "vitest";
import type { Scalar } from "../../generator/runtime/answer.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator, InputDescription, InputValue } from "../../generator/runtime/description.ts";
import {
  answerCase,
  dayFrom,
  decidingValues,
  isNumeric,
  knobsOf,
  startingCases,
  withInput,
  type Case,
} from "./driven-inputs.ts";

/**
 * Puts the values on an input's limits and those just beyond into the calculator, in a case where the input is shown:
 * what lies within has no problem of its own, what lies beyond has one at this input. And the input has an effect:
 * two of its values lead to different answers.
 */
export function expectLimits(calculator: Calculator, id: string): void {
  const input = calculator.description.inputs.find((each) => each.id === id);
  assert(input !== undefined, `no input ${id}`);
  const shown = casesShowing(calculator, id);
  const [start] = shown;
  assert(start !== undefined, `no case shows ${id}`);
  const tried = edges(input, start.today).map((edge) => ({
    ...edge,
    answer: answerCase(calculator, withInput(start, id, edge.value)),
  }));
  const wrong = tried.filter(({ accepted, answer }) => {
    const own =
      answer.status === "invalid" &&
      answer.problems.some(({ at, code }) => at === id && !code.startsWith("check."));
    return own === accepted;
  });
  expect(wrong).toEqual([]);
  if (!input.optional && input.type !== "rows")
    expect(problemsWhenBlank(calculator, id)).toContain("required");
  expect(choosesDisplay(calculator, id) || hasEffect(calculator, input, shown), `${id} changes nothing`).toBe(
    true,
  );
}

/** The codes of the problems at an input that a page shows and a visitor leaves blank. */
function problemsWhenBlank(calculator: Calculator, id: string): readonly string[] {
  return calculator.description.variants.flatMap(({ fixed, defaults }) => {
    const { visible, problems } = readInputs(
      calculator,
      { [id]: "" },
      { today: "2026-01-01", fixed, defaults },
    );
    return visible[id] === false || id in fixed
      ? ["required"]
      : problems.filter(({ at }) => at === id).map(({ code }) => code);
  });
}

/** Cases that show the input: starts, else starts with one or two other inputs turned. */
function casesShowing(calculator: Calculator, id: string): readonly Case[] {
  const isShown = ({ inputs }: Case): boolean => calculator.visible(inputs)[id] !== false;
  const turns = calculator.description.inputs
    .filter((input) => input.id !== id && input.type !== "rows")
    .flatMap((input) => turnedValues(input).map((value) => ({ id: input.id, value })));
  const turned = (start: Case): readonly Case[] => turns.map((turn) => withInput(start, turn.id, turn.value));
  const starts = startingCases(calculator);
  const [start] = starts;
  assert(start !== undefined, "a calculator has a page");
  const found = starts.filter(isShown);
  if (found.length > 0) return found;
  const once = turned(start);
  const shown = once.filter(isShown);
  return shown.length > 0 ? shown : once.flatMap(turned).filter(isShown).slice(0, 1);
}

/** Values that may show or hide other inputs. */
function turnedValues(input: InputDescription): readonly Scalar[] {
  if (!isNumeric(input)) return decidingValues(input);
  return [input.minimum, input.maximum].filter((limit) => limit !== undefined);
}

/** Whether a value is shown in the currency or unit this input chooses. */
function choosesDisplay({ description }: Calculator, id: string): boolean {
  return Object.values(description.displays).some((display) =>
    display.kind === "money"
      ? typeof display.currency === "object" && display.currency.from === id
      : display.kind === "quantity" && display.unitFrom === id,
  );
}

/** Whether some value of it, in some case, leads to another answer, or to other fields. */
function hasEffect(calculator: Calculator, input: InputDescription, shown: readonly Case[]): boolean {
  const turned = knobsOf([input]);
  return shown.some((start) => {
    const values = turned.flatMap((knob) =>
      acceptedValues(edges(knob.input, start.today)).map((value) =>
        typeof value === "object" && value !== null ? start : knob.turn(start, value),
      ),
    );
    const outcomes = [start, ...values].map((one) =>
      textOf([answerCase(calculator, one), calculator.visible(one.inputs)]),
    );
    return new Set(outcomes).size > 1;
  });
}

function acceptedValues(tried: readonly Edge[]): readonly InputValue[] {
  return tried.flatMap((edge) => (edge.accepted ? [edge.value] : []));
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));
}

interface Edge {
  readonly value: InputValue;
  readonly accepted: boolean;
}

function edges(input: InputDescription, today: string): readonly Edge[] {
  const blank: readonly Edge[] = input.optional ? [{ value: null, accepted: true }] : [];
  switch (input.type) {
    case "number":
    case "integer":
    case "percent":
    case "money":
    case "quantity": {
      const whole = input.type === "integer" || (input.type === "quantity" && input.integer === true);
      const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = input;
      return [
        ...blank,
        { value: Number.NaN, accepted: false },
        { value: Number.POSITIVE_INFINITY, accepted: false },
        ...[2, 3]
          .filter((value) => !whole && value > (minimum ?? 0) && value < (maximum ?? 4))
          .map((value) => ({ value, accepted: true })),
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
      const last = maximum === "today" ? today : maximum;
      return [
        ...blank,
        { value: "2026-02-30", accepted: false },
        ...(minimum === undefined && last === undefined
          ? ["2024-02-29", "2025-12-31"].map((value) => ({ value, accepted: true }))
          : []),
        ...(minimum === undefined
          ? []
          : [
              { value: minimum, accepted: true },
              { value: dayFrom(minimum, -1), accepted: false },
            ]),
        ...(last === undefined
          ? []
          : [
              { value: last, accepted: true },
              { value: dayFrom(last, 1), accepted: false },
            ]),
      ];
    }
    case "choice":
      return [
        ...blank,
        ...input.options.map((value) => ({ value, accepted: true })),
        { value: "no such option", accepted: false },
      ];
    case "boolean":
      return [...blank, { value: true, accepted: true }, { value: false, accepted: true }];
    case "text":
      return [
        { value: "x".repeat(input.longest), accepted: true },
        { value: "x".repeat(input.longest + 1), accepted: false },
      ];
    case "rows":
      return [{ value: [], accepted: input.optional || input.fewest === 0 }];
    case "whole":
      return [...blank, { value: 2n, accepted: true }, { value: 3n, accepted: true }];
    case "digits":
    case "expression":
      return [...blank, { value: "1", accepted: true }, { value: "10", accepted: true }];
  }
}

/** The next number past a limit that a visitor could mean: a unit for whole numbers, a millionth part otherwise. */
function beyond(limit: number, direction: 1 | -1, whole: boolean): number {
  return limit + direction * (whole ? 1 : Math.max(Math.abs(limit) * 1e-6, 1e-9));
}
