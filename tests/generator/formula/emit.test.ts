import { describe, expect, test } from "vitest";
import { emitted } from "./scope-for-tests.ts";

describe("TypeScript of formulas", () => {
  test.each([
    {
      given: "r == 0 ? principal / n : principal * r / (1 - (1 + r) ^ -n)",
      want: "r === 0 ? principal / n : principal * r / (1 - (1 + r) ** -n)",
    },
    { given: "((x) + ((n)))", want: "x + n" },
    { given: "x - (n - r)", want: "x - (n - r)" },
    { given: "x + (n + r)", want: "x + (n + r)" },
    { given: "(x + n) + r", want: "x + n + r" },
    { given: "x / (n / r)", want: "x / (n / r)" },
    { given: "(x * n) / r", want: "x * n / r" },
    { given: "-2^2", want: "-(2 ** 2)" },
    { given: "(-2)^2", want: "(-2) ** 2" },
    { given: "2^3^2", want: "2 ** 3 ** 2" },
    { given: "(2^3)^2", want: "(2 ** 3) ** 2" },
    { given: "2^-3^2", want: "2 ** -(3 ** 2)" },
    { given: "--x", want: "-(-x)" },
    { given: "-(x + n)", want: "-(x + n)" },
    { given: "x - -n", want: "x - -n" },
    { given: "not (agreed or x > n)", want: "!(agreed || x > n)" },
    { given: "not not agreed", want: "!(!agreed)" },
    { given: "(agreed or x > n) and r != 0", want: "(agreed || x > n) && r !== 0" },
    { given: "agreed and x > n or r <= 1", want: "agreed && x > n || r <= 1" },
    { given: "(x > n) == agreed", want: "x > n === agreed" },
    { given: "agreed ? x : n > r ? 1 : 2", want: "agreed ? x : n > r ? 1 : 2" },
    { given: "agreed ? (n > r ? 1 : 2) : 3", want: "agreed ? (n > r ? 1 : 2) : 3" },
    { given: "(agreed ? x : n) + 1", want: "(agreed ? x : n) + 1" },
    { given: "(agreed ? agreed : n > r) ? 1 : 2", want: "(agreed ? agreed : n > r) ? 1 : 2" },
    { given: ".5 + 1e3 + 1e-10", want: "0.5 + 1000 + 1e-10" },
    { given: 'color == "red"', want: 'color === "red"' },
    { given: "color == 'red'", want: 'color === "red"' },
    { given: 'born < "2020-01-01"', want: 'born < "2020-01-01"' },
    { given: "pi * x ^ 2", want: "Math.PI * x ** 2" },
    { given: "hypot(width, height)", want: "Math.hypot(width, height)" },
    { given: "ln(x) / exp(x)", want: "Math.log(x) / Math.exp(x)" },
    { given: "max(price, fee, 0)", want: "Math.max(price, fee, 0)" },
    { given: "amount_in(years, month)", want: "years" },
    { given: "amount_in(years, year)", want: "years / 12" },
    { given: "amount_in(years + quantity(6, month), year)", want: "(years + 6) / 12" },
    { given: "amount_in(width, millimeter)", want: "width * 1000" },
    { given: "amount_in(width, survey_foot)", want: "width * 3937 / 1200" },
    { given: "quantity(x, foot)", want: "x * 0.3048" },
    { given: "quantity(x, survey_foot)", want: "x * 1200 / 3937" },
    { given: "quantity(x, meter)", want: "x" },
    { given: "amount_in(oven, kelvin)", want: "oven" },
    { given: "size * 2 - 100000000000000000001", want: "size * 2n - 100000000000000000001n" },
    { given: "size > -1", want: "size > -1n" },
    { given: "whole(count_of_people) + size", want: "BigInt(count_of_people) + size" },
    { given: "number(size)", want: "Number(size)" },
    { given: "length(digits) > 3", want: "digits.length > 3" },
    { given: "given(tip) and tip > fee", want: "tip !== null && tip > fee" },
    { given: "not given(tip)", want: "tip === null" },
    { given: "otherwise(tip, 0) + price", want: "(tip ?? 0) + price" },
    { given: "otherwise(tip, agreed ? price : fee)", want: "tip ?? (agreed ? price : fee)" },
    { given: "cell.minimum", want: "cell.minimum" },
    { given: "count(amortization)", want: "amortization.length" },
    { given: "any(amortization.balance < 0)", want: "amortization.some((row) => row.balance < 0)" },
    { given: "all(amortization.paid)", want: "amortization.every((row) => row.paid)" },
  ])("$given", ({ given, want }) => {
    expect(emitted(given)).toEqual({ code: want, imports: [] });
  });
});

describe("TypeScript that calls the runtime", () => {
  test.each([
    {
      given: "amount_in(oven, fahrenheit)",
      want: 'fromBase(oven, {"numerator":"5","denominator":"9","offset":"-459.67"})',
      imports: ["decimal.ts fromBase"],
    },
    {
      given: "oven > -40 fahrenheit",
      want: 'oven > toBase(-40, {"numerator":"5","denominator":"9","offset":"-459.67"})',
      imports: ["decimal.ts toBase"],
    },
    {
      given: "max(oven, quantity(-x, fahrenheit)) > oven",
      want: 'Math.max(oven, toBase(-x, {"numerator":"5","denominator":"9","offset":"-459.67"})) > oven',
      imports: ["decimal.ts toBase"],
    },
    { given: "x % 12", want: "remainder(x, 12)", imports: ["numeric.ts remainder"] },
    { given: "-(x + 1) % 12", want: "remainder(-(x + 1), 12)", imports: ["numeric.ts remainder"] },
    {
      given: "size % 2 == 0",
      want: "remainderBigInt(size, 2n) === 0n",
      imports: ["big-integer.ts remainderBigInt"],
    },
    { given: "abs(size)", want: "absBigInt(size)", imports: ["big-integer.ts absBigInt"] },
    { given: "max(1, size)", want: "maxBigInt(1n, size)", imports: ["big-integer.ts maxBigInt"] },
    { given: "power(2, 64)", want: "power(2n, 64n)", imports: ["big-integer.ts power"] },
    { given: "to_digits(size, 2)", want: "toDigits(size, 2)", imports: ["big-integer.ts toDigits"] },
    { given: "to_digits(size, 2, 8)", want: "toDigits(size, 2, 8)", imports: ["big-integer.ts toDigits"] },
    { given: "round(price)", want: "roundHalfAway(price, 0)", imports: ["decimal.ts roundHalfAway"] },
    {
      given: "round(price, -2) + next_multiple(fee, price)",
      want: "roundHalfAway(price, -2) + nextMultiple(fee, price)",
      imports: ["decimal.ts roundHalfAway", "multiples.ts nextMultiple"],
    },
    {
      given: 'add_years(born, years, "next_day")',
      want: 'addMonths(born, years, "next_day")',
      imports: ["calendar.ts addMonths"],
    },
    {
      given: "sum(amortization.interest)",
      want: "sumOf(amortization, (row) => row.interest)",
      imports: ["aggregate.ts sumOf"],
    },
    {
      given: "sum(amortization.interest * r) / principal",
      want: "sumOf(amortization, (row) => row.interest * r) / principal",
      imports: ["aggregate.ts sumOf"],
    },
    {
      given: "count(amortization.balance > 0)",
      want: "countOf(amortization, (row) => row.balance > 0)",
      imports: ["aggregate.ts countOf"],
    },
    {
      given: "last(amortization.date)",
      want: "lastOf(amortization, (row) => row.date)",
      imports: ["aggregate.ts lastOf"],
    },
  ])("$given", ({ given, want, imports }) => {
    const { code, imports: used } = emitted(given);
    expect(code).toBe(want);
    expect(used.map(({ from, name }) => `${from} ${name}`)).toEqual(imports);
  });
});

describe("comparisons", () => {
  test.each([
    { given: "price > fee", want: "price > fee", why: "doubles compare as the decimals they were read from" },
    { given: "-price > fee", want: "-price > fee", why: "a sign does not round" },
    { given: "price > 0", want: "price > 0", why: "a literal is a decimal too" },
    {
      given: "price + fee > 3 * price",
      want: "compareExactly(exactSum(price, fee), exactProduct(3, price)) > 0",
      why: "sums of doubles round",
    },
    {
      given: "width - height == 0",
      want: "compareExactly(exactDifference(width, height), 0) === 0",
      why: "0 of any dimension",
    },
    {
      given: "-(x + 0.1) <= 0.3",
      want: "compareExactly(exactNegation(exactSum(x, 0.1)), 0.3) <= 0",
      why: "a sign before a sum",
    },
    {
      given: "0.1 + 0.2 == 0.3",
      want: "compareExactly(exactSum(0.1, 0.2), 0.3) === 0",
      why: "literals alone",
    },
    {
      given: "all(sales.price * 2 > fee)",
      want: "sales.every((row) => compareExactly(exactProduct(row.price, 2), fee) > 0)",
      why: "cells of entered rows",
    },
    { given: "price / 2 > fee", want: "price / 2 > fee", why: "a quotient is no decimal" },
    {
      given: "price + principal > fee",
      want: "price + principal > fee",
      why: "a formula's value is a double",
    },
    { given: "x + 1 > pi", want: "x + 1 > Math.PI", why: "pi is no decimal" },
  ])("$given: $why", ({ given, want }) => {
    expect(emitted(given).code).toBe(want);
  });
});

describe("TypeScript of a value that a condition proves given, where the compiler forgets the proof", () => {
  test.each([
    {
      name: "of a row that is looked up when it is asked for",
      given: "given(cell.note) and length(cell.note) > 3",
      want: "cell().note !== null && provenPresent(cell().note).length > 3",
    },
    {
      name: "of a formula that is worked out when it is asked for",
      given: "not given(latest) or latest > x",
      want: "latest() === null || provenPresent(latest()) > x",
    },
    {
      name: "of a row, in what is asked of each row of another table",
      given: "given(found.note) ? sum(sales.items * length(found.note)) : 0",
      want: "found.note !== null ? sumOf(sales, (row) => row.items * provenPresent(found.note).length) : 0",
    },
    {
      name: "of a value that changes from row to row, in the same",
      given: "given(carried) ? sum(sales.items * carried) : 0",
      want: "carried !== null ? sumOf(sales, (row) => row.items * provenPresent(carried)) : 0",
    },
  ])("$name", ({ given, want }) => {
    const { code, imports } = emitted(given, new Set(["cell", "latest"]));
    expect(code).toBe(want);
    expect(imports).toContainEqual({ name: "provenPresent", from: "proven-given.ts" });
  });

  test.each([
    {
      given: "given(cell.note) and length(cell.note) > 3",
      want: "cell.note !== null && cell.note.length > 3",
    },
    {
      given: "given(discount) ? sum(sales.items * discount) : 0",
      want: "discount !== null ? sumOf(sales, (row) => row.items * discount) : 0",
    },
    {
      given: "any(given(sales.note) and length(sales.note) > 3)",
      want: "sales.some((row) => row.note !== null && row.note.length > 3)",
    },
  ])("but not where it remembers: $given", ({ given, want }) => {
    expect(emitted(given).code).toBe(want);
  });
});
