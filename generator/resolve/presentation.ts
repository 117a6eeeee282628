import { checkCurrency, checkDisplay, typeOfName } from "../constructs/check-display.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import { kindOfStatement, type Statement } from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";

/** Reports whatever an author says about showing values and cannot be done: units of another dimension, names of nothing. */
export function reportPresentation(
  document: CalculatorDocument,
  context: ResolveContext,
  statements: readonly Statement[],
  outputs: readonly OutputModel[],
): void {
  checkCurrency(context, document.currency, ["currency"]);
  for (const [id, input] of Object.entries(document.inputs))
    kindOf(input).checkNames?.(input, {
      path: ["inputs", id],
      units: context.sharedSpecs.units,
      reporter: context.reporter,
      typeOf: (name, path) => typeOfName(context, name, path),
      reportCurrency: (currency, path) => checkCurrency(context, currency, path),
      inputOf: (name) => document.inputs[name],
      defaultOf: (name) => {
        const named = document.inputs[name];
        return named === undefined || named.type === "rows" ? undefined : named.default;
      },
    });
  for (const statement of statements) kindOfStatement(statement).checkShown?.(statement, context);
  for (const { id, type } of outputs)
    checkDisplay(context, type, document.outputs[id] ?? {}, ["outputs", id]);
}
