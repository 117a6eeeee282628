import type { ModelEmitter } from "../constructs/statements/emitter.ts";
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
      const name = `${type}Kind`;
      file.import(name, `${runtime}kinds/${type}.ts`);
      return [kind, name];
    }),
  );
}
