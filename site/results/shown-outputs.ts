import type { Row, Scalar, Value } from "../../generator/runtime/answer.ts";
import type { CalculatorDescription, OutputDescription } from "../../generator/runtime/description.ts";

export type ValueOutput = Extract<OutputDescription, { readonly type: "value" }>;
export type TableOutput = Extract<OutputDescription, { readonly type: "table" }>;
type Values = Readonly<Record<string, Value>>;

/** The single results there are: one that does not apply has no value and is not shown. */
export function valueOutputs({ outputs }: CalculatorDescription, values: Values): readonly ValueOutput[] {
  return outputs.filter(
    (output): output is ValueOutput => output.type === "value" && scalarAt(values, output.id) !== null,
  );
}

/** The tables there are, with their rows; an empty one is not shown. */
export function tableOutputs(
  { outputs }: CalculatorDescription,
  values: Values,
): readonly { readonly output: TableOutput; readonly rows: readonly Row[] }[] {
  return outputs.flatMap((output) => {
    if (output.type !== "table") return [];
    const rows = rowsAt(values, output.id);
    return rows.length === 0 ? [] : [{ output, rows }];
  });
}

/** The rows of a schedule or rows input; none when there is no such table. */
export function rowsAt(values: Values, id: string): readonly Row[] {
  const value = values[id];
  return typeof value === "object" && value !== null ? value : [];
}

/** A single value; null when there is none. */
export function scalarAt(values: Values, id: string): Scalar {
  const value = values[id];
  return value === undefined || (typeof value === "object" && value !== null) ? null : value;
}

/** A value as a number, or undefined when it is none. */
export function numberAt(values: Values, id: string): number | undefined {
  const value = values[id];
  return typeof value === "number" ? value : undefined;
}
