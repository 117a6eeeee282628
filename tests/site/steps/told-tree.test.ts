import { expect, test } from "vitest";
import type { CalculatorDescription, StepNode } from "../../../generator/runtime/description.ts";
import { toldTree } from "../../../site/steps/told-tree.ts";
import { createSpeech } from "../../../site/words/speech.ts";

const speech = createSpeech(
  { id: "en", name: "English", tag: "en", dir: "ltr" },
  { "choices.kind.amount": "An amount" },
);
const description: CalculatorDescription = {
  id: "a/b",
  category: "a",
  inputs: [],
  outputs: [],
  charts: [],
  steps: [],
  variants: [],
  examples: [],
  displays: { kind: { kind: "choice", options: ["amount"], set: "kind" }, price: { kind: "decimal" } },
  tables: [],
  dateRules: [],
  related: [],
};

test.each<[string, StepNode, StepNode]>([
  [
    "an option is told by its name",
    ["==", "kind", { text: "amount" }],
    ["==", "kind", { text: "An amount" }],
  ],
  [
    "an option without a name keeps its id",
    ["==", "kind", { text: "other" }],
    ["==", "kind", { text: "other" }],
  ],
  [
    "a text beside a number is left alone",
    ["==", "price", { text: "amount" }],
    ["==", "price", { text: "amount" }],
  ],
  [
    "the rule for days is told elsewhere",
    ["add_months", "price", 1, { text: "last_day" }],
    ["add_months", "price", 1],
  ],
  [
    "inside other operations too",
    ["?:", ["==", "kind", { text: "amount" }], 1, 2],
    ["?:", ["==", "kind", { text: "An amount" }], 1, 2],
  ],
])("%s", (_, given, want) => {
  expect(toldTree(given, description, speech)).toEqual(want);
});
