import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateArithmetic } from "../../../generator/runtime/arithmetic.ts";
import { fractionOf } from "../../../generator/runtime/fraction.ts";
import { nearestFraction } from "../../../generator/runtime/nearest-fraction.ts";

test.each([
  { given: "0.75", want: "3/4" },
  { given: "-2", want: "-2" },
  { given: "0.3333333333333333333333333333333333", want: "1/3" },
  { given: "-0.6666666666666666666666666666666667", want: "-2/3" },
  { given: "0.02040816326530612244897959183673469", want: "1/49" },
  { given: "3.142857142857142857142857142857143", want: "22/7" },
  { given: "0.3333333333333333", want: "3333333333333333/10000000000000000" },
  { given: "33333333333333333333.33333333333333", want: "100000000000000000000/3" },
  // As many digits as a rounded value has, and exact: 33!, and 10^30 times 1.23456789012345678901234567890123.
  { given: "8683317618811886495518194401280000000", want: "8683317618811886495518194401280000000" },
  { given: "1234567890123456789012345678901.23", want: "123456789012345678901234567890123/100" },
  // 10^40/3: 34 digits of 40 say nothing about what follows them.
  { given: "3333333333333333333333333333333333000000", want: "3333333333333333333333333333333333000000" },
])("$given as a fraction is $want", ({ given, want }) => {
  expect(nearestFraction(given)).toBe(want);
});

test("pi is near no fraction that anybody would write", () => {
  expect(nearestFraction("3.141592653589793238462643383279503").length).toBeGreaterThan(30);
});

test("a fraction is found again in 34 digits of it", () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 8n), fc.bigInt(1n, 10n ** 8n), (over, under) => {
      const quotient = evaluateArithmetic(`${over} / ${under}`);
      expect(quotient.kind === "value" && nearestFraction(quotient.text)).toBe(fractionOf(over, under));
    }),
  );
});
