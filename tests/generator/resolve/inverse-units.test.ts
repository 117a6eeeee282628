import { expect, test } from "vitest";
import { problemsOf } from "./resolve-text.ts";

const use = (keys: string): readonly string[] =>
  problemsOf({
    inputs: `use: { type: quantity, dimension: volume_per_distance, unit: liter_per_100_kilometers, ${keys} }`,
  }).filter((problem) => !/^unused_name|"bill"/.test(problem));

test.each([
  {
    keys: "units: [liter_per_100_kilometers, mile/us_gallon], default: 25 mile/us_gallon, above: 0",
    want: [],
  },
  { keys: "units: [liter_per_100_kilometers, kilometer/liter], default: 8, min: 1", want: [] },
  { keys: "default: 8, min: 0", want: [] },
  {
    keys: "units: [liter_per_100_kilometers, kilometer/liter], default: 8, min: 0",
    want: ['bad_value at "[liter_per_100_kilometers, kilometer/liter]"'],
  },
  {
    keys: "units: [liter_per_100_kilometers, kilometer/hour], default: 8, above: 0",
    want: ['unit_of_another at "kilometer/hour"'],
  },
  { keys: "default: 0 mile/us_gallon, above: 0", want: ['bad_default at "0 mile/us_gallon"'] },
])("a use of fuel with $keys", ({ keys, want }) => {
  expect(use(keys)).toEqual(want);
});

test("the unit of an input is its dimension's own", () => {
  expect(
    problemsOf({
      inputs:
        "use: { type: quantity, dimension: volume_per_distance, unit: mile/us_gallon, default: 25 mile/us_gallon }",
    }),
  ).toContain('unit_of_another at "mile/us_gallon"');
});
