import { expect, test } from "vitest";
import { once, onceFor } from "../../../generator/runtime/once.ts";

test("a work is done once, and only where its result is asked for", () => {
  let times = 0;
  const result = once(() => (times += 1));
  expect(times).toBe(0);
  expect([result(), result(), times]).toEqual([1, 1, 1]);
});

test("of each object it is done once, of none that is alike", () => {
  const made: number[] = [];
  const twice = onceFor(({ value }: { readonly value: number }) => {
    made.push(value);
    return value * 2;
  });
  const one = { value: 3 };
  expect([twice(one), twice(one), twice({ value: 3 })]).toEqual([6, 6, 6]);
  expect(made).toEqual([3, 3]);
});
