import { describe, expect, test } from "vitest";
import { inputSyntaxes } from "../../../../generator/constructs/inputs/any.ts";
import type { WrittenAs } from "../../../../generator/constructs/inputs/input-syntax.ts";
import type { Scalar } from "../../../../generator/runtime/answer.ts";
import { catalogUnits } from "../../../../generator/constructs/units.ts";

const units = catalogUnits([
  {
    id: "length",
    dimension: { length: 1 },
    base: "meter",
    units: {
      meter: { factor: "1", group: "metric" },
      foot: { factor: "0.3048", group: "imperial" },
      us_survey_foot: { factor: "1200/3937", group: "us_survey" },
    },
  },
  {
    id: "month",
    dimension: { month: 1 },
    base: "month",
    units: { month: { factor: "1", group: "calendar" }, year: { factor: "12", group: "calendar" } },
  },
]);

const none = undefined;
const cases: readonly {
  readonly kind: WrittenAs & { readonly type: keyof typeof inputSyntaxes };
  readonly given: readonly (readonly [
    written: string | number | boolean,
    value: Scalar | undefined,
    text?: string,
  ])[];
}[] = [
  {
    kind: { type: "number" },
    given: [
      ["400_000", 400_000, "400000"],
      [0.5, 0.5, "0.5"],
      ["1e9", 1e9, "1000000000"],
      [1e-7, 1e-7, "0.0000001"],
      ["1e-25", 1e-25, "0.0000000000000000000000001"],
      [1e21, 1e21, "1000000000000000000000"],
      ["-3.25", -3.25, "-3.25"],
      ["+2", 2, "2"],
      [".5", 0.5, "0.5"],
      ["1_000.5", 1000.5, "1000.5"],
      ["", none],
      ["_1", none],
      ["1,000", none],
      ["6.5%", none],
      ["5 foot", none],
      ["0x1F", none],
      ["1e999", none],
      [".inf", none],
      [true, none],
    ],
  },
  {
    kind: { type: "money" },
    given: [
      ["1_263.60", 1263.6, "1263.6"],
      ["$5", none],
      [0, 0, "0"],
    ],
  },
  {
    kind: { type: "percent" },
    given: [
      ["6.5%", 0.065, "6.5%"],
      ["3.875%", 0.03875, "3.875%"],
      ["0%", 0, "0%"],
      ["-2 %", -0.02, "-2%"],
      ["1_000%", 10, "1000%"],
      ["0.1%", 0.001, "0.1%"],
      [0.065, none],
      ["6.5", none],
      ["%", none],
    ],
  },
  {
    kind: { type: "integer" },
    given: [
      ["30", 30, "30"],
      ["1_000", 1000, "1000"],
      ["1e3", 1000, "1000"],
      ["2.5", none],
      ["9007199254740991", 9007199254740991, "9007199254740991"],
      ["9007199254740992", none],
    ],
  },
  {
    kind: { type: "integer", unit: "year" },
    given: [
      [30, 360, "30"],
      ["18 month", 18, "18 month"],
      ["2 year", 24, "2"],
      ["1 foot", none],
      ["1.5", none],
    ],
  },
  {
    kind: { type: "quantity", unit: "meter" },
    given: [
      ["5 foot", 1.524, "5 foot"],
      ["5", 5, "5 meter"],
      [2.5, 2.5, "2.5 meter"],
      // 1200/3937 rounded once: 0.3048006096012192.
      ["1 us_survey_foot", 0.3048006096012192, "1 us_survey_foot"],
      ["1_000 meter", 1000, "1000 meter"],
      ["5 fot", none],
      ["5 month", none],
      ["5 foot 3", none],
      ["foot", none],
    ],
  },
  {
    kind: { type: "date" },
    given: [
      ["2026-01-31", "2026-01-31", "2026-01-31"],
      ["2024-02-29", "2024-02-29", "2024-02-29"],
      ["today", "today", "today"],
      ["2026-02-30", none],
      ["2025-02-29", none],
      ["2026-13-01", none],
      ["2026-1-1", none],
      ["2026-01", none],
      ["31.1.2026", none],
    ],
  },
  {
    kind: { type: "date", precision: "month" },
    given: [
      ["2026-01", "2026-01-01", "2026-01"],
      ["2026-01-15", "2026-01-15", "2026-01"],
      ["2026-00", none],
    ],
  },
  {
    kind: { type: "whole" },
    given: [
      ["12345678901234567890", 12345678901234567890n, "12345678901234567890"],
      ["-1_000", -1000n, "-1000"],
      [5, 5n, "5"],
      ["1.5", none],
      ["", none],
    ],
  },
  {
    kind: { type: "choice", options: ["A1", "no"] },
    given: [
      ["A1", "A1", "A1"],
      ["no", "no", "no"],
      ["a1", none],
    ],
  },
  {
    kind: { type: "boolean" },
    given: [
      [true, true, "yes"],
      ["yes", true, "yes"],
      [false, false, "no"],
      ["no", false, "no"],
      ["on", none],
      [1, none],
    ],
  },
  {
    kind: { type: "text" },
    given: [
      [" a b ", "a b", "a b"],
      [5, "5", "5"],
    ],
  },
  { kind: { type: "digits" }, given: [["00ff", "00ff", "00ff"]] },
  { kind: { type: "expression" }, given: [["1 + 2", "1 + 2", "1 + 2"]] },
  { kind: { type: "rows" }, given: [["a", none]] },
];

describe.each(cases)("$kind", ({ kind, given }) => {
  test.each(given.map(([written, value, text]) => ({ written, value, text })))(
    "$written",
    ({ written, value, text }) => {
      const literal = inputSyntaxes[kind.type].read(String(written).trim(), kind, units);
      expect(literal).toEqual(value === undefined ? undefined : { value, text });
    },
  );
});
