// Generated from specs/math/everything/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { countOf, lastOf, sumOf } from "../../../../../../../../generator/runtime/aggregate.ts";
import { fromDigits } from "../../../../../../../../generator/runtime/big-integer.ts";
import { decideShown, traceOf } from "../../../../../../../../generator/runtime/calculation.ts";
import { addMonths, dateOf, weekdayOf } from "../../../../../../../../generator/runtime/calendar.ts";
import { checkInputs, checkProblem, limitProblem } from "../../../../../../../../generator/runtime/check-inputs.ts";
import { writeChosen } from "../../../../../../../../generator/runtime/chosen-text.ts";
import { chosenRows, countChosen, isChosen } from "../../../../../../../../generator/runtime/chosen.ts";
import { compareExactly } from "../../../../../../../../generator/runtime/compare.ts";
import { datetimeDisplay } from "../../../../../../../../generator/runtime/datetime-text.ts";
import { addMonthsTo, addSeconds, secondsBetween } from "../../../../../../../../generator/runtime/datetime.ts";
import { fromBase, toBase } from "../../../../../../../../generator/runtime/decimal.ts";
import { writeDuration } from "../../../../../../../../generator/runtime/duration-text.ts";
import { exactProduct } from "../../../../../../../../generator/runtime/exact-arithmetic.ts";
import { writeExact } from "../../../../../../../../generator/runtime/exact-text.ts";
import {
  compareDecimals,
  multiplyDecimals,
  negateDecimal,
  rootOf,
  subtractDecimals,
} from "../../../../../../../../generator/runtime/exact.ts";
import { answerOf, finish, spare } from "../../../../../../../../generator/runtime/finish.ts";
import { decimalOfFraction, fractionFromDigits } from "../../../../../../../../generator/runtime/fraction-digits.ts";
import { fractionDisplay } from "../../../../../../../../generator/runtime/fraction-text.ts";
import {
  addFractions,
  compareFractions,
  divideFractions,
  fractionOf,
  multiplyFractions,
  negateFraction,
  subtractFractions,
} from "../../../../../../../../generator/runtime/fraction.ts";
import { booleanRuntime } from "../../../../../../../../generator/runtime/kinds/boolean.ts";
import { choiceRuntime } from "../../../../../../../../generator/runtime/kinds/choice.ts";
import { choicesRuntime } from "../../../../../../../../generator/runtime/kinds/choices.ts";
import { dateRuntime } from "../../../../../../../../generator/runtime/kinds/date.ts";
import { datetimeRuntime } from "../../../../../../../../generator/runtime/kinds/datetime.ts";
import { decimalRuntime } from "../../../../../../../../generator/runtime/kinds/decimal.ts";
import { digitsRuntime } from "../../../../../../../../generator/runtime/kinds/digits.ts";
import { durationRuntime } from "../../../../../../../../generator/runtime/kinds/duration.ts";
import { expressionRuntime } from "../../../../../../../../generator/runtime/kinds/expression.ts";
import { fractionRuntime } from "../../../../../../../../generator/runtime/kinds/fraction.ts";
import { inverseRuntime } from "../../../../../../../../generator/runtime/kinds/inverse.ts";
import { moneyRuntime } from "../../../../../../../../generator/runtime/kinds/money.ts";
import { percentRuntime } from "../../../../../../../../generator/runtime/kinds/percent.ts";
import { priceRuntime } from "../../../../../../../../generator/runtime/kinds/price.ts";
import { quantityRuntime } from "../../../../../../../../generator/runtime/kinds/quantity.ts";
import { rowsRuntime } from "../../../../../../../../generator/runtime/kinds/rows.ts";
import { shareRuntime } from "../../../../../../../../generator/runtime/kinds/share.ts";
import { splitRuntime } from "../../../../../../../../generator/runtime/kinds/split.ts";
import { textRuntime } from "../../../../../../../../generator/runtime/kinds/text.ts";
import { addToTime, timeDisplay, timeRuntime } from "../../../../../../../../generator/runtime/kinds/time.ts";
import { wholeRuntime } from "../../../../../../../../generator/runtime/kinds/whole.ts";
import { remainder } from "../../../../../../../../generator/runtime/numeric.ts";
import { once } from "../../../../../../../../generator/runtime/once.ts";
import { provenPresent } from "../../../../../../../../generator/runtime/proven-given.ts";
import { sortedRows } from "../../../../../../../../generator/runtime/row-order.ts";
import { expectEnd, rowLimit, scheduleDates } from "../../../../../../../../generator/runtime/schedule.ts";
import { smallest } from "../../../../../../../../generator/runtime/smallest.ts";
import { solve } from "../../../../../../../../generator/runtime/solve.ts";
import { sweepRows, sweepValues, variedInputs } from "../../../../../../../../generator/runtime/sweep.ts";
import { tableCells } from "../../../../../../../../generator/runtime/table-cells.ts";
import { listedRows, numberKey } from "../../../../../../../../generator/runtime/table-rows.ts";
import { usedRow } from "../../../../../../../../generator/runtime/table.ts";
import { termDisplay } from "../../../../../../../../generator/runtime/term-text.ts";
import { addTerms, compareTerms, daysIn, highestOf, lowestOf } from "../../../../../../../../generator/runtime/term.ts";
import { boxesTable } from "../../../tables/math/everything/boxes.ts";
import { feesTable } from "../../../tables/math/everything/fees.ts";
import { shippingTable } from "../../../tables/math/everything/shipping.ts";
import type { Answer, UsedSource } from "../../../../../../../../generator/runtime/answer.ts";
import type { Shown } from "../../../../../../../../generator/runtime/calculation.ts";
import type { ChartsOf, InputsOf, OutputsOf } from "../../../../../../../../generator/runtime/description-of.ts";
import type {
  Calculator,
  CalculatorBackground,
  CalculatorDescription,
} from "../../../../../../../../generator/runtime/description.ts";
import type { Unit } from "../../../../../../../../generator/runtime/display.ts";

/** What math/everything is asked, in base units. */
export type Inputs = {
  /** choice; default `EUR`. */
  readonly paid_in: "EUR" | "USD";
  /** money; default `1200`. */
  readonly price: number;
  /** percent; default `12.5%`. */
  readonly discount: number;
  /** money. */
  readonly deposit: number | null;
  /** quantity, carried in base units, shown in year; default `1`. */
  readonly years: number;
  /** choice; default `small`. */
  readonly size: "small" | "large";
  /** quantity, carried in base units, shown in meter; default `3 meter`. */
  readonly width: number;
  /** quantity, carried in base units, shown in radian; default `0.5 radian`. */
  readonly tilt: number;
  /** quantity, carried in base units, shown in celsius; default `180 celsius`. */
  readonly oven: number;
  /** quantity, carried in base units, shown in meter/day; default `30 meter/day`. */
  readonly walk: number;
  /** quantity, carried in base units, shown in money/meter; default `2.5 money/meter`. */
  readonly fence_price: number;
  /** money; default `60`. */
  readonly rebate: number;
  /** money; default `20`. */
  readonly tariff: number;
  /** number; default `2`. */
  readonly scale: number | null;
  /** whole; default `12345678901234567890`. */
  readonly count_of_all: bigint;
  /** decimal; default `2`. */
  readonly radicand: string;
  /** digits; default `00ff`. */
  readonly code: string;
  /** digits; default `0.1`. */
  readonly part_code: string;
  /** date; default `today`. */
  readonly day: string;
  /** time; default `09:00`. */
  readonly opens: string;
  /** time; default `17:30`. */
  readonly closes: string;
  /** datetime; default `2026-01-31T14:30`. */
  readonly departs: string;
  /** duration; default `1 hour 30 minute`. */
  readonly pause: number;
  /** duration; default `3 year 2 month`. */
  readonly warranty: number;
  /** quantity, carried in base units, shown in meter/day; default `0.5 day/meter`. */
  readonly crawl: number;
  /** quantity, carried in base units, shown in month; default `3 year 2 month`. */
  readonly lease: number;
  /** fraction; default `11/2`. */
  readonly board: string;
  /** choices; default `wax`. */
  readonly extras: string;
  /** boolean; default `no`. */
  readonly insured: boolean;
  /** boolean; default `no`. */
  readonly has_note: boolean;
  /** text; default `*\/ a note`. */
  readonly note: string;
  /** expression; default `1 + 2`. */
  readonly sum_in_head: string;
  /** rows, 1 to 5. */
  readonly parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[];
};

/** A row of `extra_costs`. */
export type ExtraCostsRow = {
  readonly index: number;
  readonly option: "wax" | "polish" | "primer";
  readonly minutes: number;
};

/** A row of `plan`. */
export type PlanRow = {
  readonly index: number;
  readonly date: string;
  readonly paid: number;
  readonly owed: number;
  readonly so_far: number;
};

/** A row of `halving`. */
export type HalvingRow = {
  readonly index: number;
  readonly half_of_it: number;
};

/** A row of `by_price`. */
export type ByPriceRow = {
  readonly price: number;
  readonly net_price: number;
  readonly fee: number;
};

/** A row of `by_size`. */
export type BySizeRow = {
  readonly size: "small" | "large";
  readonly fee: number;
};

/** A row of `fortnights`. */
export type FortnightsRow = {
  readonly index: number;
  readonly date: string;
  readonly saved: number;
};

/** A row of `billed`. */
export type BilledRow = {
  readonly index: number;
  readonly name: string | null;
  readonly amount: number;
  readonly kind: "one_off" | "monthly";
  readonly uses: string;
  readonly times: number;
  readonly handling: number;
  readonly doors: number;
  readonly waits: boolean;
  readonly so_far_billed: number;
};

/** A row of `amounts`. */
export type AmountsRow = {
  readonly value: number;
  readonly after: number;
};

/** A row of `widths`. */
export type WidthsRow = {
  readonly unit: string;
  readonly group: "metric" | "imperial";
  readonly amount: number;
  readonly half_of_width: number;
};

/** A row of `fees_of_size`. */
export type FeesOfSizeRow = {
  readonly price: number;
  readonly fee: number;
  readonly band: "low" | "high";
  readonly grace: number | null;
  readonly here: boolean;
  readonly nth: number;
  readonly rise: number;
};

/** A row of `plan_view$shapes`. */
export type PlanView$shapesRow = {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
};

/** A row of `cut$shapes`. */
export type Cut$shapesRow = {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
};

/** A row of `boxes$cells`. */
export type Boxes$cellsRow = {
  readonly down: "small" | "large";
  readonly across: "low" | "high";
  readonly cell: string;
  readonly here: boolean;
  readonly unconfirmed: boolean;
};

/** A row of `corner$shapes`. */
export type Corner$shapesRow = {
  readonly shape: number;
  readonly x: number;
  readonly y: number;
};

/** What math/everything answers, unrounded and in base units. */
export type Values = {
  readonly all_in: number;
  readonly net_price: number;
  readonly fee: number;
  readonly charged: number;
  readonly grace: number | null;
  readonly graced: boolean;
  readonly for_walls: boolean;
  readonly places: number;
  readonly share: number;
  readonly hanging: number;
  readonly in_meters: number;
  readonly side: number;
  readonly months_of_fees: number;
  readonly first_square: number;
  readonly payout: number | null;
  readonly verdict: "dear" | "cheap";
  readonly left: number;
  readonly summed_up: boolean | null;
  readonly urgency: "high" | "raised" | "none";
  readonly zone: "near" | "far";
  readonly fewest_boxes: number;
  readonly kept_for: string;
  readonly extras: string;
  readonly part_of_code: string;
  readonly crawled: number;
  readonly crawled_half: number;
  readonly lease_end: string;
  readonly board_left: string;
  readonly board_places: string;
  readonly board_times: string | null;
  readonly rebate_times: number | null;
  readonly board_fits: boolean;
  readonly treated: boolean;
  readonly penalties: string;
  readonly kept_days: number | null;
  readonly pace: number;
  readonly walked: number;
  readonly strolls: number;
  readonly baked: number;
  readonly warmer: number;
  readonly fence: number;
  readonly fence_by_foot: number;
  readonly tariff_and_levy: number;
  readonly tariff_paid: number;
  readonly after_rebate: number;
  readonly next_year: string;
  readonly weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
  readonly doubled: bigint;
  readonly number_of_code: bigint;
  readonly opens_early: boolean;
  readonly surd: string;
  readonly short_of: string;
  readonly opens_again: string;
  readonly arrives: string;
  readonly half_pause: number;
  readonly on_the_way: number;
  readonly warranty: number;
  readonly closes: string;
  readonly in_head: number;
  readonly parts_total: number;
  readonly monthly_parts: number;
  readonly last_owed: number | null;
  readonly halvings: number;
  readonly plan: readonly PlanRow[];
  readonly fortnights: readonly FortnightsRow[];
  readonly fees_of_size: readonly FeesOfSizeRow[];
  readonly fee_row: readonly {
    readonly fee: number;
    readonly band: "low" | "high";
    readonly grace: number | null;
  }[];
  readonly billed: readonly BilledRow[];
  readonly extra_costs: readonly ExtraCostsRow[];
  readonly extra_minutes: number;
  readonly amounts: readonly AmountsRow[];
  readonly widths: readonly WidthsRow[];
};

const monthUnits: readonly Unit[] = [
  { id: "month", numerator: "1", denominator: "1", group: "calendar" },
  { id: "year", numerator: "12", denominator: "1", group: "calendar" },
];

const lengthUnits: readonly Unit[] = [
  { id: "meter", numerator: "1", denominator: "1", group: "metric" },
  { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" },
];

const angleUnits: readonly Unit[] = [{ id: "radian", numerator: "1", denominator: "1", group: "metric" }];

const temperatureUnits: readonly Unit[] = [
  { id: "celsius", numerator: "1", denominator: "1", offset: "-273.15", group: "metric" },
  { id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" },
  { id: "kelvin", numerator: "1", denominator: "1", group: "metric" },
];

const speedUnits: readonly Unit[] = [
  { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
  { id: "foot/day", numerator: "0.3048", denominator: "1", group: "imperial" },
  { id: "stroll", numerator: "0.3048", denominator: "2", group: "imperial" },
];

const pricePerLengthUnits: readonly Unit[] = [
  { id: "money/meter", numerator: "1", denominator: "1", group: "metric" },
  { id: "money/foot", numerator: "1", denominator: "0.3048", group: "imperial" },
];

const speedAndInverseUnits: readonly Unit[] = [
  { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
  { id: "foot/day", numerator: "0.3048", denominator: "1", group: "imperial" },
  { id: "stroll", numerator: "0.3048", denominator: "2", group: "imperial" },
  { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
  { id: "day/foot", numerator: "0.3048", denominator: "1", isInverse: true, group: "calendar" },
];

export const columns = {
  parts: {
    name: {
      id: "name",
      optional: true,
      advanced: false,
      default: "",
      type: "text",
      kind: textRuntime,
      longest: 100,
      display: { kind: "text" },
    },
    amount: {
      id: "amount",
      optional: false,
      advanced: false,
      default: "",
      type: "money",
      kind: moneyRuntime,
      minimum: 0,
      display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    },
    kind: {
      id: "kind",
      optional: false,
      advanced: false,
      default: "one_off",
      type: "choice",
      kind: choiceRuntime,
      options: ["one_off", "monthly"],
      style: "select",
      display: { kind: "choice", options: ["one_off", "monthly"], set: "parts.kind" },
    },
    uses: {
      id: "uses",
      optional: false,
      advanced: false,
      default: "wall",
      type: "choices",
      kind: choicesRuntime,
      options: ["wall", "floor", "door"],
      display: { kind: "choices", write: writeChosen, options: ["wall", "floor", "door"], set: "parts.uses" },
    },
  },
} satisfies { parts: InputsOf<Inputs["parts"][number]> };

export const inputs = {
  paid_in: {
    id: "paid_in",
    optional: false,
    advanced: false,
    default: "EUR",
    type: "choice",
    kind: choiceRuntime,
    options: ["EUR", "USD"],
    style: "select",
    display: { kind: "choice", options: ["EUR", "USD"], set: "paid_in" },
  },
  price: {
    id: "price",
    optional: false,
    advanced: false,
    group: "costs",
    hasHelperText: true,
    default: "1200",
    type: "money",
    kind: moneyRuntime,
    minimum: 1,
    maximum: 1000000,
    step: 50,
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  discount: {
    id: "discount",
    optional: false,
    advanced: false,
    group: "costs",
    default: "12.5%",
    type: "percent",
    kind: percentRuntime,
    minimum: 0,
    maximum: 1,
    exclusiveMaximum: true,
    usual: [0.05, 0.125],
    display: { kind: "percent", digits: { minimum: 0, maximum: 6 } },
  },
  deposit: {
    id: "deposit",
    optional: true,
    advanced: false,
    group: "costs",
    default: "",
    movingLimits: [{ side: "max", text: "0.5 * net_price" }],
    type: "money",
    kind: moneyRuntime,
    minimum: 0,
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  years: {
    id: "years",
    optional: false,
    advanced: false,
    group: "costs",
    default: "1",
    type: "quantity",
    kind: quantityRuntime,
    minimum: 12,
    maximum: 36,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "year",
      units: [{ id: "year", numerator: "12", denominator: "1", group: "calendar" }],
    },
    dimension: "month",
    readable: monthUnits,
    integer: true,
  },
  size: {
    id: "size",
    optional: false,
    advanced: false,
    default: "small",
    regionDefaults: { US: "large" },
    type: "choice",
    kind: choiceRuntime,
    options: ["small", "large"],
    style: "segments",
    display: { kind: "choice", options: ["small", "large"], set: "size" },
  },
  width: {
    id: "width",
    optional: false,
    advanced: false,
    default: "3 meter",
    regionDefaults: { US: "10 foot" },
    type: "quantity",
    kind: quantityRuntime,
    maximum: 100,
    minimum: 0,
    exclusiveMinimum: true,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    dimension: "length",
    readable: lengthUnits,
    regionUnits: { US: "foot" },
  },
  tilt: {
    id: "tilt",
    optional: false,
    advanced: false,
    default: "0.5 radian",
    type: "quantity",
    kind: quantityRuntime,
    minimum: 0,
    maximum: 1.5,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "radian", units: angleUnits },
    dimension: "angle",
    readable: angleUnits,
  },
  oven: {
    id: "oven",
    optional: false,
    advanced: false,
    default: "180 celsius",
    type: "quantity",
    kind: quantityRuntime,
    minimum: 0,
    maximum: 773.15,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "celsius",
      units: [
        { id: "celsius", numerator: "1", denominator: "1", offset: "-273.15", group: "metric" },
        { id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" },
      ],
    },
    dimension: "temperature",
    readable: temperatureUnits,
    regionUnits: { US: "fahrenheit" },
  },
  walk: {
    id: "walk",
    optional: false,
    advanced: false,
    default: "30 meter/day",
    regionDefaults: { US: "100 foot/day" },
    type: "quantity",
    kind: quantityRuntime,
    maximum: 304.8,
    minimum: 0,
    exclusiveMinimum: true,
    display: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter/day", units: speedUnits },
    dimension: "speed",
    readable: speedUnits,
  },
  fence_price: {
    id: "fence_price",
    optional: false,
    advanced: false,
    default: "2.5 money/meter",
    type: "quantity",
    kind: priceRuntime,
    minimum: 0,
    display: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 4 },
      currency: { from: "paid_in" },
      unit: "money/meter",
      units: pricePerLengthUnits,
    },
    dimension: "price_per_length",
    readable: pricePerLengthUnits,
  },
  rebate: {
    id: "rebate",
    optional: false,
    advanced: false,
    default: "60",
    type: "money",
    kind: shareRuntime,
    shareOf: "price",
    minimum: 0,
    maximum: 10000,
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  tariff: {
    id: "tariff",
    optional: false,
    advanced: false,
    default: "20",
    type: "money",
    kind: moneyRuntime,
    minimum: 0,
    display: { kind: "money", digits: "currency", currency: "GBP" },
  },
  scale: {
    id: "scale",
    optional: true,
    advanced: true,
    default: "2",
    type: "number",
    kind: inverseRuntime,
    hasInverse: true,
    minimum: 0,
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  count_of_all: {
    id: "count_of_all",
    optional: false,
    advanced: false,
    default: "12345678901234567890",
    type: "whole",
    kind: wholeRuntime,
    display: { kind: "whole" },
  },
  radicand: {
    id: "radicand",
    optional: false,
    advanced: false,
    default: "2",
    type: "decimal",
    kind: decimalRuntime,
    display: { kind: "decimal" },
  },
  code: {
    id: "code",
    optional: false,
    advanced: false,
    default: "00ff",
    type: "digits",
    kind: digitsRuntime,
    base: 16,
    longest: 8,
    display: { kind: "text", grouped: 4 },
  },
  part_code: {
    id: "part_code",
    optional: false,
    advanced: false,
    default: "0.1",
    type: "digits",
    kind: digitsRuntime,
    base: 2,
    longest: 256,
    hasFraction: true,
    display: { kind: "text" },
  },
  day: {
    id: "day",
    optional: false,
    advanced: false,
    default: "today",
    type: "date",
    kind: dateRuntime,
    precision: "day",
    minimum: "2000-01-01",
    maximum: "2100-12-31",
    display: { kind: "date", precision: "day" },
  },
  opens: {
    id: "opens",
    optional: false,
    advanced: false,
    default: "09:00",
    type: "time",
    kind: timeRuntime,
    display: timeDisplay,
  },
  closes: {
    id: "closes",
    optional: false,
    advanced: false,
    default: "17:30",
    type: "time",
    kind: timeRuntime,
    display: timeDisplay,
  },
  departs: {
    id: "departs",
    optional: false,
    advanced: false,
    default: "2026-01-31T14:30",
    type: "datetime",
    kind: datetimeRuntime,
    minimum: "2000-01-01T00:00",
    maximum: "2099-12-31T23:59",
    display: datetimeDisplay,
  },
  pause: {
    id: "pause",
    optional: false,
    advanced: false,
    default: "1 hour 30 minute",
    type: "duration",
    kind: durationRuntime,
    minimum: 0,
    maximum: 360000,
    display: {
      kind: "duration",
      write: writeDuration,
      parts: { hour: 3600, minute: 60, second: 1 },
      digits: 2,
    },
  },
  warranty: {
    id: "warranty",
    optional: false,
    advanced: false,
    default: "3 year 2 month",
    type: "duration",
    kind: durationRuntime,
    minimum: 0,
    maximum: 240,
    display: { kind: "duration", write: writeDuration, parts: { year: 12, month: 1 }, digits: 2 },
  },
  crawl: {
    id: "crawl",
    optional: false,
    advanced: false,
    default: "0.5 day/meter",
    type: "quantity",
    kind: quantityRuntime,
    maximum: 100,
    minimum: 0,
    exclusiveMinimum: true,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter/day",
      units: [
        { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
        { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
      ],
    },
    dimension: "speed",
    readable: speedAndInverseUnits,
    regionUnits: { US: "day/meter" },
  },
  lease: {
    id: "lease",
    optional: false,
    advanced: false,
    default: "3 year 2 month",
    type: "quantity",
    kind: splitRuntime,
    parts: { year: 12, month: 1 },
    minimum: 1,
    maximum: 120,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    dimension: "month",
    readable: monthUnits,
    integer: true,
  },
  board: {
    id: "board",
    optional: false,
    advanced: false,
    default: "11/2",
    type: "fraction",
    kind: fractionRuntime,
    decimals: false,
    display: fractionDisplay,
  },
  extras: {
    id: "extras",
    optional: true,
    advanced: false,
    default: "wax",
    type: "choices",
    kind: choicesRuntime,
    options: ["wax", "polish", "primer"],
    display: { kind: "choices", write: writeChosen, options: ["wax", "polish", "primer"], set: "extras" },
  },
  insured: {
    id: "insured",
    optional: false,
    advanced: false,
    default: "no",
    type: "boolean",
    kind: booleanRuntime,
    display: { kind: "boolean" },
  },
  has_note: {
    id: "has_note",
    optional: false,
    advanced: false,
    default: "no",
    type: "boolean",
    kind: booleanRuntime,
    display: { kind: "boolean" },
  },
  note: {
    id: "note",
    optional: false,
    advanced: false,
    default: "*/ a note",
    type: "text",
    kind: textRuntime,
    longest: 40,
    display: { kind: "text" },
    hidden: "none",
  },
  sum_in_head: {
    id: "sum_in_head",
    optional: false,
    advanced: false,
    default: "1 + 2",
    type: "expression",
    kind: expressionRuntime,
    keypad: true,
    display: { kind: "decimal" },
  },
  parts: {
    id: "parts",
    optional: false,
    advanced: false,
    default: "Paint~10~one_off~wall\n~2.5~monthly~floor,door",
    type: "rows",
    kind: rowsRuntime,
    columns: Object.values(columns.parts),
    fewest: 1,
    most: 5,
  },
} satisfies InputsOf<Inputs>;

export const outputs = {
  all_in: {
    id: "all_in",
    type: "value",
    primary: true,
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    sumOf: [{ id: "net_price" }, { id: "fee" }],
  },
  fee: {
    id: "fee",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    isKey: true,
  },
  charged: {
    id: "charged",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    isKey: true,
  },
  net_price: {
    id: "net_price",
    type: "value",
    display: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
  },
  grace: {
    id: "grace",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
  },
  graced: { id: "graced", type: "value", display: { kind: "boolean" } },
  for_walls: { id: "for_walls", type: "value", display: { kind: "boolean" } },
  places: { id: "places", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
  share: { id: "share", type: "value", display: { kind: "percent", digits: { minimum: 0, maximum: 3 } } },
  hanging: {
    id: "hanging",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 1, maximum: 1 },
      unit: "foot",
      units: lengthUnits,
      regionUnits: { US: "foot" },
    },
  },
  in_meters: {
    id: "in_meters",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
  },
  side: {
    id: "side",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 2 },
      unit: "foot",
      units: [{ id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" }],
    },
  },
  months_of_fees: {
    id: "months_of_fees",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
  },
  first_square: {
    id: "first_square",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  payout: { id: "payout", type: "value", display: { kind: "percent", digits: { minimum: 0, maximum: 2 } } },
  verdict: {
    id: "verdict",
    type: "value",
    group: "costs",
    display: { kind: "choice", options: ["dear", "cheap"], set: "verdict" },
  },
  left: {
    id: "left",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  summed_up: {
    id: "summed_up",
    type: "value",
    group: "costs",
    display: { kind: "message", key: "outputs.summed_up.text" },
  },
  urgency: {
    id: "urgency",
    type: "value",
    display: { kind: "choice", options: ["high", "raised", "none"], set: "urgency" },
  },
  zone: { id: "zone", type: "value", display: { kind: "choice", options: ["near", "far"], set: "zone" } },
  fewest_boxes: {
    id: "fewest_boxes",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  kept_for: { id: "kept_for", type: "value", display: termDisplay },
  extras: {
    id: "extras",
    type: "value",
    display: { kind: "choices", write: writeChosen, options: ["wax", "polish", "primer"], set: "extras" },
  },
  part_of_code: { id: "part_of_code", type: "value", display: fractionDisplay },
  crawled: {
    id: "crawled",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
  },
  crawled_half: {
    id: "crawled_half",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter/day",
      units: [
        { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
        { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
      ],
    },
  },
  lease_end: { id: "lease_end", type: "value", display: { kind: "date", precision: "day" } },
  board_left: { id: "board_left", type: "value", display: fractionDisplay },
  board_places: {
    id: "board_places",
    type: "value",
    display: { kind: "exact", write: writeExact, digits: { minimum: 4, maximum: 4 } },
  },
  board_times: { id: "board_times", type: "value", display: fractionDisplay },
  rebate_times: {
    id: "rebate_times",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  board_fits: { id: "board_fits", type: "value", display: { kind: "boolean" } },
  treated: { id: "treated", type: "value", display: { kind: "boolean" } },
  penalties: { id: "penalties", type: "value", display: termDisplay },
  kept_days: {
    id: "kept_days",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "day",
      units: [{ id: "day", numerator: "1", denominator: "1", group: "calendar" }],
    },
  },
  pace: { id: "pace", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
  walked: {
    id: "walked",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 2 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
  },
  strolls: { id: "strolls", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
  baked: {
    id: "baked",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 1, maximum: 1 },
      unit: "fahrenheit",
      units: [{ id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" }],
    },
  },
  warmer: { id: "warmer", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
  fence: {
    id: "fence",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  fence_by_foot: {
    id: "fence_by_foot",
    type: "value",
    display: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 4 },
      currency: { from: "paid_in" },
      unit: "money/foot",
      units: pricePerLengthUnits,
    },
  },
  tariff_and_levy: {
    id: "tariff_and_levy",
    type: "value",
    display: { kind: "money", digits: "currency", currency: "GBP" },
  },
  tariff_paid: {
    id: "tariff_paid",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  after_rebate: {
    id: "after_rebate",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  next_year: { id: "next_year", type: "value", display: { kind: "date", precision: "month" } },
  weekday: {
    id: "weekday",
    type: "value",
    display: {
      kind: "choice",
      options: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
      set: "weekday",
    },
  },
  doubled: { id: "doubled", type: "value", display: { kind: "whole" } },
  number_of_code: { id: "number_of_code", type: "value", display: { kind: "whole" } },
  opens_early: { id: "opens_early", type: "value", display: { kind: "boolean" } },
  surd: {
    id: "surd",
    type: "value",
    display: { kind: "exact", write: writeExact, digits: { minimum: 0, maximum: 30 } },
  },
  short_of: {
    id: "short_of",
    type: "value",
    display: { kind: "exact", write: writeExact, digits: { minimum: 70, maximum: 70 } },
  },
  opens_again: { id: "opens_again", type: "value", display: timeDisplay },
  arrives: { id: "arrives", type: "value", display: datetimeDisplay },
  half_pause: {
    id: "half_pause",
    type: "value",
    display: { kind: "duration", write: writeDuration, parts: { minute: 60, second: 1 }, digits: 2 },
  },
  on_the_way: {
    id: "on_the_way",
    type: "value",
    display: {
      kind: "duration",
      write: writeDuration,
      parts: { day: 86400, hour: 3600, minute: 60 },
      digits: 2,
    },
  },
  warranty: {
    id: "warranty",
    type: "value",
    display: { kind: "duration", write: writeDuration, parts: { year: 12, month: 1 }, digits: 2 },
  },
  closes: { id: "closes", type: "value", display: timeDisplay },
  in_head: { id: "in_head", type: "value", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } },
  parts_total: {
    id: "parts_total",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  monthly_parts: {
    id: "monthly_parts",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  last_owed: {
    id: "last_owed",
    type: "value",
    display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  halvings: {
    id: "halvings",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  plan: {
    id: "plan",
    type: "table",
    columns: [
      { id: "date", display: { kind: "date", precision: "month" } },
      {
        id: "paid",
        display: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
      },
      {
        id: "owed",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "green",
      },
    ],
    byYear: { date: "date", sum: ["paid"] },
  },
  fortnights: {
    id: "fortnights",
    type: "table",
    columns: [
      { id: "index", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "date", display: { kind: "date", precision: "day" } },
      { id: "saved", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
    ],
  },
  fees_of_size: {
    id: "fees_of_size",
    type: "table",
    columns: [
      { id: "nth", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "price", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "fee", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "rise", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
    ],
    marked: "here",
  },
  fee_row: {
    id: "fee_row",
    type: "table",
    columns: [
      { id: "fee", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "band", display: { kind: "choice", options: ["low", "high"], set: "band" } },
    ],
  },
  billed: {
    id: "billed",
    type: "table",
    columns: [
      { id: "index", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "name", display: { kind: "text" } },
      { id: "amount", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "kind", display: { kind: "choice", options: ["one_off", "monthly"], set: "parts.kind" } },
      {
        id: "uses",
        display: {
          kind: "choices",
          write: writeChosen,
          options: ["wall", "floor", "door"],
          set: "parts.uses",
        },
      },
      { id: "times", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "handling", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "doors", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
      { id: "waits", display: { kind: "boolean" } },
      { id: "so_far_billed", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
    ],
  },
  extra_costs: {
    id: "extra_costs",
    type: "table",
    columns: [
      { id: "option", display: { kind: "choice", options: ["wax", "polish", "primer"], set: "extras" } },
      { id: "minutes", display: { kind: "number", digits: { minimum: 0, maximum: 0 } } },
    ],
  },
  extra_minutes: {
    id: "extra_minutes",
    type: "value",
    display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  amounts: {
    id: "amounts",
    type: "table",
    columns: [
      { id: "value", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
      { id: "after", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
    ],
  },
  widths: {
    id: "widths",
    type: "table",
    columns: [
      { id: "unit", display: { kind: "unit", units: lengthUnits } },
      { id: "group", display: { kind: "choice", options: ["metric", "imperial"], set: "widths.group" } },
      { id: "amount", display: { kind: "number", digits: { minimum: 0, maximum: 6, significant: 4 } } },
      { id: "half_of_width", display: { kind: "number", digits: { minimum: 2, maximum: 2 } } },
    ],
    headings: "group",
  },
} satisfies OutputsOf<Values>;

export const charts = {
  owed: {
    id: "owed",
    kind: "area",
    over: "plan",
    x: { id: "date", display: { kind: "date", precision: "month" } },
    y: [
      {
        id: "owed",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "green",
      },
      {
        id: "so_far",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "sand",
      },
    ],
    stacked: true,
  },
  split: {
    id: "split",
    kind: "parts",
    of: [
      {
        id: "fee",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "orange",
      },
      {
        id: "parts_total",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "blue",
      },
    ],
    when: "split$when",
  },
  plan_view: {
    id: "plan_view",
    kind: "drawing",
    rows: "plan_view$shapes",
    shapes: [
      { kind: "rectangle" },
      { kind: "dimension", of: "width" },
      { kind: "line" },
      { kind: "ring" },
      { kind: "sector" },
      { kind: "dimension", of: "hanging", isInside: true },
    ],
  },
  cut: {
    id: "cut",
    kind: "drawing",
    rows: "cut$shapes",
    shapes: [{ kind: "polygon" }, { kind: "ellipse" }, { kind: "ellipse" }],
  },
  band: {
    id: "band",
    kind: "gauge",
    value: "net_price",
    display: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
    from: 0,
    to: 2000,
    set: "band",
    bands: {
      small: [
        { option: "low", tone: "good" },
        { option: "high", tone: "caution", from: 1000 },
      ],
      large: [
        { option: "low", tone: "good" },
        { option: "high", tone: "caution", from: 100 },
      ],
    },
    bandsBy: "size",
  },
  prices: {
    id: "prices",
    kind: "curve",
    over: "by_price",
    x: { id: "price", display: { kind: "money", digits: "currency", currency: { from: "paid_in" } } },
    y: [
      {
        id: "net_price",
        display: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
        color: "rose",
      },
      {
        id: "fee",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "orange",
      },
    ],
  },
  sizes: {
    id: "sizes",
    kind: "bar",
    over: "by_size",
    x: { id: "size", display: { kind: "choice", options: ["small", "large"], set: "size" } },
    y: [
      {
        id: "fee",
        display: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
        color: "orange",
      },
    ],
    stacked: false,
  },
  boxes: {
    id: "boxes",
    kind: "grid",
    rows: "boxes$cells",
    down: { id: "size", display: { kind: "choice", options: ["small", "large"], set: "size" } },
    across: { id: "band", display: { kind: "choice", options: ["low", "high"], set: "band" } },
    cell: termDisplay,
    unit: "day",
  },
  past: {
    id: "past",
    kind: "history",
    value: "factor",
    display: { kind: "number", digits: { minimum: 0, maximum: 6, significant: 4 } },
    table: "math/everything/fee_days",
    row: "size",
    per: "size",
  },
  year: {
    id: "year",
    kind: "timeline",
    dates: ["next_year"],
    spans: [{ id: "first", from: "day", to: "next_year", style: "gray" }],
  },
  corner: {
    id: "corner",
    kind: "drawing",
    rows: "corner$shapes",
    shapes: [
      { kind: "polygon" },
      { kind: "label", of: "angle_b" },
      { kind: "label", of: "angle_c" },
      { kind: "dimension", of: "width" },
    ],
  },
} satisfies ChartsOf;

export const description: CalculatorDescription = {
  id: "math/everything",
  category: "math",
  inputs: Object.values(inputs),
  outputs: Object.values(outputs),
  groups: { costs: { sum: "left", isFolded: true } },
  evidence: ["split"],
  charts: Object.values(charts),
  displays: {
    paid_in: { kind: "choice", options: ["EUR", "USD"], set: "paid_in" },
    price: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    discount: { kind: "percent", digits: { minimum: 0, maximum: 6 } },
    deposit: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    years: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "year",
      units: [{ id: "year", numerator: "12", denominator: "1", group: "calendar" }],
    },
    size: { kind: "choice", options: ["small", "large"], set: "size" },
    width: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: lengthUnits },
    tilt: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "radian", units: angleUnits },
    oven: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "celsius",
      units: [
        { id: "celsius", numerator: "1", denominator: "1", offset: "-273.15", group: "metric" },
        { id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" },
      ],
    },
    walk: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter/day", units: speedUnits },
    fence_price: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 4 },
      currency: { from: "paid_in" },
      unit: "money/meter",
      units: pricePerLengthUnits,
    },
    rebate: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    tariff: { kind: "money", digits: "currency", currency: "GBP" },
    scale: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    count_of_all: { kind: "whole" },
    radicand: { kind: "decimal" },
    code: { kind: "text", grouped: 4 },
    part_code: { kind: "text" },
    day: { kind: "date", precision: "day" },
    opens: timeDisplay,
    closes: timeDisplay,
    departs: datetimeDisplay,
    pause: {
      kind: "duration",
      write: writeDuration,
      parts: { hour: 3600, minute: 60, second: 1 },
      digits: 2,
    },
    warranty: { kind: "duration", write: writeDuration, parts: { year: 12, month: 1 }, digits: 2 },
    crawl: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter/day",
      units: [
        { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
        { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
      ],
    },
    lease: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    board: fractionDisplay,
    extras: { kind: "choices", write: writeChosen, options: ["wax", "polish", "primer"], set: "extras" },
    insured: { kind: "boolean" },
    has_note: { kind: "boolean" },
    note: { kind: "text" },
    sum_in_head: { kind: "decimal" },
    months_in_year: { kind: "number", digits: { minimum: 0, maximum: 15 } },
    margin: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 15 },
      unit: "foot",
      units: [{ id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" }],
    },
    half: { kind: "percent", digits: { minimum: 0, maximum: 15 } },
    slow: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 15 },
      unit: "foot/day",
      units: [{ id: "foot/day", numerator: "0.3048", denominator: "1", group: "imperial" }],
    },
    levy: { kind: "money", digits: { minimum: 0, maximum: 15 }, currency: "GBP" },
    most_penalty: termDisplay,
    penalty: termDisplay,
    net_price: { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
    parts_total: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    left: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    monthly_parts: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    for_walls: { kind: "boolean" },
    places: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "fee_row.fee": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "fee_row.band": { kind: "choice", options: ["low", "high"], set: "band" },
    "fee_row.grace": {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    fee: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    all_in: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "old_fee_row.fee": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "old_fee_row.band": { kind: "choice", options: ["low", "high"], set: "band" },
    "old_fee_row.grace": {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    old_fee: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "packing.fewest": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "packing.most": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "packing.kept": termDisplay,
    fewest_boxes: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    kept_for: termDisplay,
    "extra_costs.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "extra_costs.option": { kind: "choice", options: ["wax", "polish", "primer"], set: "extras" },
    "extra_costs.minutes": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    extra_minutes: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    crawled: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    crawled_half: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter/day",
      units: [
        { id: "meter/day", numerator: "1", denominator: "1", group: "metric" },
        { id: "day/meter", numerator: "1", denominator: "1", isInverse: true, group: "calendar" },
      ],
    },
    lease_end: { kind: "date", precision: "day" },
    board_left: fractionDisplay,
    board_places: { kind: "exact", write: writeExact, digits: { minimum: 4, maximum: 4 } },
    part_of_code: fractionDisplay,
    board_fits: { kind: "boolean" },
    board_times: fractionDisplay,
    rebate_times: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    treated: { kind: "boolean" },
    penalties: termDisplay,
    kept_days: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "day",
      units: [{ id: "day", numerator: "1", denominator: "1", group: "calendar" }],
    },
    "parcel.zone": { kind: "choice", options: ["near", "far"], set: "zone" },
    zone: { kind: "choice", options: ["near", "far"], set: "zone" },
    charged: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    grace: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    graced: { kind: "boolean" },
    factor: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    urgency: { kind: "choice", options: ["high", "raised", "none"], set: "urgency" },
    pace: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    share: { kind: "percent", digits: { minimum: 0, maximum: 3 } },
    hanging: {
      kind: "quantity",
      digits: { minimum: 1, maximum: 1 },
      unit: "foot",
      units: lengthUnits,
      regionUnits: { US: "foot" },
    },
    walked: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 2 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    strolls: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    fence: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    baked: {
      kind: "quantity",
      digits: { minimum: 1, maximum: 1 },
      unit: "fahrenheit",
      units: [{ id: "fahrenheit", numerator: "5", denominator: "9", offset: "-459.67", group: "imperial" }],
    },
    warmer: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    fence_by_foot: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 4 },
      currency: { from: "paid_in" },
      unit: "money/foot",
      units: pricePerLengthUnits,
    },
    tariff_and_levy: { kind: "money", digits: "currency", currency: "GBP" },
    tariff_paid: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    after_rebate: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    next_year: { kind: "date", precision: "month" },
    weekday: {
      kind: "choice",
      options: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
      set: "weekday",
    },
    doubled: { kind: "whole" },
    number_of_code: { kind: "whole" },
    opens_early: { kind: "boolean" },
    surd: { kind: "exact", write: writeExact, digits: { minimum: 0, maximum: 30 } },
    short_of: { kind: "exact", write: writeExact, digits: { minimum: 70, maximum: 70 } },
    opens_again: timeDisplay,
    arrives: datetimeDisplay,
    half_pause: { kind: "duration", write: writeDuration, parts: { minute: 60, second: 1 }, digits: 2 },
    on_the_way: {
      kind: "duration",
      write: writeDuration,
      parts: { day: 86400, hour: 3600, minute: 60 },
      digits: 2,
    },
    in_head: { kind: "number", digits: { minimum: 0, maximum: 6 } },
    monthly: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    side: {
      kind: "quantity",
      digits: { minimum: 2, maximum: 2 },
      unit: "foot",
      units: [{ id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" }],
    },
    months_of_fees: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    first_square: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    payout: { kind: "percent", digits: { minimum: 0, maximum: 2 } },
    verdict: { kind: "choice", options: ["dear", "cheap"], set: "verdict" },
    angle_b: { kind: "quantity", digits: { minimum: 0, maximum: 0 }, unit: "radian", units: angleUnits },
    angle_c: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "radian", units: angleUnits },
    "plan.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "plan.date": { kind: "date", precision: "month" },
    "plan.paid": { kind: "money", digits: { minimum: 2, maximum: 2 }, currency: { from: "paid_in" } },
    "plan.owed": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "plan.so_far": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    last_owed: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "halving.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "halving.half_of_it": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    halvings: { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "by_price.price": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "by_price.net_price": {
      kind: "money",
      digits: { minimum: 2, maximum: 2 },
      currency: { from: "paid_in" },
    },
    "by_price.fee": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "by_size.size": { kind: "choice", options: ["small", "large"], set: "size" },
    "by_size.fee": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "fortnights.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "fortnights.date": { kind: "date", precision: "day" },
    "fortnights.saved": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "billed.index": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "billed.name": { kind: "text" },
    "billed.amount": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "billed.kind": { kind: "choice", options: ["one_off", "monthly"], set: "parts.kind" },
    "billed.uses": {
      kind: "choices",
      write: writeChosen,
      options: ["wall", "floor", "door"],
      set: "parts.uses",
    },
    "billed.times": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "billed.handling": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "billed.doors": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "billed.waits": { kind: "boolean" },
    "billed.so_far_billed": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "amounts.value": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "amounts.after": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "widths.unit": { kind: "unit", units: lengthUnits },
    "widths.group": { kind: "choice", options: ["metric", "imperial"], set: "widths.group" },
    "widths.amount": { kind: "number", digits: { minimum: 0, maximum: 6, significant: 4 } },
    "widths.half_of_width": { kind: "number", digits: { minimum: 2, maximum: 2 } },
    "fees_of_size.price": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "fees_of_size.fee": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "fees_of_size.band": { kind: "choice", options: ["low", "high"], set: "fees_of_size.band" },
    "fees_of_size.grace": {
      kind: "quantity",
      digits: { minimum: 0, maximum: 0 },
      unit: "month",
      units: [{ id: "month", numerator: "1", denominator: "1", group: "calendar" }],
    },
    "fees_of_size.nth": { kind: "number", digits: { minimum: 0, maximum: 0 } },
    "fees_of_size.rise": { kind: "money", digits: "currency", currency: { from: "paid_in" } },
    "boxes$cells.down": { kind: "choice", options: ["small", "large"], set: "size" },
    "boxes$cells.across": { kind: "choice", options: ["low", "high"], set: "band" },
    "boxes$cells.cell": termDisplay,
    in_meters: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
    },
    summed_up: { kind: "message", key: "outputs.summed_up.text" },
  },
};

export const background: CalculatorBackground = {
  variants: [
    { slug: "everything", route: "math/everything", fixed: {}, defaults: {} },
    {
      slug: "everything-large",
      route: "math/everything-large",
      fixed: { size: "large" },
      defaults: { price: "100", discount: "0%", extras: "wax,polish" },
    },
    {
      slug: "everything/small",
      route: "math/everything/small",
      fixed: { size: "small", has_note: "no", scale: "2", note: "*/ a note" },
      defaults: {},
      sections: ["small"],
      questions: ["all"],
      related: ["math/names"],
      unasked: ["scale", "note"],
      without: ["grace"],
    },
  ],
  examples: [
    {
      id: "by_hand",
      variant: "everything",
      source: { title: "Arithmetic: 1,200 less an eighth is 1,050", url: "https://example.org/arithmetic" },
      given: {},
      today: "2026-01-31",
    },
    {
      id: "large",
      variant: "everything-large",
      source: { title: "House rules: the fee of a large order from 100 is 25" },
      given: {
        day: "2026-06-30",
        scale: "1/0.5",
        extras: "primer",
        lease: "1 year 1 month",
        parts: ["a\\~b~99.99~one_off~floor"],
      },
    },
    {
      id: "just_above",
      variant: "everything",
      source: { title: "Carrier, page 1: above 1,050 the small parcels go far" },
      given: { price: "1050.01", discount: "0%", rebate: "10%" },
    },
    {
      id: "nothing_to_divide_by",
      variant: "everything",
      source: { title: "Arithmetic: nothing can be divided by zero" },
      given: { board: "0", rebate: "0" },
    },
    {
      id: "before_the_rules",
      variant: "everything",
      source: { title: "House rules: from 2020" },
      given: { day: "2019-12-31" },
    },
    {
      id: "note_before_the_rules",
      variant: "everything",
      source: { title: "House rules: from 2020" },
      given: { has_note: "yes" },
    },
    {
      id: "far_too_much",
      variant: "everything",
      source: { title: "House rules, 2" },
      given: { price: "1000000", discount: "0%" },
    },
    {
      id: "halved_too_often",
      variant: "everything",
      source: { title: "Arithmetic: 20,000 / 2 ^ 20 is two cents" },
      given: { price: "20000", discount: "0%" },
    },
    {
      id: "nowhere_used",
      variant: "everything",
      source: { title: "House rules: a part is for a place" },
      given: { parts: ["~20~one_off~"] },
    },
    {
      id: "parts_dearer",
      variant: "everything",
      source: { title: "Arithmetic: 20 is more than 10" },
      given: { price: "10", parts: ["~20~one_off~wall"] },
    },
    {
      id: "deposit_too_large",
      variant: "everything",
      source: { title: "Arithmetic: half of 1,050 is 525" },
      given: { deposit: "525.01" },
    },
  ],
  tables: [
    {
      id: "fees",
      periods: [
        {
          from: "2020-01-01",
          through: "2025-12-31",
          citations: [{ title: "House rules, 1", status: "official", checked_on: "2026-01-31" }],
        },
        {
          from: "2026-01-01",
          through: "2099-12-31",
          citations: [
            {
              title: "House rules, 2",
              url: "https://example.org/rules",
              status: "official",
              checked_on: "2026-01-31",
            },
          ],
        },
        {
          from: "2100-01-01",
          citations: [
            { title: "House rules, 3", status: "official", checked_on: "2026-01-31" },
            {
              title: "House rules, 2",
              url: "https://example.org/rules",
              status: "official",
              checked_on: "2026-01-31",
            },
          ],
        },
      ],
    },
    {
      id: "boxes",
      periods: [
        {
          citations: [
            { title: "Carrier, page 2", status: "official", checked_on: "2026-01-31" },
            { title: "Carrier, page 3", status: "secondary", checked_on: "2026-01-31" },
            { title: "Carrier, page 4", status: "official", checked_on: "2026-01-31" },
          ],
        },
      ],
    },
    {
      id: "shipping",
      periods: [{ citations: [{ title: "Carrier, page 1", status: "official", checked_on: "2026-01-31" }] }],
    },
  ],
  sources: [
    { title: "House rules, 7", status: "secondary", checked_on: "2026-01-31" },
    {
      title: "House rules, 2",
      url: "https://example.org/rules",
      status: "secondary",
      checked_on: "2026-01-31",
    },
    { title: "House rules, 6", status: "official", checked_on: "2026-01-31" },
    { title: "House rules, 4", status: "unconfirmed", checked_on: "2026-01-31" },
    { title: "House rules, 5", status: "official", checked_on: "2026-01-31" },
  ],
  dateRules: ["last_day"],
  whatIfs: [
    { input: "discount", by: 0.025 },
    { input: "price", to: "1000" },
  ],
  related: ["math/names"],
  notice: "finance",
  cited: {
    "everything/small": {
      tables: ["fees", "boxes", "shipping"],
      sources: [
        "House rules, 2 https://example.org/rules",
        "House rules, 6",
        "House rules, 4",
        "House rules, 5",
      ],
    },
  },
};

export const monthsInYear = 12;

export const margin = 1.524;

export const half = 0.5;

export const slow = 3.048;

export const levy = 5;

export const mostPenalty = "25 year to life";

export const penalty = "12-18 month";

/** `net_price: price * (1 - discount)` */
export function computeNetPrice(price: number, discount: number): number {
  return price * (1 - discount);
}

/** `parts_total: sum(parts.amount)` */
export function computePartsTotal(
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
): number {
  return sumOf(parts, (row) => row.amount);
}

/** `left: net_price - otherwise(deposit, 0 money)` */
export function computeLeft(netPrice: number, deposit: number | null): number {
  return netPrice - (deposit ?? 0);
}

/** `monthly_parts: count(parts.kind == "monthly")` */
export function computeMonthlyParts(
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
): number {
  return countOf(parts, (row) => row.kind === "monthly");
}

/** `for_walls: any("wall" in parts.uses)` */
export function computeForWalls(
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
): boolean {
  return parts.some((row) => isChosen("wall", row.uses));
}

/** `places: sum(count(parts.uses))` */
export function computePlaces(
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
): number {
  return sumOf(parts, (row) => countChosen(row.uses));
}

/** `fee: fee_row.fee` */
export function computeFee(feeRow: {
  readonly fee: number;
  readonly band: "low" | "high";
  readonly grace: number | null;
}): number {
  return feeRow.fee;
}

/** `all_in: net_price + fee` */
export function computeAllIn(netPrice: number, fee: number): number {
  return netPrice + fee;
}

/** `old_fee: old_fee_row.fee` */
export function computeOldFee(oldFeeRow: {
  readonly fee: number;
  readonly band: "low" | "high";
  readonly grace: number | null;
}): number {
  return oldFeeRow.fee;
}

/** `fewest_boxes: packing.fewest` */
export function computeFewestBoxes(packing: {
  readonly fewest: number;
  readonly most: number | null;
  readonly kept: string;
}): number {
  return packing.fewest;
}

/** `kept_for: packing.kept > term("1 month") ? packing.kept + "1 day" : "30 day"` */
export function computeKeptFor(packing: {
  readonly fewest: number;
  readonly most: number | null;
  readonly kept: string;
}): string {
  return compareTerms(packing.kept, "1 month") > 0 ? addTerms(packing.kept, "1 day") : "30 day";
}

/** The rows of `extra_costs`. */
export function computeExtraCosts(extras: string): readonly ExtraCostsRow[] {
  const rows: ExtraCostsRow[] = [];
  let indexValue = 0;
  for (const { option } of chosenRows(extras, ["wax", "polish", "primer"])) {
    indexValue += 1;
    const minutes: number = ((): number => {
      switch (option) {
        case "wax":
          return 20;
        case "polish":
        case "primer":
          return 35;
      }
    })();
    rows.push({ index: indexValue, option, minutes });
  }

  return rows;
}

/** `extra_minutes: sum(extra_costs.minutes)` */
export function computeExtraMinutes(extraCosts: readonly ExtraCostsRow[]): number {
  return sumOf(extraCosts, (row) => row.minutes);
}

/** `crawled: crawl * 3 day` */
export function computeCrawled(crawl: number): number {
  return crawl * 3;
}

/** `crawled_half: crawl / 2` */
export function computeCrawledHalf(crawl: number): number {
  return crawl / 2;
}

/** `lease_end: add_months(day, lease, "last_day")` */
export function computeLeaseEnd(day: string, lease: number): string {
  return addMonths(day, lease, "last_day");
}

/** `board_left: board / 3 - fraction(count_of_all, 10 * count_of_all) + 0.5 * -board` */
export function computeBoardLeft(board: string, countOfAll: bigint): string {
  return addFractions(
    subtractFractions(divideFractions(board, "3"), fractionOf(countOfAll, 10n * countOfAll)),
    multiplyFractions("1/2", negateFraction(board)),
  );
}

/** `board_places: decimal(board_left, 4)` */
export function computeBoardPlaces(boardLeft: string): string {
  return decimalOfFraction(boardLeft, 4);
}

/** `part_of_code: fraction_from_digits(part_code, 2) + board` */
export function computePartOfCode(partCode: string, board: string): string {
  return addFractions(fractionFromDigits(partCode, 2), board);
}

/** `board_fits: board_left < 1` */
export function computeBoardFits(boardLeft: string): boolean {
  return compareFractions(boardLeft, "1") < 0;
}

/** `board_times: fraction(11, 2) / board` */
export function computeBoardTimes(board: string): string {
  return divideFractions(fractionOf(11n, 2n), board);
}

/** `rebate_times: net_price / rebate` */
export function computeRebateTimes(netPrice: number, rebate: number): number {
  return netPrice / rebate;
}

/** `treated: "wax" in extras or count(extras) >= 2` */
export function computeTreated(extras: string): boolean {
  return isChosen("wax", extras) || countChosen(extras) >= 2;
}

/** `penalties: penalty < most_penalty ? penalty + kept_for : most_penalty` */
export function computePenalties(keptFor: () => string): string {
  return compareTerms(penalty, mostPenalty) < 0 ? addTerms(penalty, keptFor()) : mostPenalty;
}

/** `kept_days: otherwise(days_in(lowest(kept_for)), 0)` */
export function computeKeptDays(keptFor: string): number {
  return daysIn(lowestOf(keptFor)) ?? 0;
}

/** `zone: parcel.zone` */
export function computeZone(parcel: { readonly zone: "near" | "far" }): "near" | "far" {
  return parcel.zone;
}

/** `charged: has_note ? old_fee : fee` */
export function computeCharged(hasNote: boolean, oldFee: () => number, fee: () => number): number {
  return hasNote ? oldFee() : fee();
}

/** `grace: otherwise(fee_row.grace, 0 month)` */
export function computeGrace(feeRow: {
  readonly fee: number;
  readonly band: "low" | "high";
  readonly grace: number | null;
}): number {
  return feeRow.grace ?? 0;
}

/** `graced: given(fee_row.grace) and any(parts.amount > amount_in(fee_row.grace, month) * 1 money)` */
export function computeGraced(
  feeRow: { readonly fee: number; readonly band: "low" | "high"; readonly grace: number | null },
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
): boolean {
  return feeRow.grace !== null && parts.some((row) => row.amount > provenPresent(feeRow.grace) * 1);
}

/** `factor`, by case. */
export function computeFactor(size: "small" | "large", scale: number | null): number {
  switch (size) {
    case "small":
      return 1;
    case "large":
      return scale ?? 1;
  }
}

/** `urgency`, by case. */
export function computeUrgency(used: UsedSource[], price: number, width: number): "high" | "raised" | "none" {
  if (price > 5000) {
    used.push({
      formula: "urgency",
      citations: [
        {
          title: "House rules, 2",
          url: "https://example.org/rules",
          status: "secondary",
          checked_on: "2026-01-31",
        },
        { title: "House rules, 4", status: "unconfirmed", checked_on: "2026-01-31" },
      ],
    });
    return "high";
  }

  if (price > 1000) {
    used.push({
      formula: "urgency",
      citations: [
        {
          title: "House rules, 2",
          url: "https://example.org/rules",
          status: "secondary",
          checked_on: "2026-01-31",
        },
      ],
    });
    return "raised";
  }

  if (width > margin) {
    return "raised";
  }

  return "none";
}

/** `pace`, by case. */
export function computePace(urgency: "high" | "raised" | "none"): number {
  switch (urgency) {
    case "high":
    case "raised":
      return 2;
    case "none":
      return 1;
  }
}

/** `share: fee / price` */
export function computeShare(fee: number, price: number): number {
  return fee / price;
}

/** `hanging: width * sin(tilt)` */
export function computeHanging(width: number, tilt: number): number {
  return width * Math.sin(tilt);
}

/** `walked: (walk - slow) * 2 day` */
export function computeWalked(walk: number): number {
  return (walk - slow) * 2;
}

/** `strolls: amount_in(walk, stroll) + amount_in(walk, foot/day) * 0` */
export function computeStrolls(walk: number): number {
  return (walk * 2) / 0.3048 + (walk / 0.3048) * 0;
}

/** `fence: fence_price * width` */
export function computeFence(fencePrice: number, width: number): number {
  return fencePrice * width;
}

/** `baked: max(oven, 375 fahrenheit)` */
export function computeBaked(oven: number): number {
  return Math.max(oven, toBase(375, { numerator: "5", denominator: "9", offset: "-459.67" }));
}

/** `warmer: oven < baked ? amount_in(baked, celsius) - amount_in(oven, celsius) : 0` */
export function computeWarmer(oven: number, baked: number): number {
  return oven < baked
    ? fromBase(baked, { numerator: "1", denominator: "1", offset: "-273.15" }) -
        fromBase(oven, { numerator: "1", denominator: "1", offset: "-273.15" })
    : 0;
}

/** `fence_by_foot: fence / width` */
export function computeFenceByFoot(fence: number, width: number): number {
  return fence / width;
}

/** `tariff_and_levy: tariff + levy + 1 GBP` */
export function computeTariffAndLevy(tariff: number): number {
  return tariff + levy + 1;
}

/** `tariff_paid: tariff_and_levy * 1.5` */
export function computeTariffPaid(tariffAndLevy: number): number {
  return tariffAndLevy * 1.5;
}

/** `after_rebate: price - rebate` */
export function computeAfterRebate(price: number, rebate: number): number {
  return price - rebate;
}

/** `next_year: add_months(day, quantity(months_in_year, month), "last_day")` */
export function computeNextYear(day: string): string {
  return addMonths(day, monthsInYear, "last_day");
}

/** `weekday: weekday_of(day)` */
export function computeWeekday(
  day: string,
): "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" {
  return weekdayOf(day);
}

/** `doubled: count_of_all * 2` */
export function computeDoubled(countOfAll: bigint): bigint {
  return countOfAll * 2n;
}

/** `number_of_code: from_digits(code, 16)` */
export function computeNumberOfCode(code: string): bigint {
  return fromDigits(code, 16);
}

/** `opens_early: opens < closes` */
export function computeOpensEarly(opens: string, closes: string): boolean {
  return opens < closes;
}

/** `surd: root(radicand, 2, 30)` */
export function computeSurd(radicand: string): string {
  return rootOf(radicand, 2, 30);
}

/** `short_of: radicand < 0.5 ? -radicand : radicand - surd * surd` */
export function computeShortOf(radicand: string, surd: () => string): string {
  return compareDecimals(radicand, "0.5") < 0
    ? negateDecimal(radicand)
    : subtractDecimals(radicand, multiplyDecimals(surd(), surd()));
}

/** `opens_again: add_time(closes, 4 * pause)` */
export function computeOpensAgain(closes: string, pause: number): string {
  return addToTime(closes, 4 * pause);
}

/** `arrives: departs > "2020-01-01T00:00" ? add_time(add_months(departs, warranty, "last_day"), pause) : departs` */
export function computeArrives(departs: string, warranty: number, pause: number): string {
  return departs > "2020-01-01T00:00"
    ? addSeconds(addMonthsTo(departs, warranty, "last_day"), pause)
    : departs;
}

/** `half_pause: pause / 4` */
export function computeHalfPause(pause: number): number {
  return pause / 4;
}

/** `on_the_way: time_between(departs, arrives)` */
export function computeOnTheWay(departs: string, arrives: string): number {
  return secondsBetween(departs, arrives);
}

/** `in_head: number(sum_in_head)` */
export function computeInHead(sumInHead: string): number {
  return Number(sumInHead);
}

/** `monthly: net_price / amount_in(years, month)` */
export function computeMonthly(netPrice: number, years: number): number {
  return netPrice / years;
}

/** `side`: the `guess` that solves its equation. */
export function computeSide(hanging: number, width: number): number {
  return solve(
    {
      between: [0 * 0.3048, 2000 * 0.3048],
      left: (guess) => guess * guess,
      right: () => hanging * hanging + width * width,
      difference: "increasing",
    },
    {
      reason: "no_side",
      citations: [{ title: "House rules, 7", status: "secondary", checked_on: "2026-01-31" }],
      arguments: { width },
    },
  );
}

/** `months_of_fees`: the smallest `count` for which its condition is true. */
export function computeMonthsOfFees(fee: number, price: number): number {
  return smallest(
    { from: 0, to: 100000, that: (count) => fee * count > price * half, once: true },
    { reason: "no_payout" },
  );
}

/** `first_square`: the smallest `n` for which its condition is true. */
export function computeFirstSquare(): number {
  return smallest(
    { from: 1, to: 1000000, that: (n) => remainder(n * n, 89) === 12 * half - 6 && n > 3 },
    { reason: "no_square" },
  );
}

/** `payout`: the `p` that solves its equation. */
export function computePayout(monthly: number, fee: number): number {
  return solve({ between: [0, 1], left: (p) => monthly * p, right: () => fee }, { reason: "no_payout" });
}

/** `verdict: share > half / 100 ? "dear" : "cheap"` */
export function computeVerdict(share: number): "dear" | "cheap" {
  return share > half / 100 ? "dear" : "cheap";
}

/** `angle_b: 1 radian` */
export function computeAngleB(): number {
  return 1;
}

/** `angle_c: quantity(pi, radian) - tilt - angle_b` */
export function computeAngleC(tilt: number, angleB: number): number {
  return Math.PI - tilt - angleB;
}

/** The rows of `plan`. */
export function computePlan(
  day: string,
  years: number,
  netPrice: number,
  monthly: () => number,
): readonly PlanRow[] {
  const rows: PlanRow[] = [];
  const atMost = rowLimit(years);
  const dateOfRow = scheduleDates(day, "month");
  let hasEnded = false;
  let opening: number = netPrice;
  let paidSoFar: number = 0 * netPrice;
  for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {
    const dateValue = dateOfRow(indexValue);
    const paid: number = indexValue === 12 ? opening : monthly();
    const owed: number = opening - paid;
    const soFar: number = paidSoFar;
    rows.push({ index: indexValue, date: dateValue, paid, owed, so_far: soFar });
    hasEnded = owed <= 0;
    if (hasEnded) break;
    [opening, paidSoFar] = [owed, paidSoFar + paid];
  }

  expectEnd(hasEnded, atMost);
  return rows;
}

/** `last_owed: last(plan.owed)` */
export function computeLastOwed(plan: readonly PlanRow[]): number {
  return lastOf(plan, (row) => row.owed);
}

/** The rows of `halving`. */
export function computeHalving(netPrice: number): readonly HalvingRow[] {
  const rows: HalvingRow[] = [];
  const atMost = rowLimit(20);
  let hasEnded = false;
  let rest: number = netPrice;
  for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {
    const halfOfIt: number = rest * half;
    rows.push({ index: indexValue, half_of_it: halfOfIt });
    hasEnded = halfOfIt < 0.01;
    if (hasEnded) break;
    rest = halfOfIt;
  }

  expectEnd(hasEnded, atMost);
  return rows;
}

/** `halvings: count(halving)` */
export function computeHalvings(halving: readonly HalvingRow[]): number {
  return halving.length;
}

/** The rows of `fortnights`. */
export function computeFortnights(day: string, price: number): readonly FortnightsRow[] {
  const rows: FortnightsRow[] = [];
  const atMost = rowLimit(26);
  const dateOfRow = scheduleDates(day, "day", 14);
  for (let indexValue = 1; indexValue <= atMost; indexValue += 1) {
    const dateValue = dateOfRow(indexValue);
    const saved: number = indexValue * price;
    rows.push({ index: indexValue, date: dateValue, saved });
  }

  return rows;
}

/** The rows of `billed`. */
export function computeBilled(
  used: UsedSource[],
  parts: readonly {
    readonly name: string | null;
    readonly amount: number;
    readonly kind: "one_off" | "monthly";
    readonly uses: string;
  }[],
  price: number,
  size: "small" | "large",
  day: string,
): readonly BilledRow[] {
  const rows: BilledRow[] = [];
  let before: number = 0 * price;
  let indexValue = 0;
  for (const { name, amount, kind, uses } of sortedRows(parts, (row) => row.amount, "descending")) {
    indexValue += 1;
    const feeOfPart = once(() =>
      usedRow(used, "billed.fee_of_part", feesTable, { size, price: amount }, day),
    );
    const times: number = ((): number => {
      switch (kind) {
        case "one_off":
          return 1;
        case "monthly":
          return 12;
      }
    })();
    const handling: number = ((): number => {
      if (compareExactly(amount, exactProduct(half, price)) > 0) {
        used.push({
          formula: "billed.handling",
          citations: [
            {
              title: "House rules, 2",
              url: "https://example.org/rules",
              status: "secondary",
              checked_on: "2026-01-31",
            },
          ],
        });
        return feeOfPart().fee;
      }
      return 0 * price;
    })();
    const doors: number = isChosen("door", uses) ? countChosen(uses) : 0;
    const waits: boolean = amount > 90 && feeOfPart().grace !== null && provenPresent(feeOfPart().grace) >= 1;
    const soFarBilled: number = before + amount * times + handling;
    rows.push({
      index: indexValue,
      name,
      amount,
      kind,
      uses,
      times,
      handling,
      doors,
      waits,
      so_far_billed: soFarBilled,
    });
    before = soFarBilled;
  }

  return rows;
}

/** The rows of `amounts`. */
export function computeAmounts(discount: number): readonly AmountsRow[] {
  const rows: AmountsRow[] = [];
  for (const valueValue of [1, 2.5]) {
    const after: number = valueValue * (1 - discount);
    rows.push({ value: valueValue, after });
  }

  return rows;
}

/** The rows of `widths`. */
export function computeWidths(width: number): readonly WidthsRow[] {
  const rows: WidthsRow[] = [];
  const quantity = width;
  for (const rowValue of [
    { unit: "meter", group: "metric", amount: fromBase(quantity, { numerator: "1", denominator: "1" }) },
    {
      unit: "foot",
      group: "imperial",
      amount: fromBase(quantity, { numerator: "0.3048", denominator: "1" }),
    },
  ] as const) {
    const halfOfWidth: number = rowValue.amount * half;
    rows.push({ ...rowValue, half_of_width: halfOfWidth });
  }

  return rows;
}

/** The rows of `fees_of_size`. */
export function computeFeesOfSize(
  used: UsedSource[],
  size: "small" | "large",
  netPrice: number,
  day: string,
  price: number,
): readonly FeesOfSizeRow[] {
  const rows: FeesOfSizeRow[] = [];
  let before: number = 0 * price;
  let indexValue = 0;
  for (const rowValue of listedRows(
    used,
    "fees_of_size.rows",
    feesTable,
    { size },
    { price: netPrice },
    day,
  ).map(({ values, keys, here }) => ({ price: numberKey(keys, "price"), ...values, here }))) {
    indexValue += 1;
    const nth: number = indexValue;
    const rise: number = rowValue.fee - before;
    rows.push({ ...rowValue, nth, rise });
    before = rowValue.fee;
  }

  return rows;
}

/** Whether the chart is shown. */
export function computeSplit$when(partsTotal: number): boolean {
  return partsTotal > 0;
}

/** The points of the shapes of `plan_view`. */
export function computePlanView$shapes(
  width: number,
  hanging: number,
  tilt: number,
  size: "small" | "large",
): readonly PlanView$shapesRow[] {
  switch (size) {
    case "small":
      return [
        { shape: 0, x: 0, y: 0 },
        { shape: 0, x: width, y: hanging / 2 },
        { shape: 1, x: 0, y: 0 },
        { shape: 1, x: width, y: 0 },
        { shape: 2, x: 0, y: 0 },
        { shape: 2, x: width, y: hanging / 2 },
      ];
    case "large":
      return [
        { shape: 3, x: width, y: 0 },
        { shape: 3, x: width, y: width / 2 },
        { shape: 4, x: 0, y: 0 },
        { shape: 4, x: width / 2, y: width / 2 },
        { shape: 4, x: 0, y: tilt },
        { shape: 5, x: 0, y: 0 },
        { shape: 5, x: width, y: 0 },
      ];
    default:
      return [];
  }
}

/** The points of the shapes of `cut`. */
export function computeCut$shapes(width: number, hanging: number): readonly Cut$shapesRow[] {
  return [
    { shape: 0, x: 0, y: 0 },
    { shape: 0, x: width, y: 0 },
    { shape: 0, x: 0, y: hanging },
    { shape: 1, x: 0, y: 0 },
    { shape: 1, x: width, y: hanging },
    { shape: 2, x: 0, y: 0 },
    { shape: 2, x: width, y: width },
  ];
}

/** The cells of `boxes`. */
export function computeBoxes$cells(
  size: "small" | "large",
  feeRow: () => { readonly fee: number; readonly band: "low" | "high"; readonly grace: number | null },
): readonly Boxes$cellsRow[] {
  return tableCells(
    boxesTable,
    { size, band: feeRow().band },
    ["size", ["small", "large"]],
    ["band", ["low", "high"]],
    (packing) => packing.kept,
  );
}

/** The points of the shapes of `corner`. */
export function computeCorner$shapes(width: number, hanging: number): readonly Corner$shapesRow[] {
  return [
    { shape: 0, x: 0, y: 0 },
    { shape: 0, x: width, y: 0 },
    { shape: 0, x: 0, y: hanging },
    { shape: 1, x: 0, y: 0 },
    { shape: 2, x: width, y: 0 },
    { shape: 3, x: 0, y: 0 },
    { shape: 3, x: width, y: 0 },
  ];
}

/** One calculation: each value is worked out once, when it is first asked for. */
export function calculate(entered: Inputs, shown: Shown, today: string) {
  const known: {
    net_price?: number;
    parts_total?: number;
    left?: number;
    monthly_parts?: number;
    for_walls?: boolean;
    places?: number;
    fee_row?: { readonly fee: number; readonly band: "low" | "high"; readonly grace: number | null };
    fee?: number;
    all_in?: number;
    old_fee_row?: { readonly fee: number; readonly band: "low" | "high"; readonly grace: number | null };
    old_fee?: number;
    packing?: { readonly fewest: number; readonly most: number | null; readonly kept: string };
    fewest_boxes?: number;
    kept_for?: string;
    extra_costs?: readonly ExtraCostsRow[];
    extra_minutes?: number;
    crawled?: number;
    crawled_half?: number;
    lease_end?: string;
    board_left?: string;
    board_places?: string;
    part_of_code?: string;
    board_fits?: boolean;
    board_times?: string;
    rebate_times?: number;
    treated?: boolean;
    penalties?: string;
    kept_days?: number;
    parcel?: { readonly zone: "near" | "far" };
    zone?: "near" | "far";
    charged?: number;
    grace?: number;
    graced?: boolean;
    factor?: number;
    urgency?: "high" | "raised" | "none";
    pace?: number;
    share?: number;
    hanging?: number;
    walked?: number;
    strolls?: number;
    fence?: number;
    baked?: number;
    warmer?: number;
    fence_by_foot?: number;
    tariff_and_levy?: number;
    tariff_paid?: number;
    after_rebate?: number;
    next_year?: string;
    weekday?: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
    doubled?: bigint;
    number_of_code?: bigint;
    opens_early?: boolean;
    surd?: string;
    short_of?: string;
    opens_again?: string;
    arrives?: string;
    half_pause?: number;
    on_the_way?: number;
    in_head?: number;
    monthly?: number;
    side?: number;
    months_of_fees?: number;
    first_square?: number;
    payout?: number;
    verdict?: "dear" | "cheap";
    angle_b?: number;
    angle_c?: number;
    plan?: readonly PlanRow[];
    last_owed?: number;
    halving?: readonly HalvingRow[];
    halvings?: number;
    by_price?: readonly ByPriceRow[];
    by_size?: readonly BySizeRow[];
    fortnights?: readonly FortnightsRow[];
    billed?: readonly BilledRow[];
    amounts?: readonly AmountsRow[];
    widths?: readonly WidthsRow[];
    fees_of_size?: readonly FeesOfSizeRow[];
    split$when?: boolean;
    plan_view$shapes?: readonly PlanView$shapesRow[];
    cut$shapes?: readonly Cut$shapesRow[];
    boxes$cells?: readonly Boxes$cellsRow[];
    corner$shapes?: readonly Corner$shapesRow[];
  } = {};
  const used: UsedSource[] = [];
  const {
    price,
    discount,
    deposit,
    years,
    size,
    width,
    tilt,
    oven,
    walk,
    fence_price: fencePrice,
    rebate,
    tariff,
    scale,
    count_of_all: countOfAll,
    radicand,
    code,
    part_code: partCode,
    day,
    opens,
    closes,
    departs,
    pause,
    warranty,
    crawl,
    lease,
    board,
    extras,
    insured,
    has_note: hasNote,
    sum_in_head: sumInHead,
    parts,
  } = entered;
  const note = (): Inputs["note"] => (shown.note ? entered.note : "none");
  const netPrice = () => (known.net_price ??= computeNetPrice(price, discount));
  const partsTotal = () => (known.parts_total ??= computePartsTotal(parts));
  const left = () => (known.left ??= computeLeft(netPrice(), deposit));
  const monthlyParts = () => (known.monthly_parts ??= computeMonthlyParts(parts));
  const forWalls = () => (known.for_walls ??= computeForWalls(parts));
  const places = () => (known.places ??= computePlaces(parts));
  const feeRow = () =>
    (known.fee_row ??= usedRow(used, "fee_row", feesTable, { size, price: netPrice() }, day));
  const fee = () => (known.fee ??= computeFee(feeRow()));
  const allIn = () => (known.all_in ??= computeAllIn(netPrice(), fee()));
  const oldFeeRow = () =>
    (known.old_fee_row ??= usedRow(
      used,
      "old_fee_row",
      feesTable,
      { size, price: netPrice() },
      dateOf(2019, 12, 31),
    ));
  const oldFee = () => (known.old_fee ??= computeOldFee(oldFeeRow()));
  const packing = () =>
    (known.packing ??= usedRow(used, "packing", boxesTable, { size, band: feeRow().band }));
  const fewestBoxes = () => (known.fewest_boxes ??= computeFewestBoxes(packing()));
  const keptFor = () => (known.kept_for ??= computeKeptFor(packing()));
  const extraCosts = () => (known.extra_costs ??= computeExtraCosts(extras));
  const extraMinutes = () => (known.extra_minutes ??= computeExtraMinutes(extraCosts()));
  const crawled = () => (known.crawled ??= computeCrawled(crawl));
  const crawledHalf = () => (known.crawled_half ??= computeCrawledHalf(crawl));
  const leaseEnd = () => (known.lease_end ??= computeLeaseEnd(day, lease));
  const boardLeft = () => (known.board_left ??= computeBoardLeft(board, countOfAll));
  const boardPlaces = () => (known.board_places ??= computeBoardPlaces(boardLeft()));
  const partOfCode = () => (known.part_of_code ??= computePartOfCode(partCode, board));
  const boardFits = () => (known.board_fits ??= computeBoardFits(boardLeft()));
  const boardTimes = () => (known.board_times ??= computeBoardTimes(board));
  const rebateTimes = () => (known.rebate_times ??= computeRebateTimes(netPrice(), rebate));
  const treated = () => (known.treated ??= computeTreated(extras));
  const penalties = () => (known.penalties ??= computePenalties(keptFor));
  const keptDays = () => (known.kept_days ??= computeKeptDays(keptFor()));
  const parcel = () =>
    (known.parcel ??= usedRow(used, "parcel", shippingTable, { insured, price: netPrice(), width }));
  const zone = () => (known.zone ??= computeZone(parcel()));
  const charged = () => (known.charged ??= computeCharged(hasNote, oldFee, fee));
  const grace = () => (known.grace ??= computeGrace(feeRow()));
  const graced = () => (known.graced ??= computeGraced(feeRow(), parts));
  const factor = () => (known.factor ??= computeFactor(size, scale));
  const urgency = () => (known.urgency ??= computeUrgency(used, price, width));
  const pace = () => {
    if (known.pace === undefined)
      used.push({
        formula: "pace",
        citations: [{ title: "House rules, 5", status: "official", checked_on: "2026-01-31" }],
      });
    return (known.pace ??= computePace(urgency()));
  };
  const share = () => (known.share ??= computeShare(fee(), price));
  const hanging = () => (known.hanging ??= computeHanging(width, tilt));
  const walked = () => (known.walked ??= computeWalked(walk));
  const strolls = () => (known.strolls ??= computeStrolls(walk));
  const fence = () => (known.fence ??= computeFence(fencePrice, width));
  const baked = () => (known.baked ??= computeBaked(oven));
  const warmer = () => (known.warmer ??= computeWarmer(oven, baked()));
  const fenceByFoot = () => (known.fence_by_foot ??= computeFenceByFoot(fence(), width));
  const tariffAndLevy = () => (known.tariff_and_levy ??= computeTariffAndLevy(tariff));
  const tariffPaid = () => (known.tariff_paid ??= computeTariffPaid(tariffAndLevy()));
  const afterRebate = () => (known.after_rebate ??= computeAfterRebate(price, rebate));
  const nextYear = () => (known.next_year ??= computeNextYear(day));
  const weekday = () => (known.weekday ??= computeWeekday(day));
  const doubled = () => (known.doubled ??= computeDoubled(countOfAll));
  const numberOfCode = () => (known.number_of_code ??= computeNumberOfCode(code));
  const opensEarly = () => (known.opens_early ??= computeOpensEarly(opens, closes));
  const surd = () => (known.surd ??= computeSurd(radicand));
  const shortOf = () => (known.short_of ??= computeShortOf(radicand, surd));
  const opensAgain = () => (known.opens_again ??= computeOpensAgain(closes, pause));
  const arrives = () => (known.arrives ??= computeArrives(departs, warranty, pause));
  const halfPause = () => (known.half_pause ??= computeHalfPause(pause));
  const onTheWay = () => (known.on_the_way ??= computeOnTheWay(departs, arrives()));
  const inHead = () => (known.in_head ??= computeInHead(sumInHead));
  const monthly = () => (known.monthly ??= computeMonthly(netPrice(), years));
  const side = () => (known.side ??= computeSide(hanging(), width));
  const monthsOfFees = () => (known.months_of_fees ??= computeMonthsOfFees(fee(), price));
  const firstSquare = () => (known.first_square ??= computeFirstSquare());
  const payout = () => (known.payout ??= computePayout(monthly(), fee()));
  const verdict = () => (known.verdict ??= computeVerdict(share()));
  const angleB = () => (known.angle_b ??= computeAngleB());
  const angleC = () => (known.angle_c ??= computeAngleC(tilt, angleB()));
  const plan = () => (known.plan ??= computePlan(day, years, netPrice(), monthly));
  const lastOwed = () => (known.last_owed ??= computeLastOwed(plan()));
  const halving = () => (known.halving ??= computeHalving(netPrice()));
  const halvings = () => (known.halvings ??= computeHalvings(halving()));
  const byPrice = (): readonly ByPriceRow[] =>
    (known.by_price ??= sweepRows(sweepValues(1000, 2 * price, 100), (price): ByPriceRow | undefined => {
      const varied = variedInputs(entered, { price });
      const again = calculate(varied, visible(varied, today), today);
      return again.stop(false) === undefined
        ? { price, net_price: again.values.net_price(), fee: again.values.fee() }
        : undefined;
    }));
  const bySize = (): readonly BySizeRow[] =>
    (known.by_size ??= sweepRows(["small", "large"] as const, (size): BySizeRow | undefined => {
      const varied = variedInputs(entered, { size });
      const again = calculate(varied, visible(varied, today), today);
      return again.stop(false) === undefined ? { size, fee: again.values.fee() } : undefined;
    }));
  const fortnights = () => (known.fortnights ??= computeFortnights(day, price));
  const billed = () => (known.billed ??= computeBilled(used, parts, price, size, day));
  const amounts = () => (known.amounts ??= computeAmounts(discount));
  const widths = () => (known.widths ??= computeWidths(width));
  const feesOfSize = () => (known.fees_of_size ??= computeFeesOfSize(used, size, netPrice(), day, price));
  const split$when = () => (known.split$when ??= computeSplit$when(partsTotal()));
  const planView$shapes = () =>
    (known.plan_view$shapes ??= computePlanView$shapes(width, hanging(), tilt, size));
  const cut$shapes = () => (known.cut$shapes ??= computeCut$shapes(width, hanging()));
  const boxes$cells = () => (known.boxes$cells ??= computeBoxes$cells(size, feeRow));
  const corner$shapes = () => (known.corner$shapes ??= computeCorner$shapes(width, hanging()));
  const stop = (isWhole: boolean): Answer<Values> | undefined => {
    const problems = checkInputs(description.inputs, entered, shown, today);
    if (problems.length > 0) return { status: "invalid", problems };
    if (!(width > margin / 100)) problems.push(checkProblem("wide_enough", ["width"], shown));
    if (problems.length > 0) return { status: "invalid", problems };
    if (hasNote && note().length > 30)
      return {
        status: "refused",
        refusal: {
          reason: "note_forbidden",
          citations: [{ title: "House rules, 7", status: "secondary", checked_on: "2026-01-31" }],
        },
      };
    if (deposit !== null && !(deposit <= 0.5 * netPrice()))
      problems.push(limitProblem("deposit", "above_maximum", 0.5 * netPrice(), false));
    if (problems.length > 0) return { status: "invalid", problems };
    if (netPrice() > 500000)
      return {
        status: "refused",
        refusal: {
          reason: "too_much",
          citations: [
            {
              title: "House rules, 2",
              url: "https://example.org/rules",
              status: "secondary",
              checked_on: "2026-01-31",
            },
          ],
          arguments: { net_price: netPrice() },
        },
      };
    if (!(partsTotal() < price))
      problems.push(
        checkProblem("parts_cost_less", ["parts", "price"], shown, { parts_total: partsTotal(), price }, [
          { title: "House rules, 6", status: "official", checked_on: "2026-01-31" },
        ]),
      );
    if (problems.length > 0) return { status: "invalid", problems };
    if (isWhole) {
      feeRow();
      fee();
      allIn();
      packing();
      fewestBoxes();
      keptFor();
      extraCosts();
      extraMinutes();
      leaseEnd();
      boardLeft();
      boardPlaces();
      partOfCode();
      boardFits();
      rebateTimes();
      penalties();
      parcel();
      zone();
      charged();
      grace();
      graced();
      urgency();
      pace();
      share();
      nextYear();
      weekday();
      doubled();
      numberOfCode();
      opensEarly();
      surd();
      shortOf();
      opensAgain();
      arrives();
      onTheWay();
      inHead();
      monthly();
      side();
      monthsOfFees();
      firstSquare();
      verdict();
      angleC();
      plan();
      lastOwed();
      halving();
      halvings();
      fortnights();
      billed();
      amounts();
      widths();
      feesOfSize();
      split$when();
      planView$shapes();
      cut$shapes();
      boxes$cells();
      corner$shapes();
    }

    return undefined;
  };
  const answer = (): Answer<Values> => {
    const stopped = stop(true);
    if (stopped !== undefined) return stopped;
    return finish({
      values: {
        all_in: allIn(),
        net_price: netPrice(),
        fee: fee(),
        charged: charged(),
        grace: spare(() => (size === "large" ? grace() : null)),
        graced: graced(),
        for_walls: forWalls(),
        places: places(),
        share: share(),
        hanging: hanging(),
        in_meters: width * factor(),
        side: side(),
        months_of_fees: monthsOfFees(),
        first_square: firstSquare(),
        payout: spare(() => (fee() < monthly() ? payout() : null)),
        verdict: verdict(),
        left: left(),
        summed_up: spare(() => (netPrice() > fee() ? true : null)),
        urgency: urgency(),
        zone: zone(),
        fewest_boxes: fewestBoxes(),
        kept_for: keptFor(),
        extras,
        part_of_code: partOfCode(),
        crawled: crawled(),
        crawled_half: crawledHalf(),
        lease_end: leaseEnd(),
        board_left: boardLeft(),
        board_places: boardPlaces(),
        board_times: spare(() => (compareFractions(boardTimes(), "1000") < 0 ? boardTimes() : null)),
        rebate_times: spare(() => (rebateTimes() > 1 ? rebateTimes() : null)),
        board_fits: boardFits(),
        treated: treated(),
        penalties: penalties(),
        kept_days: spare(() =>
          compareTerms(lowestOf(keptFor()), highestOf(keptFor())) < 0 ? keptDays() : null,
        ),
        pace: pace(),
        walked: walked(),
        strolls: strolls(),
        baked: baked(),
        warmer: warmer(),
        fence: fence(),
        fence_by_foot: fenceByFoot(),
        tariff_and_levy: tariffAndLevy(),
        tariff_paid: tariffPaid(),
        after_rebate: afterRebate(),
        next_year: nextYear(),
        weekday: weekday(),
        doubled: doubled(),
        number_of_code: numberOfCode(),
        opens_early: opensEarly(),
        surd: surd(),
        short_of: shortOf(),
        opens_again: opensAgain(),
        arrives: arrives(),
        half_pause: halfPause(),
        on_the_way: onTheWay(),
        warranty,
        closes,
        in_head: inHead(),
        parts_total: partsTotal(),
        monthly_parts: monthlyParts(),
        last_owed: spare(() => (lastOwed() > 0 ? lastOwed() : null)),
        halvings: halvings(),
        plan: plan(),
        fortnights: fortnights(),
        fees_of_size: feesOfSize(),
        fee_row: [feeRow()],
        billed: billed(),
        extra_costs: extraCosts(),
        extra_minutes: extraMinutes(),
        amounts: amounts(),
        widths: widths(),
      },
      drawn: { by_price: byPrice, by_size: bySize },
      trace: () =>
        traceOf(
          { months_in_year: monthsInYear, margin, half, slow, levy, most_penalty: mostPenalty, penalty },
          known,
          {
            kept_for: () => (compareTerms(packing().kept, "1 month") > 0 ? 0 : 1),
            penalties: () => (compareTerms(penalty, mostPenalty) < 0 ? 0 : 1),
            charged: () => (hasNote ? 0 : 1),
            factor: () => size,
            urgency: () => (price > 5000 ? 0 : price > 1000 ? 1 : width > margin ? 2 : 3),
            pace: () => urgency(),
            warmer: () => (oven < baked() ? 0 : 1),
            short_of: () => (compareDecimals(radicand, "0.5") < 0 ? 0 : 1),
            arrives: () => (departs > "2020-01-01T00:00" ? 0 : 1),
            verdict: () => (share() > half / 100 ? 0 : 1),
          },
        ),
      used,
    });
  };
  const conditions = () => ({
    note: (): boolean => hasNote,
  });
  return { conditions, answer, stop, values: { net_price: netPrice, fee } };
}

/** Which of the conditional inputs matter, given the others. */
export function visible(inputs: Inputs, today: string): Shown {
  return decideShown((shown) => calculate(inputs, shown, today).conditions());
}

/** Answers math/everything: values, problems with the inputs, or a refusal. */
export function compute(inputs: Inputs, today: string): Answer<Values> {
  return answerOf("all_in", () => calculate(inputs, visible(inputs, today), today).answer());
}

/** The calculator as page, terminal and tests use it. */
export const calculator: Calculator<Inputs, Values> = { description, compute, visible };
