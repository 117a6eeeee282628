import type { InputDescription } from "../../generator/runtime/description.ts";
import { partsOf } from "../../generator/runtime/duration.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { canonicalScalar } from "../assertions/canonical-scalar.ts";
import { isNumeric, type NumericInput } from "../assertions/driven-inputs.ts";

/**
 * What a form holds when a number after the other is at one end of its limits, all others at the other end; and all of
 * them at each end. Where a limit is itself not allowed, a number close to it.
 */
export function edgeTexts(inputs: readonly InputDescription[]): readonly Texts[] {
  const limited = inputs.flatMap((input) => {
    const [low, high] = limitsOf(input);
    return low === undefined || high === undefined ? [] : [{ id: input.id, low, high }];
  });
  const texts = (end: (id: string) => "low" | "high"): Texts =>
    Object.fromEntries(limited.map((each) => [each.id, each[end(each.id)]]));
  return [
    texts(() => "low"),
    texts(() => "high"),
    ...limited.flatMap(({ id }) => [
      texts((other) => (other === id ? "low" : "high")),
      texts((other) => (other === id ? "high" : "low")),
    ]),
  ];
}

/** Where an input has no limit of its own. */
const unlimited = 1e12;
/** Digits of an exact number, which has none either. */
const manyDigits = "9".repeat(60);

/** The least and the greatest text of an input; none where it is no number. */
function limitsOf(input: InputDescription): readonly string[] {
  if (input.type === "whole" || input.type === "decimal" || input.type === "fraction")
    return ["0", manyDigits];
  if (!isNumeric(input)) return [];
  const { minimum = -unlimited, maximum = unlimited, exclusiveMinimum, exclusiveMaximum } = input;
  const close = closeTo(input);
  return [
    exclusiveMinimum === true ? minimum + close : minimum,
    exclusiveMaximum === true ? maximum - close : maximum,
  ].map((value) => canonicalScalar(input, value));
}

/** How far from a limit that is itself not allowed. */
function closeTo(input: NumericInput): number {
  return input.type === "duration" ? (partsOf(input.display.parts).at(-1)?.size ?? 1) : 1e-6;
}
