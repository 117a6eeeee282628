import type { OutputModel } from "../constructs/results/output.ts";
import { readingsOf } from "../formula/index.ts";
import type { StepModel } from "../runtime/description.ts";

/** What each result that is a formula of its own is worked out of. */
export function ownResults(outputs: readonly OutputModel[]): Pick<StepModel, "results"> {
  const results = outputs.flatMap(({ id, value }) => {
    if (value.kind !== "expression") return [];
    const names = readingsOf(value.expression, { possible: () => undefined }).map(({ name, column }) =>
      column === undefined ? name : `${name}.${column}`,
    );
    return names.length === 0 || names.includes(id) ? [] : [[id, names] as const];
  });
  return results.length === 0 ? {} : { results: Object.fromEntries(results) };
}
