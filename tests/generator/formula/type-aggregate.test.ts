import { expect, test } from "vitest";
import { problemsOf } from "../resolve/resolve-text.ts";

const inputs = `
bill: { type: money, default: 50 }
work:
  type: rows
  columns:
    name: { type: text }
    grade: { type: choice, options: [A, B], default: A }
    score: { type: percent, default: 80% }
    passed: { type: boolean, default: true }
`;

test.each([
  { given: "count(work.score)", want: 'type_mismatch at "work.score" -> work.score > 0' },
  { given: "count(work.grade)", want: 'type_mismatch at "work.grade" -> work.grade == "…"' },
  { given: "sum(work.passed)", want: 'type_mismatch at "work.passed" -> work.passed ? 1 : 0' },
  { given: "max(work.score)", want: 'wrong_argument_count at "max(work.score)" -> largest(work.score)' },
  { given: "min(work.score)", want: 'wrong_argument_count at "min(work.score)" -> smallest(work.score)' },
])("$given says what may be meant", ({ given, want }) => {
  const formulas = `x: '${given}'`;
  expect(problemsOf({ inputs, formulas, outputs: "bill: {}\nx: {}" })).toEqual([want]);
});
