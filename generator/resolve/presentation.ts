import { checkCurrency, checkDisplay, typeOfName } from "../constructs/check-display.ts";
import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import type { Path } from "../constructs/reporter.ts";
import type { OutputModel } from "../constructs/results/output.ts";
import { kindOfStatement, type Statement } from "../constructs/statements/any.ts";
import type { ResolveContext } from "../constructs/statements/context.ts";
import { showType } from "../formula/index.ts";

/** Reports whatever an author says about showing values and cannot be done: units of another dimension, names of nothing. */
export function reportPresentation(
  document: CalculatorDocument,
  context: ResolveContext,
  statements: readonly Statement[],
  outputs: readonly OutputModel[],
): void {
  checkCurrency(context, document.currency, ["currency"]);
  for (const [id, input] of Object.entries(document.inputs)) {
    if ("aid" in input && input.aid !== undefined) checkHelperText(context, input.aid, ["inputs", id, "aid"]);
    kindOf(input).checkNames?.(input, {
      path: ["inputs", id],
      units: context.sharedSpecs.units,
      reporter: context.reporter,
      typeOf: (name, path) => typeOfName(context, name, path),
      reportCurrency: (currency, path) => checkCurrency(context, currency, path),
      inputOf: (name) => document.inputs[name],
      defaultOf: (name) => {
        const named = document.inputs[name];
        return named === undefined || named.type === "rows" || named.type === "choices"
          ? undefined
          : named.default;
      },
    });
  }
  for (const statement of statements) kindOfStatement(statement).checkShown?.(statement, context);
  for (const { id, type } of outputs)
    checkDisplay(context, type, document.outputs[id] ?? {}, ["outputs", id]);
}

/** Reports an aid that cannot be said in a sentence: a name of nothing, or rows. */
function checkHelperText(context: ResolveContext, name: string, path: Path): void {
  const type = typeOfName(context, name, path);
  if (type?.kind !== "rows" && type?.kind !== "record") return;
  const values = { want: "one value", where: "in `aid`", got: showType(type) };
  context.reporter.report("type_mismatch", values, path);
}
