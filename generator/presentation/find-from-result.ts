import type {
  Calculator,
  CalculatorDescription,
  InputDescription,
  ScalarInput,
  VariantDescription,
} from "../runtime/description.ts";
import { currencyCode, currencyDecimals } from "../runtime/currency.ts";
import { findInput } from "../runtime/find-input.ts";
import { decimalText, roundHalfAway } from "../runtime/decimal.ts";
import type { NumericInputBase } from "../runtime/kinds/numeric.ts";
import type { InputRuntime } from "../runtime/kinds/input-runtime.ts";
import type { Texts } from "../runtime/query.ts";
import { evaluator, type Evaluation } from "./evaluation.ts";
import type { Values } from "./values.ts";
import { openInputs } from "./variant.ts";

/** An input that may have any value between two limits. */
export type SolvableInput = ScalarInput & NumericInputBase;

/** The inputs that can be found from each result, by the ids of both. */
export type FindPairs = Readonly<Record<string, readonly string[]>>;

/** Inputs that can be found from some result, where the visitor is asked for them. */
export function solvableInputs(
  description: CalculatorDescription,
  find: FindPairs,
  variant: Pick<VariantDescription, "fixed">,
): readonly SolvableInput[] {
  const named = Object.values(find).flat();
  return openInputs(description, variant).filter(
    (input): input is SolvableInput => named.includes(input.id) && isNumeric(input),
  );
}

/** Results that an input can be found from. */
export function resultsToFindFrom(find: FindPairs, input: string): readonly string[] {
  return Object.keys(find).filter((output) => find[output]?.includes(input) === true);
}

/** Whether an input may have any value between two limits. */
export function isNumeric(input: InputDescription): input is SolvableInput {
  return ["number", "percent", "money", "quantity"].includes(input.type);
}

/** What is looked for. */
export interface Wanted {
  readonly input: SolvableInput;
  /** The id of a result, and its value in base units. */
  readonly output: string;
  readonly target: number;
  /** The result as a visitor reads it. */
  readonly show: (result: number) => string;
}
/** A value that was found, in base units. */
export interface FoundValue {
  readonly exact: number;
  /** As a person would type it: with no more digits than it takes for the result to read as it was wanted. */
  readonly typed: number;
  /** That one as it stands in a link, in the unit the field had. */
  readonly text: string;
}
export type FoundInput =
  /** Values in ascending order, and the texts of all inputs with the first of them. */
  | { readonly kind: "found"; readonly values: readonly FoundValue[]; readonly texts: Texts }
  | { readonly kind: "none"; readonly between: readonly [least: number, most: number] }
  /** Other inputs are not in order, or the one looked for has no effect now. */
  | { readonly kind: "not_asked"; readonly evaluation: Evaluation };

/** The value of one input that gives a result, with all other inputs as their texts say. */
export function findFromResult(
  calculator: Calculator,
  variant: Pick<VariantDescription, "fixed" | "defaults">,
  texts: Texts,
  today: string,
  { input, output, target, show }: Wanted,
): FoundInput {
  const kind: InputRuntime<ScalarInput> = input.kind;
  // Any value will do while the others are read.
  const usual = String(texts[input.id] ?? variant.defaults[input.id] ?? input.default);
  const unit = kind.unitOf?.(input, usual);
  const canonical = (value: number): string => kind.canonical(input, withFewDigits(value), unit);
  const evaluate = evaluator(calculator, variant, { today });
  const withText = (text: string): Evaluation => evaluate({ ...texts, [input.id]: text });
  const resultOf = ({ answer }: Evaluation): number => {
    const result: unknown = answer.status === "answered" ? answer.values[output] : undefined;
    return typeof result === "number" ? result : Number.NaN;
  };
  const fixed = endsOf(input);
  const middle = canonical((fixed[0] + fixed[1]) / 2);
  const given = withText(usual === "" ? middle : usual);
  // What is found replaces what was typed, so that it need not be readable.
  const evaluation = given.read.inputs === undefined ? withText(middle) : given;
  const { inputs, visible } = evaluation.read;
  if (inputs === undefined || visible[input.id] === false) return { kind: "not_asked", evaluation };
  const between = movedEnds(input, fixed, (value) => withText(canonical(value)));
  const wanted = show(target);
  const now = usual === "" ? undefined : inputs[input.id];
  const present = resultOf(given);
  // A visitor who asks for the figure in sight asks for the value behind it, not for one that is as near in print.
  const isPresent = typeof now === "number" && show(present) === wanted;
  const found = findInput({
    at: (value) => resultOf(withText(canonical(value))),
    between,
    target: isPresent ? present : target,
    ...(typeof now === "number" ? { now } : {}),
  }).map(withFewDigits);
  const values = found.map((exact): FoundValue => {
    if (isPresent && exact === withFewDigits(now)) return { exact, typed: now, text: usual };
    for (const text of roundedTexts(input, exact, canonical, inputs)) {
      const tried = withText(text);
      const value = tried.read.inputs?.[input.id];
      const result = resultOf(tried);
      if (typeof value === "number" && !Number.isNaN(result) && show(result) === wanted)
        return { exact, typed: value, text };
    }
    return { exact, typed: exact, text: canonical(exact) };
  });
  const [first] = values;
  return first === undefined
    ? { kind: "none", between }
    : { kind: "found", values, texts: { ...texts, [input.id]: first.text } };
}

/**
 * A value as it stands in a link by the step of its field, then with ever more decimals. Money is whole, or has the decimals
 * of its currency: nobody pays a tenth.
 */
function roundedTexts(
  { step, display }: SolvableInput,
  value: number,
  canonical: (value: number) => string,
  inputs: Values,
): readonly string[] {
  const text = canonical(value);
  const [number = "", decimals = ""] = /^-?\d+\.?(\d*)/.exec(text) ?? [];
  const code = display.kind === "money" ? currencyCode(display.currency, inputs) : undefined;
  const places =
    code === undefined
      ? Array.from({ length: decimals.length }, (_, index) => index)
      : [0, currencyDecimals(code)];
  const rounded = places.map(
    (each) => decimalText(roundHalfAway(Number(number), each)) + text.slice(number.length),
  );
  return [...(step === undefined ? [] : [canonical(step * Math.round(value / step))]), ...rounded];
}

/**
 * A value with twelve digits: a share of it is then exact in a double, so that a down payment of 20% is 20% of the price and
 * not a last digit less.
 */
export function withFewDigits(value: number): number {
  return Number(value.toPrecision(12));
}

/** The limits of a field that stay; one that moves with other inputs is left to the calculator's own checks. */
export function endsOf({ minimum, maximum }: SolvableInput): readonly [number, number] {
  return [minimum ?? -farthest, maximum ?? farthest];
}

/** The limits of a field with those that move as they are now, which a value beyond them is told. */
function movedEnds(
  { id, movingLimits = [] }: SolvableInput,
  [least, most]: readonly [number, number],
  at: (value: number) => Evaluation,
): readonly [number, number] {
  const limitAt = (value: number): number => {
    const { answer } = at(value);
    const problems = answer.status === "invalid" ? answer.problems : [];
    const limits = problems.flatMap(({ at: place, arguments: of }) =>
      place === id ? [of?.["minimum"], of?.["maximum"]] : [],
    );
    return limits.find((limit): limit is number => typeof limit === "number") ?? value;
  };
  const moves = (side: string): boolean => movingLimits.some((limit) => limit.side === side);
  return [
    moves("min") || moves("above") ? limitAt(least) : least,
    moves("max") || moves("below") ? limitAt(most) : most,
  ];
}

const farthest = 1e12;
