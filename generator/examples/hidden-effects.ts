import { openInputs } from "../presentation/variant.ts";
import type { Answer } from "../runtime/answer.ts";
import type {
  Calculator,
  DocumentedCalculator,
  InputDescription,
  InputValue,
  InputValues,
  VariantDescription,
} from "../runtime/description.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";
import { triedValues } from "./tried-values.ts";

/** A hidden input that changes the answer of its page, and two values that show it. */
export interface HiddenEffect {
  readonly id: string;
  readonly values: readonly [InputValue, InputValue];
}

/** Any day, for examples that name none. */
const usualDay = "2026-01-01";
/** Cases that are tried of one page. */
const mostCases = 400;

/** The inputs a page does not ask for whose values change its answer all the same, as far as many tries show. */
export function hiddenEffects(
  calculator: Calculator & Pick<DocumentedCalculator, "background">,
  variant: VariantDescription,
): readonly HiddenEffect[] {
  const { unasked = [] } = variant;
  const cases = unasked.length === 0 ? [] : casesOf(calculator, variant);
  return calculator.description.inputs.flatMap((input): readonly HiddenEffect[] => {
    if (!unasked.includes(input.id)) return [];
    for (const { inputs, today } of cases) {
      const other = otherAnswer(calculator, input, inputs, today);
      if (other !== undefined) return [{ id: input.id, values: [inputs[input.id] ?? null, other] }];
    }
    return [];
  });
}

/** Cases that are tried of inputs that come and go, of all pages together. */
const mostTurned = 60;

/**
 * The inputs that count by their default while their condition hides them, of `silent` ones: another default would give
 * another answer, as far as many tries show. `calculator` reads them even where they are hidden.
 */
export function defaultEffects(
  calculator: Calculator & Pick<DocumentedCalculator, "background">,
  variant: VariantDescription,
  silent: readonly string[],
): readonly HiddenEffect[] {
  const { fixed, defaults } = variant;
  const usual = readInputs(calculator, {}, { today: usualDay, fixed, defaults }).values;
  const most = Math.ceil(mostTurned / calculator.background.variants.length);
  const open = openInputs(calculator.description, variant).filter(({ id }) => silent.includes(id));
  const cases = open.length === 0 ? [] : casesOf(calculator, variant, most);
  const settled = cases.map((each) => settledCase(calculator, usual, each));
  return open.flatMap((input): readonly HiddenEffect[] => {
    for (const { inputs, today, visible } of settled) {
      if (visible[input.id] !== false) continue;
      const other = otherAnswer(calculator, input, inputs, today);
      if (other !== undefined) return [{ id: input.id, values: [inputs[input.id] ?? null, other] }];
    }
    return [];
  });
}

/** A case as readers have it: what is hidden has the value it has then. */
function settledCase(
  calculator: Calculator,
  usual: InputValues,
  { inputs, today }: Case,
): Case & { readonly visible: Readonly<Record<string, boolean | undefined>> } {
  let values = inputs;
  let visible: Readonly<Record<string, boolean | undefined>> = {};
  // Hiding one may hide or show others.
  for (const _ of Object.keys(calculator.visible(inputs, today))) {
    visible = calculator.visible(values, today);
    values = Object.fromEntries(
      Object.entries(inputs).map(([id, value]) => [id, visible[id] === false ? (usual[id] ?? null) : value]),
    );
  }
  return { inputs: values, today, visible };
}

/** A value of the input with which the answer is another, if one is found. */
function otherAnswer(
  calculator: Calculator,
  input: InputDescription,
  inputs: InputValues,
  today: string,
): InputValue | undefined {
  const usual = inputs[input.id] ?? null;
  const usualAnswer = answerText(calculator.compute(inputs, today));
  if (usualAnswer === undefined) return undefined;
  return triedValues(input, usual).find((value) => {
    const text = answerText(calculator.compute({ ...inputs, [input.id]: value }, today));
    return text !== undefined && text !== usualAnswer;
  });
}

interface Case {
  readonly inputs: InputValues;
  readonly today: string;
}

/** What the page shows first, its examples, and each with one or two of its own inputs changed. */
function casesOf(
  calculator: Calculator & Pick<DocumentedCalculator, "background">,
  variant: VariantDescription,
  most = mostCases,
): readonly Case[] {
  const { fixed, defaults } = variant;
  const own = calculator.background.examples.filter((example) => example.variant === variant.slug);
  const starts = [{ given: {}, today: usualDay }, ...own].map(({ given, today = usualDay }) => ({
    inputs: readInputs(calculator, given, { today, fixed, defaults }).values,
    today,
  }));
  const open = openInputs(calculator.description, variant);
  const turned = (cases: readonly Case[]): readonly Case[] =>
    cases.flatMap(({ inputs, today }) =>
      open.flatMap((input) =>
        triedValues(input, inputs[input.id] ?? null).map((value) => ({
          inputs: { ...inputs, [input.id]: value },
          today,
        })),
      ),
    );
  const once = turned(starts);
  const few = [...starts, ...once];
  return (few.length < most ? [...few, ...turned(once)] : few).slice(0, most);
}

/** What an answer says, as one text; nothing of one with problems, which a page that asks for less cannot have. */
function answerText(answer: Answer): string | undefined {
  switch (answer.status) {
    case "answered":
      return JSON.stringify(answer.values, (_, value: unknown) =>
        typeof value === "bigint" ? `${value}n` : value,
      );
    case "refused":
      return `refused: ${answer.refusal.reason}`;
    case "invalid":
      return undefined;
  }
}
