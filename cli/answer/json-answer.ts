import type { Answer, Problem, Row, Scalar, Value } from "../../generator/runtime/answer.ts";
import { fromBase } from "../../generator/runtime/decimal.ts";
import type { Display, OutputDescription } from "../../generator/runtime/description.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";

type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly Readonly<Record<string, string | number | boolean | null>>[];

/** A problem as a program reads it. `at` is an input's id, `rows_input.3.column` for a cell, or what else was typed. */
export interface JsonProblem {
  readonly at: string;
  /** Other inputs the problem is about as much. */
  readonly also?: readonly string[];
  readonly code: string;
  readonly message: string;
}
/** What `--json` prints, always with all of its keys. */
export interface JsonAnswer {
  readonly calculator: string;
  readonly status: Answer["status"];
  /** Unrounded. Dates are ISO text, big integers and exact decimals text, percentages fractions, quantities in the unit they are declared in. */
  readonly values: Readonly<Record<string, JsonValue>>;
  readonly problems: readonly JsonProblem[];
  readonly refusal: { readonly reason: string; readonly message: string; readonly citation: unknown } | null;
}

/** The answer as JSON has it. */
export function jsonAnswer(
  calculator: string,
  answer: Answer,
  outputs: readonly OutputDescription[],
  presenter: Presenter,
): JsonAnswer {
  const { status } = answer;
  const nothing = { values: {}, problems: [], refusal: null };
  switch (answer.status) {
    case "answered":
      return {
        calculator,
        status,
        ...nothing,
        values: Object.fromEntries(outputs.map((output) => [output.id, jsonOutput(output, answer.values)])),
      };
    case "invalid":
      return jsonProblems(
        calculator,
        answer.problems.map((problem) => jsonProblem(problem, presenter)),
      );
    case "refused": {
      const { reason, citation } = answer.refusal;
      return {
        calculator,
        status,
        ...nothing,
        refusal: { reason, message: presenter.explainRefusal(answer.refusal), citation: citation ?? null },
      };
    }
  }
}

/** The answer to a line that could not be understood. */
export function jsonProblems(calculator: string, problems: readonly JsonProblem[]): JsonAnswer {
  return { calculator, status: "invalid", values: {}, problems, refusal: null };
}

function jsonProblem(problem: Problem, presenter: Presenter): JsonProblem {
  const { at, also, code } = problem;
  return { at, ...(also === undefined ? {} : { also }), code, message: presenter.explain(problem) };
}

function jsonOutput(output: OutputDescription, values: Readonly<Record<string, Value>>): JsonValue {
  const value = values[output.id] ?? null;
  if (output.type === "value")
    return isRows(value) ? null : jsonScalar(output.display, value, (id) => values[id]);
  const rows = isRows(value) ? value : [];
  return rows.map((row) =>
    Object.fromEntries(
      output.columns.map(({ id, display }) => [
        id,
        jsonScalar(display, row[id] ?? null, (other) => row[other] ?? values[other]),
      ]),
    ),
  );
}

function jsonScalar(
  display: Display,
  value: Scalar,
  valueOf: (id: string) => Value | undefined,
): string | number | boolean | null {
  if (typeof value === "bigint") return value.toString();
  if (display.kind !== "quantity" || typeof value !== "number") return value;
  const chosen = display.unitFrom === undefined ? undefined : valueOf(display.unitFrom);
  const unit = display.units.find(({ id }) => id === (chosen ?? display.unit));
  return unit === undefined ? value : fromBase(value, unit.numerator, unit.denominator);
}

function isRows(value: Value): value is readonly Row[] {
  return typeof value === "object" && value !== null;
}
