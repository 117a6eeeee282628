import { describe, expect, it, test } from "vitest";
import { Refused, TooManyRows } from "../../../generator/runtime/no-answer.ts";
import { sweepRows, sweepValues } from "../../../generator/runtime/sweep.ts";

describe("sweepValues", () => {
  test.each([
    { from: 0.03, to: 0.04, step: 0.0025, values: [0.03, 0.0325, 0.035, 0.0375, 0.04] },
    { from: 0, to: 1, step: 0.4, values: [0, 0.4, 0.8] },
    { from: 2, to: 1, step: 1, values: [] },
    { from: 0, to: 1, step: 0, values: [] },
    { from: 0, to: Number.NaN, step: 1, values: [] },
  ])("goes from $from to $to by $step", ({ from, to, step, values }) => {
    expect(sweepValues(from, to, step)).toEqual(values);
  });
  it("takes several steps at a time where there would be more values than can be told apart", () => {
    const values = sweepValues(0, 1000, 1);
    expect(values.slice(0, 3)).toEqual([0, 3, 6]);
    expect(values).toHaveLength(334);
  });
});

describe("sweepRows", () => {
  it("leaves out what has no answer", () => {
    const rows = sweepRows([1, 2, 3, 4, 5, 6], (x) => {
      if (x === 2) return undefined;
      if (x === 3) throw new TooManyRows(24);
      if (x === 4) throw new Refused({ reason: "outside.fees" });
      if (x === 6) throw new RangeError("1n / 0n");
      return { x, y: x === 5 ? Number.NaN : x * 10 };
    });
    expect(rows).toEqual([{ x: 1, y: 10 }]);
  });
  it("lets mistakes of the program pass through", () => {
    const broken = (): never => {
      throw new Error("broken");
    };
    expect(() => sweepRows([1], broken)).toThrow("broken");
  });
});
