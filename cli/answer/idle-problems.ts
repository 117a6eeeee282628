import {
  choiceFlag,
  type AppliedChoices,
  type Choice,
  type IdleFlag,
} from "../../generator/ask/implied-choices.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import type { Page as WholePage } from "../calculators/page.ts";
import { choicesSaid } from "../input/choices-said.ts";
import { namesListed } from "../input/names-listed.ts";
import type { JsonProblem } from "./json-answer.ts";

type Page = Pick<WholePage, "calculator" | "variant" | "translator">;

/** Flags without an effect: an answer beside them would be another person's. */
export function idleProblems(
  { idle, texts }: AppliedChoices,
  page: Page,
  asOf: string,
): readonly JsonProblem[] {
  return idle.map((flag) => ({
    at: flag.id,
    code: "no_effect",
    message: reasonFor(flag, texts, page, asOf),
  }));
}

/** The choices that would give the flag an effect; where there are none, what was typed that takes it away, such as a day. */
function reasonFor({ id, choices }: IdleFlag, texts: Texts, page: Page, asOf: string): string {
  const { calculator, translator } = page;
  const { t } = translator;
  if (choices.length > 0) {
    const said = choicesSaid(calculator.description.inputs, choices, t);
    return t(said.isNegative ? "terminal.no_effect_with" : "terminal.needs", { choices: said.choices });
  }
  const against = typedAgainst(id, texts, page, asOf);
  return against.length === 0
    ? t("terminal.no_effect")
    : t("terminal.no_effect_with", { choices: namesListed(against.map(choiceFlag), t) });
}

/** What was typed without which the flag would have an effect, each alone. */
function typedAgainst(
  id: string,
  texts: Texts,
  { calculator, variant: { fixed, defaults } }: Page,
  today: string,
): readonly Choice[] {
  return Object.entries(texts).flatMap(([other, text]) => {
    if (other === id || typeof text !== "string") return [];
    const { [other]: _, ...rest } = texts;
    const { visible } = readInputs(calculator, rest, { today, fixed, defaults });
    return visible[id] === false ? [] : [{ id: other, text }];
  });
}
