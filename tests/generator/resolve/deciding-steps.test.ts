import { expect, test } from "vitest";
import { modelOf } from "./resolve-text.ts";

const sections = {
  inputs: "bill: { type: money, default: 50 }",
  formulas: "tip: bill * 0.2\ntotal: bill + tip",
  outputs: "total: {}",
};

test("the steps an author names are in that order", () => {
  const { workings } = modelOf({ ...sections, steps: "all: [total]\ntip: [tip]" });
  expect(workings.deciding).toEqual([
    { id: "all", of: ["total"] },
    { id: "tip", of: ["tip"] },
  ]);
});

test("without any, every formula is a step", () => {
  const { workings } = modelOf(sections);
  expect(workings.deciding).toBeUndefined();
  expect(workings.steps.map(({ id }) => id)).toEqual(["tip", "total"]);
});
