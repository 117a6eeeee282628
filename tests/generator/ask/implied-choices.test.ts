import { expect, test } from "vitest";
import { calculator } from "../../../generated/calculators/math/triangle-area/right-triangle/model.ts";
import { applyImpliedChoices, choiceFlag, choicesFor } from "../../../generator/ask/implied-choices.ts";
import { boolean, choice, choices, money } from "../runtime/descriptions.ts";

test("what gives a flag an effect is looked for among all that can be chosen", () => {
  const needs = (id: string, text: string): boolean => text === "child" || text === "10" || id === "extra";
  expect(choicesFor([money, choice, choices, boolean], needs).map(choiceFlag)).toEqual([
    "--base 10",
    "--factors child",
    "--extra yes",
    "--extra no",
  ]);
});

// A hypotenuse is asked for beside a leg and beside an angle, so that alone it implies neither.
test.each([
  [{ hypotenuse: "13", leg_a: "5" }, ["--known leg_hypotenuse"]],
  [{ hypotenuse: "13", angle: "30 degree" }, ["--known hypotenuse_angle"]],
  [{ hypotenuse: "13" }, []],
])(
  "of several choices that give %o an effect, the one that gives all of them one is taken",
  (typed, flags) => {
    const { implied, idle } = applyImpliedChoices(
      calculator,
      { fixed: {}, defaults: {} },
      typed,
      "2026-11-30",
    );
    expect(implied.map(choiceFlag)).toEqual(flags);
    expect(idle.length === 0).toBe(flags.length > 0);
  },
);
