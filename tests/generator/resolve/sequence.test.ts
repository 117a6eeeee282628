import { expect, test } from "vitest";

import { sequence } from "../../../generator/resolve/sequence.ts";
import type { StatementDraft } from "../../../generator/resolve/statements.ts";

/** `formula tip bill,rate`: its kind, its id, what it needs. */
function drafts(lines: readonly string[]): readonly StatementDraft[] {
  return lines.map((line) => {
    const [kind = "", id = "", needs = ""] = line.split(" ");
    if (kind !== "formula" && kind !== "schedule" && kind !== "check" && kind !== "refusal")
      throw new Error(`no kind ${kind}`);
    return {
      kind,
      id,
      document: {},
      path: [],
      parts: new Map(),
      needs: needs === "" ? [] : needs.split(","),
    };
  });
}

test.each([
  {
    name: "checks of inputs alone come first, then refusals of inputs alone, in the author's order",
    given: ["formula tip bill", "refusal young age", "check one bill", "refusal old age", "check two age"],
    want: ["check one", "check two", "refusal young", "refusal old", "formula tip"],
    early: ["check.one", "check.two", "refusal.young", "refusal.old"],
  },
  {
    name: "other checks and refusals come as soon as they can be decided",
    given: [
      "formula a x",
      "formula b a",
      "formula c b",
      "check late c",
      "refusal middle b",
      "check soon a,x",
    ],
    want: ["formula a", "check soon", "formula b", "refusal middle", "formula c", "check late"],
    early: [],
  },
  {
    name: "formulas are put in the order they can be worked out, schedules among them",
    given: ["formula total plan", "schedule plan payment", "formula payment loan", "check sane total"],
    want: ["formula payment", "schedule plan", "formula total", "check sane"],
    early: [],
  },
  {
    name: "a check of constants alone is early",
    given: ["formula a", "check c"],
    want: ["check c", "formula a"],
    early: ["check.c"],
  },
])("$name", ({ given, want, early }) => {
  const result = sequence(drafts(given));
  if (result.kind === "circle") throw new Error("no circle here");
  expect(result.drafts.map(({ kind, id }) => `${kind} ${id}`)).toEqual(want);
  expect([...result.early]).toEqual(early);
});

test("a circle", () => {
  expect(sequence(drafts(["formula a b", "formula b plan", "schedule plan a"]))).toEqual({
    kind: "circle",
    ids: ["a", "b", "plan", "a"],
  });
});
