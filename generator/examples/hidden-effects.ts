import { openInputs } from "../presentation/variant.ts";
import type { Answer, InputValues, Value } from "../runtime/answer.ts";
import type { Calculator, InputDescription, VariantDescription } from "../runtime/description.ts";
import type { DocumentedCalculator } from "../presentation/worked-steps.ts";
import { isDay } from "../runtime/iso-date.ts";
import { isTime } from "../runtime/kinds/time.ts";
import { once } from "../runtime/once.ts";
import { readInputs } from "../runtime/reading/read-inputs.ts";
import { chosenSets } from "./chosen-sets.ts";
import { notedInputs } from "./noted-inputs.ts";

/** A hidden input that changes the answer of its page, and two values that show it. */
export interface HiddenEffect {
  readonly id: string;
  readonly values: readonly [Value, Value];
  /** The outputs that differ; none where one of the answers is a refusal. */
  readonly outputs: readonly string[];
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
  const cases =
    unasked.length === 0 ? [] : casesOf(calculator, variant).map((each) => withAnswer(calculator, each));
  return calculator.description.inputs.flatMap((input): readonly HiddenEffect[] => {
    if (!unasked.includes(input.id)) return [];
    for (const each of cases) {
      const other = otherAnswer(calculator, input, each);
      if (other !== undefined) return [{ id: input.id, ...other }];
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
  const answeredCases = distinctCases(cases.map((each) => visibleCase(calculator, usual, each))).map((each) =>
    withAnswer(calculator, each),
  );
  return open.flatMap((input): readonly HiddenEffect[] => {
    for (const each of answeredCases) {
      if (each.visible[input.id] !== false) continue;
      const other = otherAnswer(calculator, input, each);
      if (other !== undefined) return [{ id: input.id, ...other }];
    }
    return [];
  });
}

/** A case as readers have it: what is hidden has the value it has then. */
function visibleCase(
  calculator: Calculator,
  usual: InputValues,
  { inputs, today }: Case,
): Case & { readonly visible: Readonly<Record<string, boolean | undefined>> } {
  let values = inputs;
  let visible: Readonly<Record<string, boolean | undefined>> = {};
  // Hiding one may hide or show others.
  for (const _ of Object.keys(calculator.visible(inputs, today))) {
    const before = textOf(visible);
    visible = calculator.visible(values, today);
    if (textOf(visible) === before) break;
    values = Object.fromEntries(
      Object.entries(inputs).map(([id, value]) => [id, visible[id] === false ? (usual[id] ?? null) : value]),
    );
  }
  return { inputs: values, today, visible };
}

/** A value of the input with which the answer is another, beside the usual one, if one is found. */
function otherAnswer(
  calculator: Calculator,
  input: InputDescription,
  { inputs, today, answer }: AnsweredCase,
): Omit<HiddenEffect, "id"> | undefined {
  const usual = inputs[input.id] ?? null;
  const { texts: usualAnswer, read } = answer();
  // What was not read changes nothing.
  if (usualAnswer === undefined || !read.has(input.id)) return undefined;
  for (const value of triedValues(input, usual)) {
    if (value === usual) continue;
    const other = answerTexts(calculator.compute({ ...inputs, [input.id]: value }, today));
    if (other === undefined) continue;
    const changed = [...new Set([...usualAnswer.keys(), ...other.keys()])].filter(
      (id) => usualAnswer.get(id) !== other.get(id),
    );
    if (changed.length > 0)
      return {
        values: [usual, value],
        outputs: changed.filter((id) => usualAnswer.has(id) && other.has(id)),
      };
  }
  return undefined;
}

interface Case {
  readonly inputs: InputValues;
  readonly today: string;
}

interface AnsweredCase extends Case {
  /** Worked out when first asked for: many inputs are tried against it. */
  readonly answer: () => { readonly texts: AnswerTexts | undefined; readonly read: ReadonlySet<PropertyKey> };
}

/** The case with what its answer says, and the inputs that were read for it. */
function withAnswer<Of extends Case>(calculator: Calculator, each: Of): AnsweredCase & Of {
  const answer = once(() => {
    const read = new Set<PropertyKey>();
    const inputs = notedInputs(each.inputs, read);
    return { texts: answerTexts(calculator.compute(inputs, each.today)), read };
  });
  return { ...each, answer };
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
  const turnedOnce = turned(starts);
  const few = [...starts, ...turnedOnce];
  return distinctCases((few.length < most ? [...few, ...turned(turnedOnce)] : few).slice(0, most));
}

/** Each case once: an input that is turned to what it was is the same case, as is one that is turned while it is hidden. */
function distinctCases<Of extends Case>(cases: readonly Of[]): readonly Of[] {
  return [...new Map(cases.map((each) => [textOf(each), each])).values()];
}

/** What an answer says of each output, or that it is a refusal. */
type AnswerTexts = ReadonlyMap<string, string>;

/** What an answer says; nothing of one with problems, which a page that asks for less cannot have. */
function answerTexts(answer: Answer): AnswerTexts | undefined {
  switch (answer.status) {
    case "answered":
      return new Map(Object.entries(answer.values).map(([id, value]) => [id, textOf(value)]));
    case "refused":
      return new Map([["refused:", answer.refusal.reason]]);
    case "invalid":
      return undefined;
  }
}

function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? `${each}n` : each)) ?? "nothing"
  );
}

const usualNumbers = [0, 1, 2, 7, 30, 1000];
const usualDays = ["1999-12-31", "2012-02-29", "2020-07-01", "2026-06-15"];
const usualTimes = ["00:00", "09:30", "23:59"];

/**
 * Values of an input that tell whether it has an effect: every option, and some of those that are like the `usual` one. A
 * value beyond the input's limits does no harm: its answer is a problem, and tells nothing.
 */
function triedValues(input: InputDescription, usual: Value): readonly Value[] {
  if (input.type === "choice") return input.options;
  if (input.type === "choices") return chosenSets(input);
  if (typeof usual === "boolean") return [true, false];
  if (typeof usual === "bigint") return [2n, 3n];
  if (typeof usual === "number") return [...usualNumbers, usual * 2, usual / 2];
  if (typeof usual !== "string") return input.type === "rows" ? [[]] : usualNumbers;
  if (isDay(usual)) return usualDays;
  return isTime(usual) ? usualTimes : ["1", "10"];
}
