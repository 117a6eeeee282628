import { expect, test } from "vitest";
import { runModel } from "../../../../generator/examples/run-model.ts";
import { rowsAt } from "../../../../generator/presentation/values.ts";
import type { Answer } from "../../../../generator/runtime/answer.ts";
import { modelOf, problemsOf } from "../../resolve/resolve-text.ts";

const inputs = `
priors:
  type: rows
  columns:
    offense: { type: choice, options: [A, D, H, I, infraction], default: I }
    convicted: { type: date, default: 2020-01-31 }
    place: { type: text, optional: true }
  rows: { min: 0 }
  default: []
`;
const tables = {
  "finance/tables/prior-points.yaml": `
id: prior_points
keys: { offense: { type: choice, options: [A, D, H, I] } }
columns: { points: { type: integer } }
periods:
  - citation: { title: "G.S. 15A-1340.14(b)", status: official, checked_on: 2026-01-31 }
    rows: [[A, 10], [D, 6], [H, 2], [I, 1]]
`,
};
/** Convictions of one week of court count once: the row before says how far its week goes. */
const schedules = `
scored:
  through: priors
  sorted_by: convicted
  carry:
    week_ends: { start: "date_of(1900, 1, 1)", next: 'counts ? add_days(convicted, quantity(6, day)) : week_ends' }
  columns:
    counts: convicted > week_ends
    points: { cases: [{ when: not counts, value: 0 }], otherwise: 1 }
    weight: { by: offense, cases: { A: 10, D: 6, H: 2 }, otherwise: 1 }
    total: points * weight
`;
const outputs = "scored: {}\nscore: {}";
const formulas = "score: sum(scored.total)";
const examples = "- { id: a, source: { title: A }, given: {}, expect: { score: 0 } }";

function answerTo(priors: readonly Readonly<Record<string, string | null>>[], own = schedules): Answer {
  const model = modelOf({ inputs, schedules: own, formulas, outputs, examples }, tables);
  return runModel(model, () => []).compute({ priors }, "2026-11-22");
}

const priors = [
  { offense: "D", convicted: "2015-06-01", place: "Wake" },
  { offense: "H", convicted: "2010-03-01", place: null },
  // Two days later: of the same week of court.
  { offense: "I", convicted: "2010-03-03", place: null },
];

test("rows are gone through in order, each seeing what the one before it left", () => {
  const answer = answerTo(priors);
  const values = answer.status === "answered" ? answer.values : {};
  expect(rowsAt(values, "scored").map(({ index, offense, total }) => [index, offense, total])).toEqual([
    [1, "H", 2],
    [2, "I", 0],
    [3, "D", 6],
  ]);
  expect(values["score"]).toBe(8);
});

test("no row is no row", () => {
  expect(answerTo([])).toMatchObject({ status: "answered", values: { scored: [], score: 0 } });
});

test.each([
  { given: "sorted_by: convicted", want: ["H", "I", "D"] },
  { given: "sorted_by: convicted\n  descending: true", want: ["D", "I", "H"] },
  { given: "", want: ["D", "H", "I"] },
])("in the order of $given", ({ given, want }) => {
  const answer = answerTo(
    priors,
    `scored:\n  through: priors\n  ${given}\n  columns: { total: index }\n`.replace("\n  \n", "\n"),
  );
  const values = answer.status === "answered" ? answer.values : {};
  expect(rowsAt(values, "scored").map(({ offense }) => offense)).toEqual(want);
});

const lookedUp = `
scored:
  through: priors
  columns:
    rule: { lookup: prior_points, keys: { offense: offense } }
    total: rule.points
`;

test("points of prior felonies under G.S. 15A-1340.14, a source noted once however many rows use it", () => {
  const known = inputs.replace(", infraction]", "]");
  const model = modelOf({ inputs: known, schedules: lookedUp, formulas, outputs, examples }, tables);
  const felonies = [...priors, { offense: "D", convicted: "2016-06-01", place: null }];
  const answer = runModel(model, () => []).compute({ priors: felonies }, "2026-11-22");
  // D 6, H 2, I 1, D 6.
  expect(answer).toMatchObject({ status: "answered", values: { score: 15 } });
  expect(answer.status === "answered" ? answer.used.map(({ formula }) => formula) : []).toEqual([
    "scored.rule",
  ]);
});

test("a table that only a hidden result reads is neither cited nor refuses", () => {
  const known = inputs.replace(", infraction]", "]");
  const model = modelOf(
    {
      inputs: `${known}shown: { type: boolean, default: false }\n`,
      schedules: lookedUp,
      formulas,
      outputs: "shown: {}\nscore: { when: shown }",
      examples: "- { id: a, source: { title: A }, given: {}, expect: { shown: false } }",
    },
    tables,
  );
  const answer = runModel(model, () => []).compute({ priors, shown: false }, "2026-11-22");
  expect(answer).toMatchObject({ status: "answered", values: { score: null }, used: [] });
});

test.each([
  { given: "through: prior", want: ['unknown_name at "prior" -> priors'] },
  { given: "through: bill", want: ['type_mismatch at "bill"'] },
  { given: "{ through: priors, sorted_by: place }", want: ['type_mismatch at "place"'] },
  { given: "{ through: priors, sorted_by: offense }", want: ['type_mismatch at "offense"'] },
  { given: "{ through: priors, sorted_by: convict }", want: ['unknown_column at "convict" -> convicted'] },
])("$given is a mistake", ({ given, want }) => {
  const keys = given.replaceAll(/[{}]/g, "").trim().replace(", ", "\n  ");
  const problems = problemsOf({
    inputs: `${inputs}bill: { type: money, default: 1 }\n`,
    schedules: `scored:\n  ${keys}\n  columns: { total: index }\n`,
    formulas,
    outputs: "score: {}\nbill: {}",
    examples,
  });
  expect(problems).toEqual(want);
});

test("a name of the calculator cannot be a column of the rows it goes through", () => {
  const problems = problemsOf({
    inputs: `${inputs}offense: { type: money, default: 1 }\n`,
    schedules: "scored:\n  through: priors\n  columns: { total: index }\n",
    formulas,
    outputs: "score: {}\noffense: {}",
    examples,
  });
  expect(problems[0]).toMatch(/^duplicate_name/);
});
