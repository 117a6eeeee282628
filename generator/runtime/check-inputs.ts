import type { Citations, InputValues, Problem, Scalar, Value } from "./answer.ts";
import type { InputDescription, ScalarInput } from "./description.ts";
import type { CheckContext, InputRuntime } from "./kinds/input-runtime.ts";

/**
 * What is wrong with `values`, in the order of `inputs`: type, limits, options, length, number of rows. Inputs
 * that `visible` says are hidden are not looked at; those it does not name are shown.
 */
export function checkInputs(
  inputs: readonly InputDescription[],
  values: InputValues,
  visible: Readonly<Record<string, boolean>>,
  today: string,
): Problem[] {
  const context = { today, values };
  const problems: Problem[] = [];
  for (const input of inputs) {
    const { id } = input;
    if (visible[id] !== false) problems.push(...checkInput(input, values[id] ?? null, id, context));
  }
  return problems;
}

/** What is wrong with one value; problems name `at`, or `at.<row>.<column>` for cells. */
export function checkInput(
  input: InputDescription,
  value: Value,
  at: string,
  context: CheckContext,
): Problem[] {
  if (input.type === "rows") return input.kind.check(input, value, at, context);
  if (value === null || value === "") return input.optional ? [] : [{ at, code: "required" }];
  if (typeof value === "object") return [{ at, code: "not_an_option", arguments: { text: "" } }];
  const kind: InputRuntime<ScalarInput> = input.kind;
  const finding = kind.check(input, value, context);
  return finding === undefined ? [] : [{ at, ...finding }];
}

/** The problem of a value beyond a limit that moves with other values. */
export function limitProblem(
  at: string,
  code: "below_minimum" | "above_maximum" | "too_early" | "too_late",
  limit: Scalar,
  exclusive: boolean,
): Problem {
  if (Number.isNaN(limit)) return { at, code: "not_finite" };
  const end = code === "below_minimum" || code === "too_early" ? "minimum" : "maximum";
  return { at, code, arguments: { [end]: limit, exclusive } };
}

/**
 * The problem of a check that fails: at the first of the inputs it is about that the visitor sees, and at the others.
 * `shown` says of inputs that come and go whether they are there now.
 */
export function checkProblem(
  id: string,
  fields: readonly string[],
  shown: Readonly<Record<string, boolean>>,
  named: Readonly<Record<string, Scalar>> = {},
  citations?: Citations,
): Problem {
  const seen = fields.filter((field) => shown[field] !== false);
  const [at = fields[0] ?? "", ...also] = seen;
  return {
    at,
    ...(also.length === 0 ? {} : { also }),
    code: `check.${id}`,
    ...(Object.keys(named).length === 0 ? {} : { arguments: named }),
    ...(citations === undefined ? {} : { citations }),
  };
}
