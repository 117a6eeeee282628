import { expect, test } from "vitest";
import { termRuntime } from "../../../../generator/runtime/kinds/term.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { term } from "../descriptions.ts";

const today = "2026-11-21";

test("a term is given in its canonical text and no other", () => {
  expect(readField(term, "25 year to life", { today })).toMatchObject({ value: "25 year to life" });
  for (const text of ["25 years to life", "45-41 month", "12"])
    expect(readField(term, text, { today })).toMatchObject({ kind: "unreadable", code: "not_a_term" });
});

test("a term keeps to its limits", () => {
  const input = { ...term, minimum: "6 month", maximum: "25 year to life" };
  const check = (value: string) => termRuntime.check(input, value, { today, values: {} });
  expect(check("1 day")).toMatchObject({ code: "below_minimum" });
  expect(check("6-12 month")).toBeUndefined();
  expect(check("life")).toMatchObject({ code: "above_maximum" });
  expect(check("one")).toMatchObject({ code: "not_a_term" });
});
