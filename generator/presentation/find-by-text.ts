import type { Calculator, VariantDescription } from "../runtime/description.ts";
import type { Display } from "../runtime/display.ts";
import type { Texts } from "../runtime/query.ts";
import type { UnitNames } from "../runtime/reading/unit-index.ts";
import { evaluate, type Evaluation } from "./evaluation.ts";
import { findFromResult, type FoundInput, type SolvableInput } from "./find-from-result.ts";
import { formatValue } from "./format-value.ts";
import { readTarget } from "./read-target.ts";
import type { Translator } from "./translator.ts";

/** An input that is looked for, and the result it is to give as someone typed it. */
export interface WantedByText {
  readonly input: SolvableInput;
  readonly output: string;
  readonly typed: string;
}

export interface FoundByText {
  /** The result that was typed, in base units. */
  readonly target: number;
  readonly found: FoundInput;
  /** A value of the input as a visitor reads it. */
  readonly show: (value: number) => string;
  /** What the other inputs give. */
  readonly evaluation: Evaluation;
}

/** The values of an input that give a result; undefined where what was typed is no amount of the result's kind. */
export function findByText(
  calculator: Calculator,
  variant: Pick<VariantDescription, "fixed" | "defaults">,
  texts: Texts,
  { input, output, typed }: WantedByText,
  {
    today,
    translator: { locale, t },
    unitNames,
  }: { readonly today: string; readonly translator: Translator; readonly unitNames: UnitNames },
): FoundByText | undefined {
  // Another input may choose the currency.
  const evaluation = evaluate(calculator, variant, texts, { today });
  const { values } = evaluation.read;
  const shown = calculator.description.outputs.find(({ id }) => id === output);
  if (shown?.type !== "value") return undefined;
  const target = readTarget(output, shown.display, typed, { today, unitNames, locale: locale.tag, values });
  if (target === undefined) return undefined;
  const showAs =
    (display: Display) =>
    (value: number): string =>
      formatValue(display, value, {
        locale: locale.tag,
        word: t.byId,
        optional: t.optional,
        values,
        text: () => undefined,
      });
  const found = findFromResult(calculator, variant, texts, today, {
    input,
    output,
    target,
    show: showAs(shown.display),
  });
  return { target, found, show: showAs(input.display), evaluation };
}
