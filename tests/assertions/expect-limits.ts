import { chosenSets } from "../../generator/examples/chosen-sets.ts";
import { endOf } from "../../generator/constructs/inputs/moving-limit.ts";
import { expect } from "vitest";
import type { Scalar, Value } from "../../generator/runtime/answer.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { partsOf } from "../../generator/runtime/duration.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Calculator, InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
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
export function expectLimits(calculator: DocumentedCalculator, id: string): void {
  const input = calculator.description.inputs.find((each) => each.id === id);
  assert(input !== undefined, `no input ${id}`);
  const shown = casesShowing(calculator, id);
  const [start] = shown;
  assert(start !== undefined, `no case shows ${id}: add an example that does`);
  const all = [...edgesFrom(input, shown, start.today), ...movingEdges(calculator, input, start)];
  const tried = all.map((edge) => ({
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
  expect(
    choosesDisplay(calculator, id) ||
      hasEffect(calculator, input, shown) ||
      changesReading(calculator, input),
    `${id} changes nothing`,
  ).toBe(true);
}

/** The codes of the problems at an input that a page shows and a visitor leaves blank. */
function problemsWhenBlank(calculator: DocumentedCalculator, id: string): readonly string[] {
  return calculator.background.variants.flatMap(({ fixed, defaults }) => {
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
function casesShowing(calculator: DocumentedCalculator, id: string): readonly Case[] {
  const starts = startingCases(calculator);
  const isShown = ({ inputs, today }: Case): boolean => calculator.visible(inputs, today)[id] !== false;
  const turns = calculator.description.inputs
    .filter((input) => input.id !== id)
    .flatMap((input) => turnedValues(input, starts).map((value) => ({ id: input.id, value })));
  const turned = (start: Case): readonly Case[] => turns.map((turn) => withInput(start, turn.id, turn.value));
  const [start] = starts;
  assert(start !== undefined, "a calculator has a page");
  const found = starts.filter(isShown);
  if (found.length > 0) return found;
  const once = turned(start);
  const shown = once.filter(isShown);
  return shown.length > 0 ? shown : once.flatMap(turned).filter(isShown).slice(0, 1);
}

/** Values that may show or hide other inputs. */
function turnedValues(input: InputDescription, starts: readonly Case[]): readonly Value[] {
  if (input.type === "rows") return [[], rowsOf(input, Math.max(input.fewest, 1), starts)];
  if (!isNumeric(input)) return decidingValues(input);
  const { minimum, maximum } = input;
  const within = [0, 1, (minimum ?? 0) + 1, aLot].filter(
    (value) => value > (minimum ?? -Infinity) && value < (maximum ?? Infinity),
  );
  return [minimum, maximum, ...within].filter((value) => value !== undefined);
}

/** Where an input has no upper limit: more than any threshold should ask for. */
const aLot = 1e6;

/** Whether a value is shown in the currency this input chooses. */
function choosesDisplay({ description }: Calculator, id: string): boolean {
  return Object.values(description.displays).some(
    (display) =>
      display.kind === "money" && typeof display.currency === "object" && display.currency.from === id,
  );
}

/** Whether what an example gives is read to another value of another input under some option: an angle in radians. */
function changesReading(calculator: DocumentedCalculator, input: InputDescription): boolean {
  const { examples } = calculator.background;
  return examples.some(({ given, today = "2026-01-01" }) => {
    const read = decidingValues(input).map((option) => {
      const { values } = readInputs(calculator, { ...given, [input.id]: String(option) }, { today });
      return textOf({ ...values, [input.id]: null });
    });
    return new Set(read).size > 1;
  });
}

/** Whether some value of it, in some case, leads to another answer, or to other fields. */
function hasEffect(calculator: Calculator, input: InputDescription, shown: readonly Case[]): boolean {
  const outcomeOf = (one: Case): string => {
    const answer = answerCase(calculator, one);
    const trace = answer.status === "answered" ? answer.trace() : {};
    return textOf([answer, trace, calculator.visible(one.inputs, one.today)]);
  };
  return filled(calculator, shown).some((start) => {
    const own = outcomeOf(start);
    return knobsOf([input]).some((knob) =>
      acceptedValues(edges(knob.input, start.today)).some(
        (value) =>
          (typeof value !== "object" || value === null) && outcomeOf(knob.turn(start, value)) !== own,
      ),
    );
  });
}

/** The cases, and each with a row in every rows input that has none: a value may have its effect on rows alone. */
function filled({ description }: Calculator, shown: readonly Case[]): readonly Case[] {
  return shown.flatMap((start) => {
    const empty = description.inputs.filter((input) => {
      const rows = start.inputs[input.id];
      return input.type === "rows" && (rows === null || (typeof rows === "object" && rows.length === 0));
    });
    const full = empty.reduce(
      (one, input) => (input.type === "rows" ? withInput(one, input.id, rowsOf(input, 1, shown)) : one),
      start,
    );
    return empty.length === 0 ? [start] : [start, full];
  });
}

/** So many rows: the first a case has, else one of values its columns take. */
function rowsOf(
  { id, columns }: InputDescription & { readonly type: "rows" },
  count: number,
  cases: readonly Case[],
): readonly Readonly<Record<string, Scalar>>[] {
  const known = cases.flatMap(({ inputs }) => {
    const rows = inputs[id];
    return rows !== null && typeof rows === "object" ? rows.slice(0, 1) : [];
  });
  const made = (): Readonly<Record<string, Scalar>> =>
    Object.fromEntries(columns.map((column) => [column.id, aValue(column)]));
  const row = known[0] ?? made();
  return Array.from({ length: count }, () => row);
}

/** A value a column takes, not nothing where it can be something. */
function aValue(column: ScalarInput): Scalar {
  const scalars = acceptedValues(edges(column, "2026-01-01")).flatMap((value) =>
    typeof value === "object" && value !== null ? [] : [value],
  );
  return scalars.find((value) => value !== null && value !== 0 && value !== "") ?? scalars.at(-1) ?? null;
}

/** The edges of an input; of rows, how many there may be. */
function edgesFrom(input: InputDescription, shown: readonly Case[], today: string): readonly Edge[] {
  if (input.type !== "rows") return edges(input, today);
  const { fewest, most } = input;
  const isAccepted = (count: number): boolean =>
    (count >= fewest && count <= most) || (count === 0 && input.optional);
  return [...new Set([0, fewest - 1, fewest, most, most + 1])]
    .filter((count) => count >= 0)
    .map((count) => ({ value: rowsOf(input, count, shown), accepted: isAccepted(count) }));
}

function acceptedValues(tried: readonly Edge[]): readonly Value[] {
  return tried.flatMap((edge) => (edge.accepted ? [edge.value] : []));
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? `${part}n` : part));
}

/** Where a limit moves with other values: the value on it and the one just beyond, as the calculator itself names it. */
function movingEdges(calculator: Calculator, input: InputDescription, start: Case): readonly Edge[] {
  if (input.type === "rows") return [];
  return (input.movingLimits ?? []).flatMap(({ side }): readonly Edge[] => {
    const end = endOf(side);
    const direction = end === "maximum" ? 1 : -1;
    const far = isNumeric(input) ? direction * 1e15 : end === "maximum" ? "9999-12-31" : "0001-01-01";
    const answer = answerCase(calculator, withInput(start, input.id, far));
    const problem =
      answer.status === "invalid" ? answer.problems.find(({ at }) => at === input.id) : undefined;
    const limit = problem?.arguments?.[end];
    const accepted = problem?.arguments?.["exclusive"] !== true;
    if (typeof limit === "string")
      return [
        { value: limit, accepted },
        { value: dayFrom(limit, direction), accepted: false },
      ];
    assert(typeof limit === "number", `${input.id} has no ${end}`);
    const whole = input.type === "integer" || (input.type === "quantity" && input.integer === true);
    const last = whole ? (end === "maximum" ? Math.floor(limit) : Math.ceil(limit)) : limit;
    return [
      { value: last, accepted: accepted || last !== limit },
      { value: beyond(limit, direction, whole), accepted: false },
    ];
  });
}

interface Edge {
  readonly value: Value;
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
          .filter(
            (value) =>
              !whole && input.movingLimits === undefined && value > (minimum ?? 0) && value < (maximum ?? 4),
          )
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
    case "time":
      return [
        ...blank,
        { value: "24:01", accepted: false },
        { value: "00:00", accepted: true },
        { value: "24:00", accepted: true },
      ];
    case "duration": {
      const smallest = partsOf(input.display.parts).at(-1)?.size ?? 1;
      const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = input;
      return [
        ...blank,
        { value: Number.NaN, accepted: false },
        { value: Number.POSITIVE_INFINITY, accepted: false },
        ...(minimum === undefined
          ? []
          : [
              { value: minimum, accepted: !exclusiveMinimum },
              { value: minimum - smallest, accepted: false },
            ]),
        ...(maximum === undefined
          ? []
          : [
              { value: maximum, accepted: !exclusiveMaximum },
              { value: maximum + smallest, accepted: false },
            ]),
      ];
    }
    case "datetime": {
      const { minimum = "2000-01-01T00:00", maximum = "2100-12-31T23:59" } = input;
      return [
        ...blank,
        { value: "2026-02-30T10:00", accepted: false },
        { value: "2026-02-28T24:00", accepted: false },
        { value: minimum, accepted: true },
        { value: maximum, accepted: true },
        ...(input.minimum === undefined ? [] : [{ value: "0001-01-01T00:00", accepted: false }]),
        ...(input.maximum === undefined ? [] : [{ value: "9999-12-31T23:59", accepted: false }]),
      ];
    }
    case "term":
      return [
        ...blank,
        { value: "one", accepted: false },
        ...[input.minimum, input.maximum].flatMap((value) =>
          value === undefined ? [] : [{ value, accepted: true }],
        ),
      ];
    case "choice":
      return [
        ...blank,
        ...input.options.map((value) => ({ value, accepted: true })),
        { value: "no such option", accepted: false },
      ];
    case "choices":
      return [
        { value: "", accepted: input.optional },
        ...chosenSets(input).map((value) => ({ value, accepted: true })),
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
    case "decimal":
      return [
        ...blank,
        ...["2", "3"].map((value) => ({ value, accepted: true })),
        { value: "one", accepted: false },
      ];
    case "fraction":
      return [
        ...blank,
        ...["2", "2/3"].map((value) => ({ value, accepted: true })),
        { value: "one", accepted: false },
      ];
    case "digits":
    case "expression":
      return [...blank, { value: "1", accepted: true }, { value: "10", accepted: true }];
  }
}

/** The next number past a limit that a visitor could mean: a unit for whole numbers, a millionth part otherwise. */
function beyond(limit: number, direction: 1 | -1, whole: boolean): number {
  return limit + direction * (whole ? 1 : Math.max(Math.abs(limit) * 1e-6, 1e-9));
}
