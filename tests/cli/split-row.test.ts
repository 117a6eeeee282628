import { expect, test } from "vitest";
import { splitRow } from "../../cli/input/split-row.ts";

const columns = [
  { id: "name", type: "text" },
  { id: "score", type: "percent" },
  { id: "weight", type: "percent" },
  { id: "extra_credit", type: "boolean" },
] as const;

test.each([
  { given: "Homework,90,20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "Homework, 90 , 20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "Homework,90", want: { name: "Homework", score: "90" } },
  { given: "Homework,,20", want: { name: "Homework", score: "", weight: "20" } },
  { given: "score=90,extra-credit=no", want: { score: "90", extra_credit: "no" } },
  { given: "score=90,extra=no", want: { score: "90", extra_credit: "no" } },
  { given: "score=90,Extra credit", want: { score: "90", extra_credit: "yes" } },
  { given: "extra_credit", want: { name: "extra_credit" } },
  { given: '"Essay, long",90,20', want: { name: "Essay, long", score: "90", weight: "20" } },
  { given: "Homework~90~20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "a\\~b~90~20", want: { name: "a~b", score: "90", weight: "20" } },
  { given: "score=90,name=Test", want: { score: "90", name: "Test" } },
  { given: "score = 90", want: { score: "90" } },
  { given: "x=y,90,20", want: { name: "x=y", score: "90", weight: "20" } },
])("$given", ({ given, want }) => {
  const split = splitRow(given, columns);
  expect(split.kind === "cells" && split.cells).toEqual(want);
});

test.each([
  { given: "a,1,2,no,5", want: { kind: "too_many_cells" } },
  { given: "name=a,scor=3", want: { kind: "unknown_column", cell: "scor=3" } },
  { given: "a,points=90", want: { kind: "unknown_column", cell: "points=90" } },
  { given: "name=a,3", want: { kind: "unknown_column", cell: "3" } },
])("$given is no row", ({ given, want }) => {
  expect(splitRow(given, columns)).toEqual(want);
});
