import Decimal from "decimal.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateArithmetic, localeNumerals } from "../../../generator/runtime/arithmetic.ts";

const value = (text: string): string | undefined => {
  const result = evaluateArithmetic(text);
  return result.kind === "value" ? result.text : undefined;
};

describe("values", () => {
  test.each([
    { given: "0.1 + 0.2", want: "0.3" },
    { given: "2 + 3 × 4", want: "14" },
    { given: "(2 + 3) × 4", want: "20" },
    { given: "10 − 4 − 3", want: "3" },
    { given: "8 ÷ 4 ÷ 2", want: "1" },
    { given: "-2^2", want: "-4" },
    { given: "(-2)^2", want: "4" },
    { given: "2^3^2", want: "512" },
    { given: "2^-2", want: "0.25" },
    { given: "2 × -3", want: "-6" },
    { given: "0^0", want: "1" },
    { given: "(-1)^1000001", want: "-1" },
    { given: "2(3)", want: "6" },
    { given: "(2)(3)", want: "6" },
    { given: "(2)3", want: "6" },
    { given: "2√9", want: "6" },
    { given: "6/2(1+2)", want: "9" },
    { given: "√√16", want: "2" },
    { given: "sqrt(0.0001)", want: "0.01" },
    { given: "-0", want: "0" },
    { given: "0 × -5", want: "0" },
    { given: ".5 + 1", want: "1.5" },
    { given: "２＋３", want: "5" },
    { given: "٦ ÷ ٤", want: "1.5" },
    // Fractions and roots are carried on, as a desk calculator's guard digits do.
    { given: "100 ÷ 7 × 7", want: "100" },
    { given: "1 ÷ 3 × 3", want: "1" },
    { given: "1 ÷ 3 + 1 ÷ 3 + 1 ÷ 3", want: "1" },
    { given: "√2 × √2", want: "2" },
    { given: "√2 × √2 − 2", want: "0" },
    { given: "√2^10", want: "32" },
    { given: "√(1÷9)", want: "0.3333333333333333333333333333333333" },
    { given: "√(10^999) ÷ √(10^999)", want: "1" },
    // What people type.
    { given: "(1+2", want: "3" },
    { given: "((1+2)×3", want: "9" },
    { given: "1e3", want: "1000" },
    { given: "1.5E-3", want: "0.0015" },
    { given: "2**3", want: "8" },
    { given: "$5+$6", want: "11" },
    { given: "=2+2", want: "4" },
    { given: "5!", want: "120" },
    { given: "0!", want: "1" },
    { given: "3!2", want: "12" },
    { given: "10 mod 3", want: "1" },
    { given: "-7 mod 3", want: "2" },
    // OEIS A000796 and A001113.
    { given: "π", want: "3.141592653589793238462643383279503" },
    { given: "2pi", want: "6.283185307179586476925286766559006" },
    { given: "e", want: "2.718281828459045235360287471352662" },
    { given: "2e", want: "5.436563656918090470720574942705325" },
    // 34 significant digits, as decimal128 of IEEE 754; the root of 2 is OEIS A002193.
    { given: "1 / 3", want: "0.3333333333333333333333333333333333" },
    { given: "2 / 3", want: "0.6666666666666666666666666666666667" },
    { given: "√2", want: "1.414213562373095048801688724209698" },
    { given: "123456789012345678901234567890 × 10", want: "1234567890123456789012345678900" },
  ])("$given = $want", ({ given, want }) => {
    expect(value(given)).toBe(want);
  });

  // As the percent key of desk calculators works.
  test.each([
    { given: "200 + 10%", want: "220" },
    { given: "200 - 10%", want: "180" },
    { given: "200 × 10%", want: "20" },
    { given: "200 ÷ 10%", want: "2000" },
    { given: "50%", want: "0.5" },
    { given: "100 + 50 + 10%", want: "165" },
    { given: "200 + 10% × 2", want: "200.2" },
    { given: "200 + (10%)", want: "200.1" },
    { given: "-50%", want: "-0.5" },
  ])("$given = $want", ({ given, want }) => {
    expect(value(given)).toBe(want);
  });
});

describe("problems", () => {
  test.each([
    { given: "", code: "not_an_expression", position: 0 },
    { given: "1 +", code: "not_an_expression", position: 3 },
    { given: "* 3", code: "not_an_expression", position: 0 },
    { given: "(1]", code: "unknown_word", position: 2, word: "]" },
    { given: "(1 +", code: "not_an_expression", position: 4 },
    { given: "1)", code: "not_an_expression", position: 1 },
    { given: "2 3", code: "not_an_expression", position: 2 },
    { given: "1 + abc", code: "unknown_word", position: 4, word: "abc" },
    { given: "2 # 3", code: "unknown_word", position: 2, word: "#" },
    { given: "1e9999", code: "not_an_expression", position: 0 },
    { given: "2.5!", code: "not_whole", position: 3 },
    { given: "(-1)!", code: "not_finite", position: 4 },
    { given: "1000!", code: "too_large", position: 4 },
    { given: "3 mod 0", code: "division_by_zero", position: 2 },
    { given: "1 ÷ (√2 × √2 − 2)", code: "division_by_zero", position: 2 },
    { given: "1.2.3", code: "not_an_expression", position: 0 },
    { given: "1,5", code: "not_an_expression", position: 0 },
    { given: "5 ÷ (3 - 3)", code: "division_by_zero", position: 2 },
    { given: "0^-1", code: "division_by_zero", position: 1 },
    { given: "2^0.5", code: "not_whole", position: 1 },
    { given: "√(-4)", code: "not_finite", position: 0 },
    { given: "9^9^9", code: "too_large", position: 1 },
  ] as const)("$given: $code at $position", ({ given, ...problem }) => {
    expect(evaluateArithmetic(given)).toEqual({ kind: "problem", ...problem });
  });

  test.each([
    "1".repeat(501),
    "-".repeat(400) + "1",
    "(".repeat(200) + "1" + ")".repeat(200),
    "9^999 × ".repeat(30) + "1",
  ])("a hostile text is refused", (given) => {
    expect(evaluateArithmetic(given)).toMatchObject({ kind: "problem", code: "too_large" });
  });

  test("any text is answered, quickly", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.+-*/^()%√ "), maxLength: 500 });
    const started = performance.now();
    fc.assert(
      fc.property(text, (given) => {
        expect(["value", "problem"]).toContain(evaluateArithmetic(given).kind);
      }),
    );
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test("roots of huge numbers take no longer than those of small ones", () => {
  const started = performance.now();
  // 41 times the root of ten, OEIS A010467.
  expect(value(Array.from({ length: 41 }, () => "√(10^999)").join("+"))).toMatch(/^12965338406690/);
  expect(performance.now() - started).toBeLessThan(500);
});

describe("in a locale", () => {
  test.each([
    { locale: "de", given: "1,5 + 1", want: "2.5" },
    { locale: "de", given: "1.234,5 + 1", want: "1235.5" },
    { locale: "en", given: "1,000 + 1", want: "1001" },
    { locale: "fa", given: "۱٫۵ × ۲", want: "3" },
  ])("$locale $given = $want", ({ locale, given, want }) => {
    expect(evaluateArithmetic(given, localeNumerals(locale))).toMatchObject({ kind: "value", text: want });
  });

  test("the neutral writing is read to the same value without a locale", () => {
    const result = evaluateArithmetic("2√(1,5 × 6) − 10 %", localeNumerals("de"));
    expect(result).toEqual({ kind: "value", text: "5.4", expression: "2sqrt(1.5*6)-10%" });
    expect(value("2sqrt(1.5*6)-10%")).toBe("5.4");
  });

  test.each(["2 e 3", "2e3", "10mod3", "2π(3!)", "(1+2", "$5**2"])("%s reads back the same", (given) => {
    const result = evaluateArithmetic(given);
    expect(result.kind).toBe("value");
    const neutral = result.kind === "value" ? result.expression : "";
    expect(evaluateArithmetic(neutral)).toEqual(result);
  });
});

test("sums, differences and products are exact, by decimal.js", () => {
  const Oracle = Decimal.clone({ precision: 200, toExpNeg: -500, toExpPos: 500 });
  const decimal = fc
    .tuple(fc.bigInt(0n, 10n ** 20n), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) => new Oracle(digits.toString()).div(new Oracle(10).pow(places)));
  fc.assert(
    fc.property(decimal, decimal, decimal, (a, b, c) => {
      const text = `(${a.toString()} + ${b.toString()}) × ${c.toString()} − ${a.toString()}`;
      expect(value(text)).toBe(a.plus(b).times(c).minus(a).toFixed());
    }),
  );
});

test("quotients have 34 significant digits, by decimal.js", () => {
  const Oracle = Decimal.clone({
    precision: 34,
    rounding: Decimal.ROUND_HALF_UP,
    toExpNeg: -500,
    toExpPos: 500,
  });
  const whole = fc.bigInt(1n, 10n ** 25n);
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      expect(value(`${a} / ${b}`)).toBe(new Oracle(a.toString()).div(b.toString()).toFixed());
      expect(value(`√${a}`)).toBe(new Oracle(a.toString()).sqrt().toFixed());
    }),
  );
});
