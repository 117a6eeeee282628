import { openInputs } from "../presentation/variant.ts";
import { flagOf } from "../presentation/command-line.ts";
import type { Calculator, InputDescription, ScalarInput, VariantInputs } from "../runtime/description.ts";
import type { InputRuntime } from "../runtime/kinds/input-runtime.ts";
import type { Texts } from "../runtime/query.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";

export interface Choice {
  readonly id: string;
  readonly text: string;
}
/** A choice nobody typed, taken because a flag that was typed counts only with it. */
export interface ImpliedChoice extends Choice {
  /** The input whose flag was typed. */
  readonly given: string;
}
/** A flag that was typed and has no effect; each of `choices` would give it one. */
export interface IdleFlag {
  readonly id: string;
  readonly choices: readonly Choice[];
}
export interface AppliedChoices {
  readonly texts: Texts;
  readonly implied: readonly ImpliedChoice[];
  readonly idle: readonly IdleFlag[];
}

/**
 * The typed texts, with the choices that typed flags imply: a height in feet means the system that asks for feet. A
 * choice is taken only where nobody typed another and it is the one choice that gives the flag an effect, or of several
 * the one that gives every flag an effect: a hypotenuse may come with a leg or with an angle.
 */
export function applyImpliedChoices(
  calculator: Calculator,
  variant: VariantInputs,
  typed: Texts,
  today: string,
): AppliedChoices {
  const { fixed, defaults } = variant;
  const visibleWith = (texts: Texts): Readonly<Record<string, boolean>> =>
    readInputs(calculator, texts, { today, fixed, defaults }).visible;
  let visible = visibleWith(typed);
  const isIdle = (texts: Texts, id: string): boolean => visibleWith(texts)[id] === false;
  const open = openInputs(calculator.description, variant);
  const givesAll = ({ id, text }: Choice, before: Texts): boolean => {
    const visibleThen = visibleWith({ ...before, [id]: text });
    return Object.keys(typed).every((each) => visibleThen[each] !== false);
  };
  let texts = typed;
  const implied: ImpliedChoice[] = [];
  for (const given of Object.keys(typed)) {
    if (visible[given] !== false) continue;
    const some = choicesFor(open, (id, text) => !isIdle({ ...texts, [id]: text }, given));
    const choices = some.length > 1 ? some.filter((each) => givesAll(each, texts)) : some;
    const [only] = choices;
    if (only === undefined || choices.length > 1 || texts[only.id] !== undefined) continue;
    texts = { ...texts, [only.id]: only.text };
    visible = visibleWith(texts);
    implied.push({ ...only, given });
  }
  const idle = Object.keys(typed)
    .filter((id) => visible[id] === false)
    .map((id) => ({
      id,
      choices: choicesFor(open, (other, text) => !isIdle({ ...texts, [other]: text }, id)),
    }));
  return { texts, implied, idle };
}

/** `--system us`. */
export function choiceFlag({ id, text }: Choice): string {
  return `${flagOf(id)} ${text}`;
}

/** The choices under which something holds, one input changed at a time. */
export function choicesFor(
  inputs: readonly InputDescription[],
  holds: (id: string, text: string) => boolean,
): readonly Choice[] {
  return inputs.flatMap((input) =>
    optionsOf(input).flatMap((text) => (holds(input.id, text) ? [{ id: input.id, text }] : [])),
  );
}

/** The texts that choose something at an input; none where it is no choice. */
export function optionsOf(input: InputDescription): readonly string[] {
  if (input.type === "rows") return [];
  const kind: InputRuntime<ScalarInput> = input.kind;
  return kind.options?.(input) ?? [];
}
