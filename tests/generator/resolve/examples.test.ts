import { expect, test } from "vitest";
import { modelOf } from "./resolve-text.ts";

const sections = {
  inputs: "bill: { type: money, default: 50, min: 0 }",
  outputs: "bill: {}",
};
const fifty = '- { id: fifty, source: { title: "Itself" }, given: { bill: 50 }, expect: { bill: 50 } }';
const belowZero =
  '- { id: below_zero, source: { title: "A bill is not negative" }, given: { bill: -1 }, problems: [below_minimum], listed: false }';

test("an example that is not listed is known as such and needs no name", () => {
  const model = modelOf({ ...sections, examples: `${fifty}\n${belowZero}` });
  expect(model.background.examples.map(({ id, isUnlisted }) => [id, isUnlisted])).toEqual([
    ["fifty", undefined],
    ["below_zero", true],
  ]);
  expect(model.texts.map(({ key }) => key).filter((key) => key.startsWith("examples."))).toEqual([
    "examples.fifty",
  ]);
});
