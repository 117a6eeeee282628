import { expect, test } from "vitest";
import { notedInputs, variedNotedInputs } from "../../../generator/examples/noted-inputs.ts";

const given = { price: 100, rate: 0.05, years: 30 };

test("inputs note what is read of them", () => {
  const read = new Set<PropertyKey>();
  const inputs = notedInputs(given, read);
  expect(inputs.price).toBe(100);
  expect([...read]).toEqual(["price"]);
});

test("what a schedule varies is not read, and all else is noted", () => {
  const read = new Set<PropertyKey>();
  const varied = variedNotedInputs(notedInputs(given, read), { years: 15 });
  const again = variedNotedInputs(varied, { rate: 0.06 });
  expect([again.years, again.rate]).toEqual([15, 0.06]);
  expect([...read]).toEqual([]);
  expect(again.price).toBe(100);
  expect([...read]).toEqual(["price"]);
});

test("a copy reads all", () => {
  const read = new Set<PropertyKey>();
  expect({ ...notedInputs(given, read) }).toEqual(given);
  expect(read).toEqual(new Set(["price", "rate", "years"]));
});
