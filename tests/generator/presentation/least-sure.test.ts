import { expect, test } from "vitest";
import { remarkOn } from "../../../generator/presentation/least-sure.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { Citation } from "../../../generator/runtime/answer.ts";

const translator = createTranslator(
  { id: "en", name: "English", tag: "en-US", dir: "ltr" },
  { "results.secondary": "From a secondary source.", "results.unconfirmed": "Unconfirmed." },
);

test.each<{ readonly given: readonly Citation["status"][]; readonly want: unknown }>([
  { given: [], want: undefined },
  { given: ["official", "official"], want: undefined },
  {
    given: ["official", "secondary", "official"],
    want: { status: "secondary", formula: "row_1", text: "From a secondary source." },
  },
  {
    given: ["secondary", "official", "unconfirmed", "unconfirmed"],
    want: { status: "unconfirmed", formula: "row_2", text: "Unconfirmed." },
  },
])("an answer that used rows $given: $want.status", ({ given, want }) => {
  const used = given.map((status, index) => ({
    formula: `row_${index}`,
    table: "grid",
    citation: { title: "A law", status, checked_on: "2026-11-21" },
  }));
  expect(remarkOn(used, translator)).toEqual(want);
});
