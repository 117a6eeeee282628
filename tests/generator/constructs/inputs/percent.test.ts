import { expect, test } from "vitest";
import { modelOf } from "../../resolve/resolve-text.ts";

test("a percentage is shown as it is entered", () => {
  const { description } = modelOf({
    inputs: "rate: { type: percent, default: 3.875% }",
    outputs: "rate: {}",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { rate: 3.875% } }",
  });
  expect(description.displays).toMatchObject({
    rate: { kind: "percent", digits: { minimum: 0, maximum: 6 } },
  });
});
