import type { Calculator, VariantDescription } from "../runtime/description.ts";
import type { InputRuntime } from "../runtime/kinds/input-runtime.ts";
import type { ScalarInput } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";
import { evaluate } from "./evaluation.ts";
import { endsOf, withFewDigits, type SolvableInput } from "./find-from-result.ts";

/** How many values of an input are tried on either side of the visitor's. */
const onEachSide = 10;
/** How far they go, as a share of it. */
const reach = 0.5;

/** Values of an input around one, within its limits, in ascending order. */
export function valuesAround(input: SolvableInput, value: number): readonly number[] {
  const [least, most] = endsOf(input);
  const step = (Math.abs(value) * reach) / onEachSide;
  const all = Array.from({ length: 2 * onEachSide + 1 }, (_, index) =>
    withFewDigits(Math.min(Math.max(value + (index - onEachSide) * step, least), most)),
  );
  return [...new Set(all)];
}

/** A result at another value of one input, all others as their texts say; undefined where there is none. */
export function resultAt(
  calculator: Calculator,
  variant: Pick<VariantDescription, "fixed" | "defaults">,
  texts: Texts,
  today: string,
  {
    input,
    output,
    value,
  }: { readonly input: SolvableInput; readonly output: string; readonly value: number },
): number | undefined {
  const kind: InputRuntime<ScalarInput> = input.kind;
  const usual = texts[input.id] ?? variant.defaults[input.id] ?? input.default;
  const text = kind.canonical(input, value, kind.unitOf?.(input, String(usual)));
  const { answer } = evaluate(calculator, variant, { ...texts, [input.id]: text }, { today });
  const result: unknown = answer.status === "answered" ? answer.values[output] : undefined;
  return typeof result === "number" && Number.isFinite(result) ? result : undefined;
}
