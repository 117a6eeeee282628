import { openInputs } from "../presentation/variant.ts";
import type { Answer } from "../runtime/answer.ts";
import type {
  Calculator,
  DocumentedCalculator,
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
      const usual = inputs[input.id] ?? null;
      const usualAnswer = answerText(calculator.compute(inputs, today));
      if (usualAnswer === undefined) continue;
      const other = triedValues(input, usual).find((value) => {
        const text = answerText(calculator.compute({ ...inputs, [input.id]: value }, today));
        return text !== undefined && text !== usualAnswer;
      });
      if (other !== undefined) return [{ id: input.id, values: [usual, other] }];
    }
    return [];
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
  return [...starts, ...once, ...turned(once)].slice(0, mostCases);
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
