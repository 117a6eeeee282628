import { expect, test } from "vitest";
import { withFirstFigures } from "../../../generator/resolve/first-figures.ts";
import type { OutputDescription } from "../../../generator/runtime/description.ts";
import type { TextReading } from "../../../generator/words/text-readings.ts";

const value = (id: string, more: object = {}): OutputDescription => ({
  id,
  type: "value",
  display: { kind: "number", digits: { minimum: 0, maximum: 2 } },
  ...more,
});
const always = (name: string): TextReading => ({ name, under: [] });
const sometimes = (name: string): TextReading => ({
  name,
  under: [{ by: "split", options: ["even"], isOther: false }],
});
const outputs = [
  value("total", { primary: true, sumOf: [{ id: "tax" }] }),
  value("tax"),
  value("tip"),
  value("share"),
];

test.each([
  { sentences: [[]], want: ["tip", "share"], why: "no part of the addition" },
  { sentences: [[always("tip")]], want: ["share"], why: "the sentence says the tip" },
  { sentences: [[sometimes("tip")]], want: ["tip", "share"], why: "it says the tip of some splits only" },
  { sentences: [[always("tip")], []], want: ["tip", "share"], why: "another page does not say the tip" },
])("$why", ({ sentences, want }) => {
  const marked = withFirstFigures(outputs, sentences);
  expect(marked.flatMap((output) => ("isKey" in output ? [output.id] : []))).toEqual(want);
  expect(marked.map(({ id }) => id)).toEqual(outputs.map(({ id }) => id));
});

test("are at most four", () => {
  const many = ["a", "b", "c", "d", "e", "f"].map((id) => value(id));
  expect(withFirstFigures(many, []).filter((output) => "isKey" in output)).toHaveLength(4);
});
