import { describe, expect, test } from "vitest";
import { problemsOf, resolveText } from "./resolve-text.ts";

const inputs = "bill: { type: money, default: 50 }\ncoat: { type: money, default: 2, group: extras }";
const formulas = "tip: bill / 2\ntotal: bill + tip + coat";
const outputs = "total: {}\ntip: {}\nbill: { group: extras }";

describe("groups", () => {
  test("a group no input is in, and a sum of nothing", () => {
    expect(problemsOf({ inputs, formulas, outputs, groups: "extra: { fold: true }" })).toEqual([
      'unknown_name at "extra" -> extras',
    ]);
    expect(problemsOf({ inputs, formulas, outputs, groups: "extras: { sum: coats }" })).toEqual([
      'unknown_name at "coats" -> coat',
    ]);
  });

  test("a sum that is a table", () => {
    const schedules = "plan: { each: month, at_most: 3, columns: { fee: bill } }";
    const given = { inputs, formulas, schedules, outputs: "total: {}\nplan: {}" };
    expect(problemsOf({ ...given, groups: "extras: { sum: plan }" })).toEqual(['type_mismatch at "plan"']);
  });
});

describe("key figures", () => {
  test("one that is no result", () => {
    expect(problemsOf({ inputs, formulas, outputs, key_figures: "[tipp, bill]" })).toEqual([
      'unknown_name at "tipp" -> tip',
    ]);
  });

  test("they follow the main result, in their order and in no group", () => {
    const { model } = resolveText(
      `inputs:\n  bill: { type: money, default: 50 }\nformulas:\n  tip: bill / 2\n  half: tip / 2\noutputs:\n  half: { group: more }\n  tip: { primary: true }\n  bill: { group: more }\n  twice: { value: tip * 2, group: more }\nkey_figures: [twice, bill]\nexamples:\n  - { id: one, source: { title: Arithmetic }, given: {}, expect: { tip: 25 } }\n`,
    );
    const shown = model?.description.outputs.map((output) =>
      output.type === "value" ? [output.id, output.isKey ?? false, output.group] : [],
    );
    expect(shown).toEqual([
      ["tip", false, undefined],
      ["twice", true, undefined],
      ["bill", true, undefined],
      ["half", false, "more"],
    ]);
  });
});

test("a chart that is not there is no evidence", () => {
  expect(problemsOf({ inputs, formulas, outputs, evidence: "[balance]" })).toEqual([
    'unknown_name at "balance"',
  ]);
});

describe("units a converter answers in", () => {
  const sides = {
    inputs:
      "wall: { type: quantity, dimension: area, unit: square_meter, default: 12 square_meter, min: 0 square_meter, max: 1e9 square_meter }",
    formulas: "same: wall",
    outputs: "same: { primary: true, unit: square_foot, units: all, find: [wall] }",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { same: 12 square_meter } }",
  };

  test.each([
    { answered: "{ square_yrd: square_meter }", want: ['unknown_unit at "square_yrd" -> square_yard'] },
    { answered: "{ square_yard: square_metre }", want: ['unknown_unit at "square_metre" -> square_meter'] },
    { answered: "{ square_yard: kilogram }", want: ['unit_of_another at "kilogram"'] },
    { answered: "{ square_yard: square_meter }", want: [] },
  ])("$answered", ({ answered, want }) => {
    const converter = `{ amount: wall, result: same, answered_in: ${answered} }`;
    expect(problemsOf({ ...sides, converter })).toEqual(want);
  });
});
