import { expect, test } from "vitest";
import { catalogUnits } from "../../../generator/constructs/units.ts";

const units = catalogUnits([
  {
    id: "length",
    dimension: { length: 1 },
    base: "meter",
    units: {
      meter: { factor: 1, group: "metric" },
      foot: { factor: "0.3048", group: "imperial" },
      us_survey_foot: { factor: "1200 / 3937", group: "us_survey" },
    },
  },
]);

test.each([
  { given: "meter", want: { id: "meter", numerator: "1", denominator: "1", group: "metric" } },
  { given: "foot", want: { id: "foot", numerator: "0.3048", denominator: "1", group: "imperial" } },
  {
    given: "us_survey_foot",
    want: { id: "us_survey_foot", numerator: "1200", denominator: "3937", group: "us_survey" },
  },
])("$given", ({ given, want }) => {
  expect(units.unit(given)).toMatchObject({
    ...want,
    family: { id: "length", base: "meter", dimension: { length: 1 } },
  });
});

test("a unit no file has", () => {
  expect(units.unit("furlong")).toBeUndefined();
});

test("families keep the order of their files, money first", () => {
  expect([...units.families.keys()]).toEqual(["money", "length"]);
  expect(units.ids()).toEqual(["money", "meter", "foot", "us_survey_foot"]);
});
