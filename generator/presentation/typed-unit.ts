import type { CalculatorDescription, InputDescription } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";

/** The unit a canonical text of a quantity ends in, else the input's own; undefined of other inputs. */
export function typedUnit(input: InputDescription, canonical: Texts[string]): string | undefined {
  if (input.type !== "quantity" || input.display.unitFrom !== undefined) return undefined;
  const named = typeof canonical === "string" ? canonical.slice(canonical.lastIndexOf(" ") + 1) : "";
  return input.display.units.some((unit) => unit.id === named) ? named : input.display.unit;
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
