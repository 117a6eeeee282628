import Decimal from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareExactly } from "../../../generator/runtime/compare.ts";
import {
  exactDifference,
  exactNegation,
  exactProduct,
  exactSum,
} from "../../../generator/runtime/exact-arithmetic.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
/** Precise enough that decimal.js cuts nothing off the values tried here. */
const Oracle = Decimal.clone({ precision: 800, toExpNeg: -2000, toExpPos: 2000 });

describe("comparing exactly", () => {
  test("three sides that binary doubles would call a triangle", () => {
    expect(compareExactly(exactSum(0.1, 0.2), 0.3)).toBe(0);
    expect(0.1 + 0.2 > 0.3).toBe(true);
  });

  test("sums, differences and products agree with decimal.js", () => {
    fc.assert(
      fc.property(finite, finite, finite, (a, b, c) => {
        const want = new Oracle(a).plus(b).times(c).minus(a).negated().cmp(b);
        expect(compareExactly(exactNegation(exactDifference(exactProduct(exactSum(a, b), c), a)), b)).toBe(
          want,
        );
      }),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d compares with nothing", (value) => {
    expect(compareExactly(value, 1)).toBeNaN();
    expect(compareExactly(exactSum(1, 2), exactProduct(value, 2))).toBeNaN();
    expect(compareExactly(exactDifference(value, value), 0)).toBeNaN();
  });
});
