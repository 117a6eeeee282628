import { expect, test } from "vitest";
import { distinctOf } from "../../../generator/runtime/distinct.ts";

test("each option that a cell has comes once, as it comes first", () => {
  const sales = [{ kind: "cake" }, { kind: "bread" }, { kind: "cake" }];
  expect(distinctOf(sales, ({ kind }) => kind)).toBe("cake,bread");
  expect(distinctOf([], () => "")).toBe("");
});
