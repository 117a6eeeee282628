import type { CalculatorDescription, InputDescription, ScalarInput } from "../runtime/description.ts";
import type { InputRuntime } from "../runtime/kinds/input-runtime.ts";
import type { Texts } from "../runtime/query.ts";

/** The unit a canonical text of a quantity ends in, else the input's own; the way another is entered, where there are two. */
export function typedUnit(input: InputDescription, canonical: Texts[string]): string | undefined {
  if (input.type === "rows") return undefined;
  const kind: InputRuntime<ScalarInput> = input.kind;
  return kind.unitOf?.(input, typeof canonical === "string" ? canonical : "");
}

/** The units that canonical texts are typed in, by input id: what was given in acres is told in acres. */
export function typedUnits(
  { inputs }: Pick<CalculatorDescription, "inputs">,
  canonical: Texts,
): (id: string) => string | undefined {
  return (id) => {
    const input = inputs.find((each) => each.id === id);
    const text = canonical[id];
    return input === undefined || text === undefined ? undefined : typedUnit(input, text);
  };
}
