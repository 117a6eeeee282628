import { expect, test } from "vitest";
import { splitRow } from "../../cli/input/split-row.ts";

const columns = ["name", "score", "weight"];

test.each([
  { given: "Homework,90,20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "Homework, 90 , 20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "Homework,90", want: { name: "Homework", score: "90", weight: "" } },
  { given: '"Essay, long",90,20', want: { name: "Essay, long", score: "90", weight: "20" } },
  { given: "Homework~90~20", want: { name: "Homework", score: "90", weight: "20" } },
  { given: "a\\~b~90~20", want: { name: "a~b", score: "90", weight: "20" } },
  { given: "score=90,name=Test", want: { score: "90", name: "Test" } },
  { given: "score = 90", want: { score: "90" } },
  { given: "x=y,90,20", want: { name: "x=y", score: "90", weight: "20" } },
])("$given", ({ given, want }) => {
  expect(splitRow(given, columns)).toEqual({ kind: "cells", cells: want });
});

test.each([
  { given: "a,b,c,d", want: { kind: "too_many_cells" } },
  { given: "name=a,scor=3", want: { kind: "unknown_column", cell: "scor=3" } },
  { given: "name=a,3", want: { kind: "unknown_column", cell: "3" } },
])("$given is no row", ({ given, want }) => {
  expect(splitRow(given, columns)).toEqual(want);
});
