import { expect, test } from "vitest";
import { labelAtStart } from "../../../generator/presentation/label-text.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { compileMessage } from "../../../generator/words/message.ts";
import * as inputs from "../runtime/descriptions.ts";

const label = "{kind, select, amount {Fixed tip} other {Share of the bill}}";
const translator = createTranslator(
  { id: "en", name: "English", tag: "en-US", dir: "ltr" },
  { "inputs.tip.label": compileMessage(label, "en-US").message ?? "", "inputs.bill.label": "Bill" },
);
const kind = { ...inputs.choice, id: "kind", default: "share" };

test.each([
  { given: { fixed: {}, defaults: {} }, want: "Share of the bill" },
  { given: { fixed: {}, defaults: { kind: "amount" } }, want: "Fixed tip" },
  { given: { fixed: { kind: "amount" }, defaults: {} }, want: "Fixed tip" },
])("a label that follows a choice, on a page with $given: $want", ({ given, want }) => {
  expect(labelAtStart("inputs.tip.label", [kind], given, translator)).toBe(want);
});

test.each([
  { given: "inputs.bill.label", want: "Bill" },
  { given: "inputs.nothing.label", want: undefined },
])("$given is $want", ({ given, want }) => {
  expect(labelAtStart(given, [kind], { fixed: {}, defaults: {} }, translator)).toBe(want);
});
