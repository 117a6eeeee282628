import type { Row } from "../runtime/answer.ts";
import type { CalculatorDescription, OutputDescription } from "../runtime/description.ts";
import { rowsAt, scalarAt, type Values } from "./values.ts";

export type ValueOutput = Extract<OutputDescription, { readonly type: "value" }>;
export type TableOutput = Extract<OutputDescription, { readonly type: "table" }>;

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
