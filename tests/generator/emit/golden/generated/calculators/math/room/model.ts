// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { traceOf } from "../../../../../../../../generator/runtime/calculation.ts";
import { checkInputs } from "../../../../../../../../generator/runtime/check-inputs.ts";
import { answerOf, finish } from "../../../../../../../../generator/runtime/finish.ts";
import { quantityRuntime } from "../../../../../../../../generator/runtime/kinds/quantity.ts";
import type { Answer, UsedSource } from "../../../../../../../../generator/runtime/answer.ts";
import type { Shown } from "../../../../../../../../generator/runtime/calculation.ts";
import type { ChartsOf, InputsOf, OutputsOf } from "../../../../../../../../generator/runtime/description-of.ts";
import type {
  Calculator,
  CalculatorBackground,
  CalculatorDescription,
} from "../../../../../../../../generator/runtime/description.ts";
import type { Unit } from "../../../../../../../../generator/runtime/display.ts";

/** What math/room is asked, in base units. */
export type Inputs = {
  /** quantity, carried in base units, shown in meter; default `6 meter`. */
  readonly wall: number;
  /** quantity, carried in base units, shown in meter; default `5 meter`. */
  readonly length: number;
};

/** A row of `cut`. */
export type CutRow = {
  readonly value: number;
  readonly piece: number;
};

/** What math/room answers, unrounded and in base units. */
export type Values = {
  readonly boards: number;
  readonly skirting: number;
  readonly longer_by: number;
  readonly half_around: number;
  readonly cut: readonly CutRow[];
};

const lengthUnits: readonly Unit[] = [
  { id: "meter", numerator: "1", denominator: "1", group: "metric" },
  { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" },
];

export const inputs = {
  wall: {
    id: "wall",
    optional: false,
    advanced: false,
    default: "6 meter",
    type: "quantity",
    kind: quantityRuntime,
    minimum: 0,
    exclusiveMinimum: true,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    dimension: "length",
    readable: lengthUnits,
  },
  length: {
    id: "length",
    optional: false,
    advanced: false,
    group: "sides",
    default: "5 meter",
    type: "quantity",
    kind: quantityRuntime,
    maximum: 100,
    minimum: 0,
    exclusiveMinimum: true,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    dimension: "length",
    readable: lengthUnits,
  },
} satisfies InputsOf<Inputs>;

export const outputs = {
  boards: {
    id: "boards",
    type: "value",
    primary: true,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  half_around: {
    id: "half_around",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    isKey: true,
  },
  longer_by: {
    id: "longer_by",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    isKey: true,
  },
  skirting: {
    id: "skirting",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
  },
  cut: {
    id: "cut",
    type: "table",
    columns: [
      { id: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
      {
        id: "piece",
        display: {
          kind: "quantity",
          digits: { minimum: 0, maximum: 4 },
          unit: "meter",
          units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
        },
        color: "green",
      },
    ],
  },
} satisfies OutputsOf<Values>;

export const charts = {
  pieces: {
    id: "pieces",
    kind: "bar",
    over: "cut",
    x: { id: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
    y: [
      {
        id: "piece",
        display: {
          kind: "quantity",
          digits: { minimum: 0, maximum: 4 },
          unit: "meter",
          units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
        },
        color: "green",
      },
    ],
    stacked: false,
  },
} satisfies ChartsOf;

export const description: CalculatorDescription = {
  id: "math/room",
  category: "math",
  inputs: Object.values(inputs),
  outputs: Object.values(outputs),
  groups: { sides: { sum: "skirting" } },
  evidence: ["pieces"],
  charts: Object.values(charts),
  displays: {
    wall: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    length: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    strips: { kind: "number", digits: { minimum: 0, maximum: 15 } },
    width: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    skirting: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    longer_by: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    half_around: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    boards: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    "cut.value": { kind: "number", digits: { minimum: 0, maximum: 6 } },
    "cut.piece": {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
  },
};

export const background: CalculatorBackground = {
  variants: [{ slug: "room", route: "math/room", fixed: {}, defaults: {} }],
  examples: [
    {
      id: "eight",
      variant: "room",
      source: { title: "Arithmetic: 3 by 5 is 16 around, 8 boards of 2" },
      given: {},
    },
  ],
  tables: [
    {
      id: "shapes",
      periods: [{ citations: [{ title: "Euclid", status: "official", checked_on: "2026-01-31" }] }],
    },
  ],
  sources: [],
  dateRules: [],
  related: [],
};

export const strips = 4;

/** `width: wall / 2` */
export function computeWidth(wall: number): number {
  return wall / 2;
}

/** `skirting: 2 * (width + length)` */
export function computeSkirting(width: number, length: number): number {
  return 2 * (width + length);
}

/** `longer_by: length - width` */
export function computeLongerBy(length: number, width: number): number {
  return length - width;
}

/** `half_around: skirting / 2` */
export function computeHalfAround(skirting: number): number {
  return skirting / 2;
}

/** `boards: skirting / 2 meter` */
export function computeBoards(skirting: number): number {
  return skirting / 2;
}

/** The rows of `cut`. */
export function computeCut(length: number): readonly CutRow[] {
  const rows: CutRow[] = [];
  for (const valueValue of [1, 2]) {
    const piece: number = (length / strips) * valueValue;
    rows.push({ value: valueValue, piece });
  }

  return rows;
}

/** One calculation: each value is worked out once, when it is first asked for. */
export function calculate(entered: Inputs, shown: Shown, today: string) {
  const known: {
    width?: number;
    skirting?: number;
    longer_by?: number;
    half_around?: number;
    boards?: number;
    cut?: readonly CutRow[];
  } = {};
  const used: UsedSource[] = [];
  const { wall, length } = entered;
  const width = () => (known.width ??= computeWidth(wall));
  const skirting = () => (known.skirting ??= computeSkirting(width(), length));
  const longerBy = () => (known.longer_by ??= computeLongerBy(length, width()));
  const halfAround = () => (known.half_around ??= computeHalfAround(skirting()));
  const boards = () => (known.boards ??= computeBoards(skirting()));
  const cut = () => (known.cut ??= computeCut(length));
  const answer = (): Answer<Values> => {
    const problems = checkInputs(description.inputs, entered, shown, today);
    if (problems.length > 0) return { status: "invalid", problems };
    cut();
    return finish({
      values: {
        boards: boards(),
        skirting: skirting(),
        longer_by: longerBy(),
        half_around: halfAround(),
        cut: cut(),
      },
      drawn: {},
      trace: () => traceOf({ strips }, known, {}),
      used,
    });
  };
  return { answer };
}

/** Which of the conditional inputs matter, given the others. */
export function visible(_inputs: Inputs, _today: string): Shown {
  return {};
}

/** Answers math/room: values, problems with the inputs, or a refusal. */
export function compute(inputs: Inputs, today: string): Answer<Values> {
  return answerOf("boards", () => calculate(inputs, visible(inputs, today), today).answer());
}

/** The calculator as page, terminal and tests use it. */
export const calculator: Calculator<Inputs, Values> = { description, compute, visible };
