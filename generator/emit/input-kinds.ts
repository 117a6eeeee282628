import type { ModelEmitter } from "../constructs/statements/emitter.ts";
import { priceKind } from "../runtime/kinds/price.ts";
import type { CalculatorModel } from "../resolve/model.ts";

/** What emitted code calls the kinds of the inputs, all imported: a page loads no others. */
export function kindNames(
  { file, runtime }: ModelEmitter,
  model: CalculatorModel,
): ReadonlyMap<unknown, string> {
  const inputs = model.description.inputs.flatMap((input) =>
    input.type === "rows" ? [input, ...input.columns] : [input],
  );
  return new Map(
    inputs.map(({ type, kind }) => {
      const module = kind === priceKind ? "price" : type;
      const name = `${module}Kind`;
      file.import(name, `${runtime}kinds/${module}.ts`);
      return [kind, name];
    }),
  );
}
