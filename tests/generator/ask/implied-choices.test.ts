import { expect, test } from "vitest";
import { choiceFlag, choicesFor } from "../../../generator/ask/implied-choices.ts";
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
