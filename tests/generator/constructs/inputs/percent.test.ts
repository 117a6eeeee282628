import { expect, test } from "vitest";
import { modelOf } from "../../resolve/resolve-text.ts";

test("a percentage is shown as it is entered, unless its author says how many digits it has", () => {
  const { description } = modelOf({
    inputs: "rate: { type: percent, default: 3.875% }\nshare: { type: percent, default: 20%, digits: 1 }",
    outputs: "rate: {}\nshare: {}",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { rate: 3.875% } }",
  });
  expect(description.displays).toMatchObject({
    rate: { kind: "percent", digits: { minimum: 0, maximum: 6 } },
    share: { kind: "percent", digits: { minimum: 1, maximum: 1 } },
  });
});
