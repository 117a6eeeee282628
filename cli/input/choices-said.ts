import { choiceFlag, optionsOf, type Choice } from "../../generator/ask/implied-choices.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import { namesListed } from "./names-listed.ts";

/** Choices under which something holds, as flags; or, where that is shorter, those under which it does not. */
export interface ChoicesSaid {
  readonly isNegative: boolean;
  readonly choices: string;
}

export function choicesSaid(
  inputs: readonly InputDescription[],
  choices: readonly Choice[],
  t: Translator["t"],
): ChoicesSaid {
  const [first] = choices;
  const input = choices.every(({ id }) => id === first?.id) && inputs.find(({ id }) => id === first?.id);
  const others = input
    ? optionsOf(input)
        .map((text) => ({ id: input.id, text }))
        .filter(({ text }) => !choices.some((each) => each.text === text))
    : [];
  const isNegative = others.length > 0 && others.length < choices.length;
  const said = (isNegative ? others : choices).map(choiceFlag);
  return { isNegative, choices: namesListed(said, t) };
}
