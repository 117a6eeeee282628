import type { Answer, Scalar, Value } from "../runtime/answer.ts";
import type { DocumentedCalculator } from "./worked-steps.ts";
import { evaluate } from "./evaluation.ts";

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
/** An expected value that is another. */
export interface Difference extends Expected {
  readonly got: Value | undefined;
}

/** The day an example without `today` is worked out on. */
const usualDay = "2026-01-01";
/** Doubles that differ by less come from the last places of binary arithmetic. */
const lastPlaces = 1e-12;

/** The answer to an example, by the way every visitor's input takes: texts are read, then computed. */
export function answerTo(
  calculator: DocumentedCalculator,
  { variant, given, today = usualDay }: Example,
): Answer {
  const page = calculator.background.variants.find(({ slug }) => slug === variant);
  return page === undefined
    ? { status: "invalid", problems: [] }
    : evaluate(calculator, page, given, { today }).answer;
}

/** The expected values that an answer does not have. */
export function differencesOf(
  answer: Answer & { readonly status: "answered" },
  expected: readonly Expected[],
): readonly Difference[] {
  return expected.flatMap((each) => {
    const got = valueAt(answer, each.path, each.value === null);
    return agrees(got, each) ? [] : [{ ...each, got }];
  });
}

/** An output that does not apply is null; unless just that is expected, the formula behind it is meant. */
function valueAt(
  answer: Answer & { readonly status: "answered" },
  path: string,
  hidden: boolean,
): Value | undefined {
  const { values } = answer;
  const trace = answer.trace();
  const row = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path);
  if (row === null) return hidden && path in values ? values[path] : (values[path] ?? trace[path]);
  const [, table = "", index = "", column = ""] = row;
  const rows = values[table] ?? trace[table];
  if (rows === null || typeof rows !== "object") return undefined;
  return rows[Number(index) - 1]?.[column];
}

function agrees(got: Value | undefined, { value, within }: Expected): boolean {
  if (typeof got !== "number" || typeof value !== "number") return got === value;
  return Math.abs(got - value) <= Math.max(within, lastPlaces * Math.abs(value));
}
