// Generated from specs/math/parts/rectangle/part.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { traceOf } from "../../../../../../../../../generator/runtime/calculation.ts";
import { checkInputs, checkProblem } from "../../../../../../../../../generator/runtime/check-inputs.ts";
import { compareExactly } from "../../../../../../../../../generator/runtime/compare.ts";
import { exactProduct } from "../../../../../../../../../generator/runtime/exact-arithmetic.ts";
import { answerOf, finish } from "../../../../../../../../../generator/runtime/finish.ts";
import { integerRuntime } from "../../../../../../../../../generator/runtime/kinds/integer.ts";
import { quantityRuntime } from "../../../../../../../../../generator/runtime/kinds/quantity.ts";
import type { Answer, UsedSource } from "../../../../../../../../../generator/runtime/answer.ts";
import type { Shown } from "../../../../../../../../../generator/runtime/calculation.ts";
import type { ChartsOf, InputsOf, OutputsOf } from "../../../../../../../../../generator/runtime/description-of.ts";
import type {
  Calculator,
  CalculatorBackground,
  CalculatorDescription,
} from "../../../../../../../../../generator/runtime/description.ts";
import type { Unit } from "../../../../../../../../../generator/runtime/display.ts";

/** What math/parts/rectangle is asked, in base units. */
export type Inputs = {
  /** quantity, carried in base units, shown in meter; default `3 meter`. */
  readonly width: number;
  /** quantity, carried in base units, shown in meter; default `4 meter`. */
  readonly length: number;
  /** integer; default `2`. */
  readonly strips: number;
};

/** A row of `cut`. */
export type CutRow = {
  readonly value: number;
  readonly piece: number;
};

/** What math/parts/rectangle answers, unrounded and in base units. */
export type Values = {
  readonly around: number;
  readonly longer_by: number;
  readonly half_around: number;
  readonly cut: readonly CutRow[];
};

const lengthUnits: readonly Unit[] = [
  { id: "meter", numerator: "1", denominator: "1", group: "metric" },
  { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" },
];

export const inputs = {
  width: {
    id: "width",
    optional: false,
    advanced: false,
    default: "3 meter",
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
    default: "4 meter",
    type: "quantity",
    kind: quantityRuntime,
    maximum: 100,
    minimum: 0,
    exclusiveMinimum: true,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    dimension: "length",
    readable: lengthUnits,
  },
  strips: {
    id: "strips",
    optional: false,
    advanced: false,
    group: "cutting",
    default: "2",
    type: "integer",
    kind: integerRuntime,
    minimum: 1,
    maximum: 10,
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
} satisfies InputsOf<Inputs>;

export const outputs = {
  around: {
    id: "around",
    type: "value",
    primary: true,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
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
  id: "math/parts/rectangle",
  category: "math",
  inputs: Object.values(inputs),
  outputs: Object.values(outputs),
  groups: { cutting: { sum: "strips", isFolded: true }, sides: { sum: "around" } },
  evidence: ["pieces"],
  charts: Object.values(charts),
  displays: {
    width: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    length: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    strips: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    longest: { kind: "number", digits: { minimum: 0, maximum: 15 } },
    around: {
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
  variants: [{ slug: "rectangle", route: "math/parts/rectangle", fixed: {}, defaults: {} }],
  examples: [
    {
      id: "twelve",
      variant: "rectangle",
      source: { title: "Arithmetic: around 3 by 4 it is 14" },
      given: {},
    },
    {
      id: "too_long",
      variant: "rectangle",
      source: { title: "Longer than three times its width" },
      given: { length: "9.1 meter" },
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

export const longest = 3;

/** `area: width * length` */
export function computeArea(width: number, length: number): number {
  return width * length;
}

/** `half: area / 2` */
export function computeHalf(area: number): number {
  return area / 2;
}

/** `around: 2 * (width + length)` */
export function computeAround(width: number, length: number): number {
  return 2 * (width + length);
}

/** `longer_by: length - width` */
export function computeLongerBy(length: number, width: number): number {
  return length - width;
}

/** `half_around: around / 2` */
export function computeHalfAround(around: number): number {
  return around / 2;
}

/** The rows of `cut`. */
export function computeCut(length: number, strips: number): readonly CutRow[] {
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
    area?: number;
    half?: number;
    around?: number;
    longer_by?: number;
    half_around?: number;
    cut?: readonly CutRow[];
  } = {};
  const used: UsedSource[] = [];
  const { width, length, strips } = entered;
  const area = () => (known.area ??= computeArea(width, length));
  const half = () => (known.half ??= computeHalf(area()));
  const around = () => (known.around ??= computeAround(width, length));
  const longerBy = () => (known.longer_by ??= computeLongerBy(length, width));
  const halfAround = () => (known.half_around ??= computeHalfAround(around()));
  const cut = () => (known.cut ??= computeCut(length, strips));
  const answer = (): Answer<Values> => {
    const problems = checkInputs(description.inputs, entered, shown, today);
    if (problems.length > 0) return { status: "invalid", problems };
    if (!(compareExactly(length, exactProduct(width, longest)) <= 0))
      problems.push(checkProblem("not_too_long", ["length", "width"], shown, { length }));
    if (problems.length > 0) return { status: "invalid", problems };
    half();
    cut();
    return finish({
      values: { around: around(), longer_by: longerBy(), half_around: halfAround(), cut: cut() },
      drawn: {},
      trace: () => traceOf({ longest }, known, {}),
      used,
    });
  };
  return { answer };
}

/** Which of the conditional inputs matter, given the others. */
export function visible(_inputs: Inputs, _today: string): Shown {
  return {};
}

/** Answers math/parts/rectangle: values, problems with the inputs, or a refusal. */
export function compute(inputs: Inputs, today: string): Answer<Values> {
  return answerOf("around", () => calculate(inputs, visible(inputs, today), today).answer());
}

/** The calculator as page, terminal and tests use it. */
export const calculator: Calculator<Inputs, Values> = { description, compute, visible };
