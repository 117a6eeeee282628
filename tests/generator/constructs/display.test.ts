import { describe, expect, test } from "vitest";
import {
  booleanType,
  choiceType,
  dateType,
  numberType,
  textType,
  type ValueType,
} from "../../../generator/formula/value-type.ts";
import { displayOf, readDigits, type DisplayOptions } from "../../../generator/constructs/display.ts";
import { catalogUnits } from "../../../generator/constructs/units.ts";

const units = catalogUnits([
  {
    id: "length",
    dimension: { length: 1 },
    base: "meter",
    units: {
      meter: { factor: "1", group: "metric" },
      centimeter: { factor: "0.01", group: "metric" },
      foot: { factor: "0.3048", group: "imperial" },
    },
  },
]);
const meter = { id: "meter", numerator: "1", denominator: "1", group: "metric" };
const centimeter = { id: "centimeter", numerator: "0.01", denominator: "1", group: "metric" };
const foot = { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" };
const length = numberType({ length: 1 });

const cases: readonly {
  readonly name: string;
  readonly type: ValueType;
  readonly options?: DisplayOptions;
  readonly want: unknown;
}[] = [
  {
    name: "a plain number",
    type: numberType(),
    want: { kind: "number", digits: { minimum: 0, maximum: 6 } },
  },
  {
    name: "a number without fraction",
    type: numberType({}, true),
    want: { kind: "number", digits: { minimum: 0, maximum: 0 } },
  },
  {
    name: "digits of its own",
    type: numberType(),
    options: { digits: 2 },
    want: { kind: "number", digits: { minimum: 2, maximum: 2 } },
  },
  {
    name: "a share",
    type: numberType(),
    options: { as: "percent" },
    want: { kind: "percent", digits: { minimum: 0, maximum: 2 } },
  },
  {
    name: "money",
    type: numberType({ money: 1 }),
    want: { kind: "money", digits: "currency", currency: "USD" },
  },
  {
    name: "money of another currency",
    type: numberType({ money: 1 }),
    options: { currency: { from: "paid_in" } },
    want: { kind: "money", digits: "currency", currency: { from: "paid_in" } },
  },
  {
    name: "a length",
    type: length,
    want: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "meter", units: [meter] },
  },
  {
    name: "a length in feet",
    type: length,
    options: { unit: "foot" },
    want: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "foot", units: [foot] },
  },
  {
    name: "a length in units to choose from, in the order of their file",
    type: length,
    options: { unit: "foot", units: ["foot", "meter"] },
    want: { kind: "quantity", digits: { minimum: 0, maximum: 4 }, unit: "foot", units: [meter, foot] },
  },
  {
    name: "a length in every unit",
    type: length,
    options: { units: "all" },
    want: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [meter, centimeter, foot],
    },
  },
  {
    name: "a length by region",
    type: length,
    options: { region_units: { US: "foot" } },
    want: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: "meter",
      units: [meter],
      regionUnits: { US: "foot" },
    },
  },
  { name: "a dimension no file measures", type: numberType({ length: 1, mass: -1 }), want: undefined },
  {
    name: "a choice",
    type: choiceType(["a", "b"]),
    options: { set: "kind" },
    want: { kind: "choice", options: ["a", "b"], set: "kind" },
  },
  {
    name: "a month",
    type: dateType,
    options: { precision: "month" },
    want: { kind: "date", precision: "month" },
  },
  { name: "a day", type: dateType, want: { kind: "date", precision: "day" } },
  { name: "yes or no", type: booleanType, want: { kind: "boolean" } },
  { name: "a text of digits", type: textType, options: { grouped: 4 }, want: { kind: "text", grouped: 4 } },
  { name: "a whole number", type: { kind: "whole", optional: false }, want: { kind: "whole" } },
  { name: "an exact decimal", type: { kind: "decimal", optional: false }, want: { kind: "decimal" } },
  { name: "rows", type: { kind: "rows", columns: {}, optional: false }, want: undefined },
];

describe("displayOf", () => {
  test.each(cases)("$name", ({ type, options = {}, want }) => {
    expect(displayOf(type, options, units, "USD")).toEqual(want);
  });
});

test.each([
  { given: undefined, want: undefined },
  { given: 0, want: { minimum: 0, maximum: 0 } },
  { given: { maximum: 3 }, want: { minimum: 0, maximum: 3 } },
  { given: { minimum: 2 }, want: { minimum: 2, maximum: 6 } },
  { given: { minimum: 8 }, want: { minimum: 8, maximum: 8 } },
  { given: { significant: 7 }, want: { minimum: 0, maximum: 6, significant: 7 } },
])("digits $given", ({ given, want }) => {
  expect(readDigits(given)).toEqual(want);
});
