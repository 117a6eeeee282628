import { typedUnit } from "../../generator/presentation/typed-unit.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Texts } from "../../generator/runtime/query.ts";

/** Digits and their marks; a cell left blank is no amount. */
const bareNumber = /^(?=.*\p{N})[^\p{L}'"′″]+$/u;

/**
 * The inputs whose amount was typed as a number alone beside an amount in another unit than usual: whoever types feet and
 * inches and a bare 180 may mean pounds, so that the unit it was read in is said.
 */
export function bareAmounts(
  inputs: readonly InputDescription[],
  given: Readonly<Record<string, readonly string[]>>,
  texts: Texts,
): readonly string[] {
  const typed = inputs.flatMap((input) => {
    const [text, canonical] = [given[input.id]?.at(-1), texts[input.id]];
    if (input.type !== "quantity" || text === undefined || typeof canonical !== "string") return [];
    return [{ input, isBare: bareNumber.test(text), unit: typedUnit(input, canonical) }];
  });
  const isElsewhere = typed.some(({ input, isBare, unit }) => !isBare && unit !== input.display.unit);
  return isElsewhere
    ? typed
        .filter(({ input, isBare }) => isBare && input.display.units.length > 1)
        .map(({ input }) => input.id)
    : [];
}
