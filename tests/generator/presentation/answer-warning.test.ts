import { expect, test } from "vitest";
import { certaintyOf, warningFor } from "../../../generator/presentation/answer-warning.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { Citation, UsedSource } from "../../../generator/runtime/answer.ts";

const translator = createTranslator(
  { id: "en", name: "English", tag: "en-US", dir: "ltr" },
  {
    "results.secondary": "From a secondary source.",
    "results.unconfirmed": "Unconfirmed.",
    "results.stale": "Not current.",
  },
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
  const used = given.map((status, index): UsedSource => ({
    formula: `row_${index}`,
    table: "grid",
    citations: [{ title: "A law", status, checked_on: "2026-11-21" }],
  }));
  expect(warningFor(used, translator)).toEqual(want);
});

test.each<{ readonly beside: Citation["status"]; readonly want: string }>([
  { beside: "official", want: "Not current." },
  { beside: "secondary", want: "Not current." },
  { beside: "unconfirmed", want: "Unconfirmed." },
])("an answer from old figures, beside $beside ones", ({ beside, want }) => {
  const row = (status: Citation["status"]): UsedSource => ({
    formula: status,
    table: "rates",
    from: "2026-09-29",
    citations: [{ title: "Rates", status, checked_on: "2026-09-29" }],
  });
  expect(warningFor([row(beside), { ...row("secondary"), isStale: true }], translator)?.text).toBe(want);
});

test("a source is as sure as the surest of its citations: each says the same thing", () => {
  const cited = (status: Citation["status"]): Citation => ({
    title: status,
    status,
    checked_on: "2026-11-21",
  });
  expect(certaintyOf({ citations: [cited("unconfirmed"), cited("official"), cited("secondary")] })).toBe(
    "official",
  );
});
