import { expect } from "vitest";
import type { Answer, Scalar, Value } from "../../generator/runtime/answer.ts";
import type { Calculator } from "../../generator/runtime/description.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";

/** A worked example: its page, the canonical texts of its inputs, the day it is worked out on. */
export interface Example {
  readonly variant: string;
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  readonly today?: string;
}
/** `path` as in the specification: `payment`, `cell.minimum`, `amortization[12].interest`. */
export interface Expected {
  readonly path: string;
  readonly value: Scalar;
  readonly within: number;
}

/** Doubles that differ by less come from the last places of binary arithmetic. */
const lastPlaces = 1e-12;

/** The answer to an example, by the way every visitor's input takes: texts are read, then computed. */
export function answerTo(calculator: Calculator, { variant, given, today = "2026-01-01" }: Example): Answer {
  const page = calculator.description.variants.find(({ slug }) => slug === variant);
  if (page === undefined) throw new Error(`no variant ${variant}`);
  return evaluate(calculator, page, given, { today }).answer;
}

/** Asserts every expected value, all differences in one message. */
export function expectValues(calculator: Calculator, example: Example, expected: readonly Expected[]): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "answered" ? "answered" : answer).toBe("answered");
  if (answer.status !== "answered") return;
  const differences = expected.flatMap(({ path, value, within }) => {
    const got = valueAt(answer, path, value === null);
    return agrees(got, value, within) ? [] : [{ path, want: value, within, got }];
  });
  expect(differences).toEqual([]);
}

/** Asserts that the example is out of scope for this reason. */
export function expectRefusal(calculator: Calculator, example: Example, reason: string): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "refused" ? answer.refusal.reason : answer).toBe(reason);
}

/** Asserts exactly these problems, in any order. */
export function expectProblems(calculator: Calculator, example: Example, codes: readonly string[]): void {
  const answer = answerTo(calculator, example);
  expect(answer.status === "invalid" ? answer.problems.map(({ code }) => code).toSorted() : answer).toEqual(
    codes.toSorted(),
  );
}

/** An output that does not apply is null; unless just that is expected, the formula behind it is meant. */
function valueAt(
  { values, trace }: Answer & { readonly status: "answered" },
  path: string,
  hidden: boolean,
): Value | undefined {
  const row = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path);
  if (row === null) return hidden && path in values ? values[path] : (values[path] ?? trace[path]);
  const [, table = "", index = "", column = ""] = row;
  const rows = values[table] ?? trace[table];
  if (rows === null || typeof rows !== "object") return undefined;
  return rows[Number(index) - 1]?.[column];
}

function agrees(got: Value | undefined, want: Scalar, within: number): boolean {
  if (typeof got !== "number" || typeof want !== "number") return got === want;
  return Math.abs(got - want) <= Math.max(within, lastPlaces * Math.abs(want));
}
