import { alwaysMentioned, type TypedExpression } from "../../formula/index.ts";
import { booleanType } from "../../formula/value-type.ts";
import { formula, type FormulaText } from "../schema.ts";
import { typePart } from "../statements/context.ts";
import { formulaPart } from "../statements/draft.ts";
import type { StatementBehavior, ValueStatement } from "../statements/statement-kind.ts";

/** Keys that every chart has. */
export const ofEveryChart = { when: formula("The chart is only shown where this is true.") };

/** Whether a chart is shown, worked out with everything else. */
export interface ChartWhenStatement extends ValueStatement {
  readonly kind: "chart_when";
  readonly expression: TypedExpression;
}

/** The name under which it is known whether a chart is shown; no author's id has a `$`. */
export function chartWhenId(chart: string): string {
  return `${chart}$when`;
}

export const chartWhen: StatementBehavior<FormulaText, ChartWhenStatement> = {
  isUnnamed: true,
  formulas: (text, path) => [formulaPart("when", text, path)],
  resolve: (draft, context) => {
    const expression = typePart(context, draft, "when", booleanType);
    if (expression === undefined) return undefined;
    return {
      kind: "chart_when",
      id: draft.id,
      type: expression.type,
      expression,
      needs: draft.needs,
    };
  },
  reads: ({ expression }) => alwaysMentioned(expression),
  function: ({ expression }, { code }) => ({
    about: "Whether the chart is shown.",
    body: [`return ${code(expression)};`],
  }),
};
