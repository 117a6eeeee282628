import { describe, expect, test } from "vitest";
import { bandAt } from "../../../site/charts/gauge-chart.tsx";

describe("the band of a value", () => {
  const bands = [{ option: "low" }, { from: 18.5, option: "normal" }, { from: 25, option: "high" }];
  test.each([
    [10, "low"],
    [18.499999, "low"],
    [18.5, "normal"],
    [24.999999, "normal"],
    [25, "high"],
  ])("%d is %s", (value, want) => {
    expect(bandAt(bands, value)?.option).toBe(want);
  });
});
