import { findByText } from "../presentation/find-by-text.ts";
import { solvableInputs, type SolvableInput } from "../presentation/find-from-result.ts";
import { typedUnit } from "../presentation/typed-unit.ts";
import type { CalculatorDescription } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";
import type { PhraseCandidate } from "./candidate.ts";
import type { AssignContext } from "./fit.ts";

/** What a phrase asks for, the results it may be found from, and what the phrase says. */
export interface Sought extends Pick<PhraseCandidate, "result" | "typed"> {
  readonly from: readonly string[];
}

/**
 * Texts with the input that a phrase asks for, found from the result that it says: the weight of a BMI of 22. Undefined where the
 * page does not ask for it, what was said cannot be read, or no value gives it, or several do.
 */
export function findInLine(
  { result = "", from, typed }: Sought,
  texts: Texts,
  said: Texts,
  { calculator, variant, translator, unitNames, today }: AssignContext,
): Texts | undefined {
  const { description } = calculator;
  const [input] = solvableInputs(description, { [result]: [result] }, variant);
  const output = from.find((id) => Object.hasOwn(typed, id));
  if (input === undefined || output === undefined) return undefined;
  const usual = usualOf(input, said, description);
  const reached = findByText(
    calculator,
    variant,
    usual === undefined ? texts : { ...texts, [input.id]: usual },
    { input, output, typed: typed[output] ?? "" },
    { today, translator, unitNames },
  );
  return reached?.found.kind === "found" && reached.found.values.length === 1
    ? reached.found.texts
    : undefined;
}

/** What an input has in a region that writes the line's amounts in their units: who gives feet reads pounds. */
function usualOf(
  input: SolvableInput,
  said: Texts,
  { inputs }: Pick<CalculatorDescription, "inputs">,
): Texts[string] | undefined {
  const amounts = inputs.flatMap((each) =>
    each.type === "quantity" && Object.hasOwn(said, each.id) ? [each] : [],
  );
  const [usual] = Object.entries(input.regionDefaults ?? {}).flatMap(([region, text]) =>
    amounts.length > 0 &&
    amounts.every((each) => {
      const there = each.regionDefaults?.[region];
      return there !== undefined && typedUnit(each, said[each.id] ?? "") === typedUnit(each, there);
    })
      ? [text]
      : [],
  );
  return usual;
}

export type FindInLine = typeof findInLine;
