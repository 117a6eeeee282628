import { describe, expect, test } from "vitest";
import { calculator as bmi } from "../../../generated/calculators/health/bmi/model.ts";
import { calculator as mortgage } from "../../../generated/calculators/finance/mortgage/model.ts";
import { bandAt } from "../../../site/charts/gauge-chart.tsx";

describe("what one color means", () => {
  test("on the mortgage page the principal is green, owed or paid, and every other color has one name", () => {
    const { charts, outputs } = mortgage.description;
    const drawn = [
      ...charts.flatMap((chart) => ("y" in chart ? chart.y : "of" in chart ? chart.of : [])),
      ...outputs.flatMap((output) => (output.type === "table" ? output.columns : [])),
    ].flatMap(({ id, color }) => (color === undefined ? [] : [`${color} ${id}`]));
    const distinct = [...new Set(drawn)].toSorted();
    expect(distinct.filter((each) => each.startsWith("green"))).toEqual([
      "green balance",
      "green principal_paid",
    ]);
    expect(distinct).toContain("sand interest");
    const others = distinct.filter((each) => !each.startsWith("green")).map((each) => each.split(" ")[0]);
    expect(new Set(others).size).toBe(others.length);
  });

  test.each([
    { value: 17, standard: "who", want: "caution" },
    { value: 24, standard: "who", want: "good" },
    { value: 27, standard: "who", want: "caution" },
    { value: 35, standard: "who", want: "bad" },
    { value: 24, standard: "asian", want: "caution" },
    { value: 22, standard: "chinese", want: "good" },
  ])("a BMI of $value is $want by $standard, and one band alone is green", ({ value, standard, want }) => {
    const gauge = bmi.description.charts.find((chart) => chart.kind === "gauge");
    const bands = gauge?.bands[standard] ?? [];
    expect(bandAt(bands, value)?.tone).toBe(want);
    expect(bands.filter(({ tone }) => tone === "good")).toHaveLength(1);
  });
});
