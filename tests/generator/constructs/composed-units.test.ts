import { describe, expect, it, test } from "vitest";
import { composedParts } from "../../../generator/constructs/composed-units.ts";
import { catalogUnits } from "../../../generator/constructs/units.ts";

const length = {
  id: "length",
  dimension: { length: 1 },
  base: "meter",
  units: {
    meter: { factor: 1, group: "metric" },
    mile: { factor: "1609.344", group: "imperial" },
    us_survey_foot: { factor: "1200 / 3937", group: "us_survey" },
  },
};
const time = {
  id: "time",
  dimension: { time: 1 },
  base: "second",
  units: { second: { factor: 1, group: "clock" }, hour: { factor: 3600, group: "clock" } },
};
const speed = {
  id: "speed",
  compose: { of: "length", per: "time" },
  units: ["mile/hour", "meter/second", "us_survey_foot/hour", { crawl: "meter/2 hour" }],
} as const;

describe("units composed of two others", () => {
  // A file may come before those it composes.
  const units = catalogUnits([speed, length, time]);
  it("have the exact size of their quotient and the heading of the upper unit", () => {
    expect(units.unit("mile/hour")).toMatchObject({
      numerator: "1609.344",
      denominator: "3600",
      group: "imperial",
    });
    expect(units.unit("meter/second")).toMatchObject({ numerator: "1", denominator: "1" });
    expect(units.unit("us_survey_foot/hour")).toMatchObject({ numerator: "1200", denominator: "14173200" });
    expect(units.unit("crawl")).toMatchObject({ numerator: "1", denominator: "7200" });
  });
  it("make a family of the quotient's dimension", () => {
    const family = units.families.get("speed");
    expect(family?.dimension).toEqual({ length: 1, time: -1 });
    expect(family?.base).toBe("mile/hour");
  });
});

test("amounts of money per unit stand under the heading of that unit", () => {
  const units = catalogUnits([
    { id: "price_per_length", compose: { of: "money", per: "length" }, units: ["money/mile"] },
    length,
  ]);
  expect(units.unit("money/mile")).toMatchObject({
    numerator: "1",
    denominator: "1609.344",
    group: "imperial",
    family: { dimension: { money: 1, length: -1 } },
  });
});

test("a family of units there are none of is left out", () => {
  expect([...catalogUnits([speed, time]).families.keys()]).toEqual(["money", "time"]);
});

test("the parts of each unit", () => {
  expect(composedParts(speed).slice(-2)).toEqual([
    { id: "us_survey_foot/hour", of: "us_survey_foot", per: "hour", count: "1", isNamed: false },
    { id: "crawl", of: "meter", per: "hour", count: "2", isNamed: true },
  ]);
});
