import { describe, expect, test } from "vitest";
import { bandAt, limitAnchors } from "../../../site/charts/gauge-chart.tsx";

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

test.each([
  { what: "below its limit", at: [30, 60], want: ["middle", "middle"] },
  { what: "away from another that is near", at: [37, 46], want: ["end", "start"] },
  { what: "away from it where the scale runs the other way", at: [46, 37], want: ["start", "end"] },
])("a limit's figure stands $what", ({ at, want }) => {
  expect(
    limitAnchors(at.map((place, index) => ({ at: place, text: ["69.4 kg", "80.9 kg"][index] ?? "" }))),
  ).toEqual(want);
});
