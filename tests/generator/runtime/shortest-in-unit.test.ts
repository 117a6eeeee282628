import { expect, test } from "vitest";
import { toBase } from "../../../generator/runtime/decimal.ts";
import { shortestInUnit } from "../../../generator/runtime/shortest-in-unit.ts";

test("a number in a unit is the shortest that comes to the value", () => {
  const mu = { numerator: "2000", denominator: "3" };
  expect(shortestInUnit(toBase("1", mu), mu)).toBe(1);
  expect(shortestInUnit(toBase("0.1", mu), mu)).toBe(0.1);
  expect(shortestInUnit(toBase("12.3456789012345", mu), mu)).toBe(12.3456789012345);
});
