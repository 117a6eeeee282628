import { describe, expect, test } from "vitest";
import { groupProblems, isPhrase } from "../../../generator/words/phrase-groups.ts";

describe("groups of a phrase", () => {
  test.each([
    { given: "[the] (tax|vat) on {number}", want: [] },
    { given: "{a} [in percent", want: [4] },
    { given: "{a} in) percent", want: [6] },
    // A group in another: of the outer one neither half has a partner.
    { given: "[of (a|the) circle]", want: [0, 18] },
    { given: "[a|b|c] (a|b|c|d) [a|b|c] {number}", want: [] },
    { given: "[a|b|c] (a|b|c|d|e) [a|b|c] {number}", want: [0] },
    { given: "{price} & {rate} off", want: [] },
    { given: "{price} & {rate}", want: [0] },
    { given: "{price} & {rate} [off]", want: [0] },
  ])("$given", ({ given, want }) => {
    expect(groupProblems(given).map(({ start }) => start)).toEqual(want);
  });
});

test.each([
  { key: "ask.part.0", want: true },
  { key: "variants.basic.ask.part.3", want: true },
  { key: "ask.spoken", want: false },
  { key: "sections.task.text", want: false },
])("a phrase is a text of a list of them: $key", ({ key, want }) => {
  expect(isPhrase(key)).toBe(want);
});
