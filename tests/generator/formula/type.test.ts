import { describe, expect, test } from "vitest";
import { showType } from "../../../generator/formula/index.ts";
import { choiceType, numberType, type ValueType } from "../../../generator/formula/value-type.ts";
import { typed } from "./scope-for-tests.ts";

const real = numberType();
const integer = numberType({}, true);
const money = numberType({ money: 1 });

describe("types of results", () => {
  const cases: readonly { given: string; want: ValueType }[] = [
    { given: "1 + 2 * 3", want: integer },
    { given: "1 / 2", want: real },
    { given: "count_of_people ^ 2", want: integer },
    { given: "count_of_people ^ -2", want: real },
    { given: "pi * e", want: real },
    { given: "price * 3", want: money },
    { given: "price / fee", want: real },
    { given: "price + 0", want: money },
    { given: "0 + price", want: money },
    { given: "max(0, price)", want: money },
    { given: "agreed ? 0 : price", want: money },
    { given: 'agreed ? price : color == "red" ? 0 : fee', want: money },
    { given: "width * height", want: numberType({ length: 2 }) },
    { given: "sqrt(width * height)", want: numberType({ length: 1 }) },
    { given: "sqrt(width)", want: numberType({ length: 0.5 }) },
    { given: "width ^ -2", want: numberType({ length: -2 }) },
    { given: "hypot(width, height)", want: numberType({ length: 1 }) },
    { given: "atan2(height, width)", want: numberType({ angle: 1 }) },
    { given: "sin(turn)", want: real },
    { given: "round(price, 2)", want: money },
    { given: "round(x)", want: integer },
    { given: "round(x, -2)", want: integer },
    { given: "floor(days / 2)", want: numberType({ day: 1 }, true) },
    { given: "days_between(born, today)", want: numberType({ day: 1 }, true) },
    { given: "months_between(born, today)", want: numberType({ month: 1 }, true) },
    { given: "amount_in(years, month)", want: integer },
    { given: "amount_in(years, year)", want: real },
    { given: "amount_in(width, millimeter)", want: real },
    { given: "quantity(count_of_people, year)", want: numberType({ month: 1 }, true) },
    { given: "quantity(x, foot)", want: numberType({ length: 1 }) },
    { given: "size * 2 - 1", want: { kind: "whole", optional: false } },
    { given: "agreed ? -1 : size", want: { kind: "whole", optional: false } },
    { given: "whole(3) % size", want: { kind: "whole", optional: false } },
    { given: "power(2, 64)", want: { kind: "whole", optional: false } },
    { given: "power(fraction(1, 2), count_of_people)", want: { kind: "fraction", optional: false } },
    { given: "power(sum_typed, count_of_people)", want: { kind: "decimal", optional: false } },
    { given: "min(size, 5)", want: { kind: "whole", optional: false } },
    { given: "number(size)", want: integer },
    { given: "number(sum_typed)", want: real },
    { given: "to_digits(10, 2)", want: { kind: "text", optional: false } },
    { given: "length(digits)", want: integer },
    { given: '"a"', want: choiceType(["a"]) },
    { given: 'agreed ? "a" : x > 1 ? "b" : "a"', want: choiceType(["a", "b"]) },
    { given: 'agreed ? color : "black"', want: choiceType(["red", "green", "blue", "black"]) },
    { given: 'agreed ? digits : ""', want: { kind: "text", optional: false } },
    { given: 'later(born, "2020-01-01")', want: { kind: "date", optional: false } },
    { given: 'agreed ? born : "2020-01-01"', want: { kind: "date", optional: false } },
    { given: "tip", want: { ...money, optional: true } },
    { given: "agreed ? tip : fee", want: { ...money, optional: true } },
    { given: "otherwise(tip, 0)", want: money },
    { given: "given(tip) ? tip : fee", want: money },
    { given: "not given(tip) ? fee : tip + fee", want: money },
    { given: "given(tip) and tip > fee", want: { kind: "boolean", optional: false } },
    { given: "not given(tip) or tip > fee", want: { kind: "boolean", optional: false } },
    { given: 'given(cell.note) ? cell.note : ""', want: { kind: "text", optional: false } },
    { given: "cell.minimum", want: numberType({ month: 1 }, true) },
    { given: "sum(sales.price * sales.items)", want: money },
    { given: "sum(sales.items)", want: integer },
    { given: "average(sales.items)", want: real },
    { given: "count(sales)", want: integer },
    { given: "count(sales.price > fee)", want: integer },
    {
      given: "any(given(sales.note) and length(sales.note) > 3)",
      want: { kind: "boolean", optional: false },
    },
    { given: "last(amortization.date)", want: { kind: "date", optional: false } },
    { given: "first(sales.note)", want: { kind: "text", optional: true } },
    { given: "sum(sales.price * sum(amortization.interest / principal))", want: money },
    {
      given: "weekday_of(born)",
      want: choiceType(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]),
    },
  ];
  test.each(cases)("$given", ({ given, want }) => {
    expect(typed(given).type).toEqual(want);
  });
});

describe("types in words", () => {
  const cases: readonly { given: ValueType; want: string }[] = [
    { given: numberType(), want: "a number" },
    { given: money, want: "an amount of money" },
    { given: numberType({ length: 1 }), want: "a length" },
    { given: numberType({ day: 1 }), want: "a number of days" },
    { given: numberType({ money: 2 }), want: "a quantity of money^2" },
    {
      given: numberType({ money: 1, month: -1, mass: -2 }),
      want: "a quantity of money per mass^2 times month",
    },
    { given: numberType({ time: -1 }), want: "a quantity of number per time" },
    { given: { ...money, optional: true }, want: "an amount of money that may be missing" },
    { given: choiceType(["a", "b"]), want: "one of a, b" },
    { given: choiceType("abcdefghij".split("")), want: "one of a, b, c, d, e, f, g, h and 2 more" },
  ];
  test.each(cases)("$want", ({ given, want }) => {
    expect(showType(given)).toBe(want);
  });
});
