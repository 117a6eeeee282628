import { expect, test } from "vitest";
import { modelOf } from "./resolve-text.ts";

const sections = {
  inputs: "bill: { type: money, default: 50 }",
  formulas: "tip: bill * 0.2\ntotal: bill + tip",
  outputs: "total: {}",
};

test("the steps an author names are in that order", () => {
  const { stepModel } = modelOf({ ...sections, steps: "all: [total]\ntip: [tip]" });
  expect(stepModel.keySteps).toEqual([
    { id: "all", of: ["total"] },
    { id: "tip", of: ["tip"] },
  ]);
});

test("without any, every formula is a step", () => {
  const { stepModel } = modelOf(sections);
  expect(stepModel.keySteps).toBeUndefined();
  expect(stepModel.steps.map(({ id }) => id)).toEqual(["tip", "total"]);
});
